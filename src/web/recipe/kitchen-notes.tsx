import type { ReactNode } from 'react'

import type { Recipe } from './recipe-state.ts'

/** What is known about a recipe beside its text. Says what was seen in it, never what is surely not. */
export function KitchenNotes({ recipe }: { recipe: Recipe }) {
  const { notes, cutShort, chef } = recipe
  return (
    <aside className="kitchen-notes" aria-labelledby="kitchen-notes-heading">
      <h2 id="kitchen-notes-heading">Kitchen notes</h2>
      {cutShort && <p>The recipe was cut short at its length limit.</p>}
      <Note title="Take care" lines={notes?.warnings} />
      <Note
        title="Left out"
        lines={notes?.setAside.map(({ ingredient, reason }) => (
          <>
            <bdi>{ingredient}</bdi>: {reason}
          </>
        ))}
      />
      <Note title="Understood" lines={notes?.wishes} />
      <Note
        title="Allergens noticed"
        lines={notes?.allergens.map((allergen) =>
          allergen.sure ? named(allergen) : `Check the label: ${named(allergen)}`,
        )}
      />
      <Note
        title="Safe when the middle reaches"
        lines={notes?.temperatures.map(({ food, celsius, fahrenheit, restMinutes }) => (
          <>
            {food}: {celsius} °C / {fahrenheit} °F
            {restMinutes !== undefined && `, then ${restMinutes} minutes’ rest`}
          </>
        ))}
      />
      <p className="byline">{byline(chef)}</p>
    </aside>
  )
}

/** A titled list of the notes, unless it is empty. */
export function Note({ title, lines }: { title: string; lines: readonly ReactNode[] | undefined }) {
  if (!lines || lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, index) => (
          // The notes of one recipe never change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function named({ name, from }: { name: string; from: readonly string[] }): string {
  return from.length > 0 ? `${name} (${from.join(', ')})` : name
}

function byline(chef: Recipe['chef']): string {
  if (chef?.standingIn)
    return 'The AI chef could not be reached: the house chef stood in, a recipe engine without AI.'
  if (chef?.chef === 'house')
    return 'From the house chef: a recipe engine with hand-written kitchen knowledge, no AI.'
  return chef?.model === undefined ? 'Written by an AI chef.' : `Written by an AI chef, ${chef.model}.`
}
