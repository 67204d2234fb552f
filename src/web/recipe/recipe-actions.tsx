import { useEffect, useState } from 'react'

import { ChooseServings } from './choose-servings.tsx'
import { cooklang } from './cooklang.ts'
import type { CookingParts } from './method-steps.ts'
import type { AskAgain, Order } from './order.ts'
import { recipeFileName, recipeTitle } from './recipe-file.ts'
import type { Recipe } from './recipe-state.ts'

/** Milliseconds for which the button says that the copy was made. */
const copiedShown = 2000

/** What can be done with a finished recipe. */
export function RecipeActions({
  recipe,
  parts,
  onAskAgain,
}: {
  recipe: Recipe
  parts: CookingParts
  onAskAgain: AskAgain
}) {
  const { markdown, order, chef } = recipe
  const hasMethod = parts.steps.length > 0
  return (
    <>
      {hasMethod && <ChooseServings recipe={recipe} onAskAgain={onAskAgain} />}
      {order && <AnotherIdea order={order} dishesShown={recipe.dishesShown} onAskAgain={onAskAgain} />}
      <CopyButton markdown={markdown} />
      <button className="button button-quiet" type="button" onClick={() => print(recipeTitle(markdown))}>
        Print
      </button>
      <button
        className="button button-quiet"
        type="button"
        onClick={() => save(recipeFileName(markdown, 'md'), markdown, 'text/markdown')}
      >
        Save
      </button>
      {hasMethod && chef?.chef === 'house' && (
        <button
          className="button button-quiet"
          type="button"
          onClick={() => save(recipeFileName(markdown, 'cook'), cooklang(markdown, parts), 'text/x-cooklang')}
        >
          Save as Cooklang
        </button>
      )}
      {'share' in navigator && (
        <button className="button button-quiet" type="button" onClick={() => void share(markdown)}>
          Share
        </button>
      )}
    </>
  )
}

/** Asks for another dish with the same ingredients, and says when there is no other. */
function AnotherIdea({
  order,
  dishesShown,
  onAskAgain,
}: {
  order: Order
  dishesShown: number | undefined
  onAskAgain: AskAgain
}) {
  return (
    <>
      <button
        id="another-idea"
        className="button button-quiet"
        type="button"
        aria-describedby={dishesShown ? 'no-other-idea' : undefined}
        onClick={({ currentTarget }) => onAskAgain({ ...order, seed: undefined }, currentTarget.id)}
      >
        Another idea
      </button>
      {dishesShown && (
        <p id="no-other-idea" className="aside">
          {dishesShown === 1
            ? 'There is no other dish for this list.'
            : 'That was the last one; here is the first again.'}
        </p>
      )}
    </>
  )
}

function CopyButton({ markdown }: { markdown: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedShown)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    // Without https only this machine has a clipboard; elsewhere the recipe is marked, ready to be copied by hand.
    const clipboard: Clipboard | undefined = navigator.clipboard
    try {
      await clipboard.writeText(markdown)
      setCopied(true)
    } catch {
      const article = document.querySelector('article')
      if (article) getSelection()?.selectAllChildren(article)
    }
  }

  return (
    <button className="button button-quiet" type="button" onClick={() => void copy()}>
      {copied ? 'Copied' : 'Copy'}
    </button>
  )
}

/** Prints the page under the recipe's name, which browsers offer as the file name of a PDF. */
function print(name: string) {
  const pageTitle = document.title
  document.title = name
  window.print()
  document.title = pageTitle
}

async function share(markdown: string) {
  try {
    await navigator.share({ title: recipeTitle(markdown), text: markdown })
  } catch {
    // The visitor closed the share sheet.
  }
}

function save(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // At once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
