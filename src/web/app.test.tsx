import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ctaMinIngredients } from '#shared/product.ts'
import { App } from './app.tsx'
import { helpWordings } from './ingredients/help-wordings.ts'
// Loaded before the first test: a recipe that has to wait for it would come too late.
import './recipe/kitchen.ts'
import { scriptedChef } from './scripted-chef.testing.ts'

const author = { name: 'Ada', url: 'https://example.org/ada' }
const scrolled = vi.fn<Element['scrollIntoView']>()

beforeEach(() => {
  // jsdom lays nothing out: it has neither.
  Element.prototype.scrollIntoView = scrolled
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  scrolled.mockReset()
})

function visit({ threshold = ctaMinIngredients, chef = scriptedChef() } = {}) {
  render(
    <App
      chef={chef.chef}
      prepareChef={() => {}}
      ctaMinIngredients={threshold}
      helpWording={helpWordings[0]}
      author={author}
    />,
  )
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add ingredient' })
  const add = (...texts: string[]) => user.type(field, texts.map((text) => `${text}{Enter}`).join(''))
  return { user, field, add, chef }
}

/** A house chef that knows as many dishes as it is given; the seed chooses. */
const cookbook = (...titles: string[]): ReturnType<typeof scriptedChef>['chef'] =>
  async function* (_, { seed = 0 }) {
    yield { type: 'chef', chef: 'house' }
    yield { type: 'text', text: `## ${titles[seed % titles.length]}\n\n1. Stir.\n` }
    yield { type: 'end', reason: 'stop' }
  }

const shownTitle = () => within(screen.getByRole('article')).getByRole('heading').textContent
/** The titles shown by a first recipe and so many other ideas. */
async function ideas(titles: readonly string[], count: number) {
  const { user, add } = visit({ chef: { ...scriptedChef(), chef: cookbook(...titles) } })
  await add('egg', 'rice', 'peas', 'ginger')
  await user.click(ask()!)
  const shown: (string | null)[] = []
  for (let idea = 0; idea < count; idea++) {
    const article = await screen.findByRole('article')
    shown.push(shownTitle())
    await user.click(await screen.findByRole('button', { name: 'Another idea' }))
    await vi.waitFor(() => expect(article.isConnected).toBe(false))
    await screen.findByRole('button', { name: 'Another idea' })
  }
  return [...shown, shownTitle()]
}

const pills = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const earlierMark = () => screen.queryByText(/For an earlier list/)
const help = () => screen.queryByText(/4 or more ingredients/)
const ask = () => screen.queryByRole('button', { name: 'Get a recipe' })

describe('the threshold of the call to action', () => {
  test.each([
    { threshold: 4, shownFrom: 4 },
    { threshold: 1, shownFrom: 1 },
  ])(
    '$threshold shows it from $shownFrom ingredients, and the help line stays its own',
    async ({ threshold }) => {
      const { add } = visit({ threshold })
      for (let count = 0; count <= 5; count++) {
        expect(screen.queryAllByRole('listitem')).toHaveLength(count)
        expect(screen.queryByRole('heading', { name: 'Ready for a recipe?' }) !== null).toBe(
          count >= threshold,
        )
        expect(screen.queryByText('Generate a recipe from your list of ingredients.') !== null).toBe(
          count >= threshold,
        )
        expect(ask() !== null).toBe(count >= threshold)
        expect(help() !== null).toBe(count < 4)
        await add(`food ${count}`)
      }
    },
  )

  test.each([4, 1])(
    '%i still gives a recipe and keeps it when the list shrinks below it',
    async (threshold) => {
      const { user, add, chef } = visit({ threshold })
      await add(...['egg', 'rice', 'peas', 'ginger'].slice(0, threshold))
      await user.click(ask()!)
      chef.say({ type: 'text', text: '## Soup' }, { type: 'end', reason: 'stop' })
      await screen.findByRole('article')
      await user.click(screen.getByRole('button', { name: 'Remove egg' }))
      expect(ask()).toBeNull()
      expect(within(screen.getByRole('article')).getByRole('heading', { name: 'Soup' })).toBeDefined()
    },
  )
})

describe('the entry form', () => {
  test('pasting several lines adds each, without bullets and numbers, around what is typed already', async () => {
    const { user, field } = visit()
    await user.type(field, 'red ')
    await user.paste('onion\n- garlic\n\n• rice\r\n2. eggs\n- [ ] milk')
    expect(pills()).toEqual(['red onion', 'garlic', 'rice', 'eggs', 'milk'])
    expect(field.value).toBe('')
  })

  test('pasting one line only fills the field', async () => {
    const { user, field } = visit()
    await user.click(field)
    await user.paste('- onion')
    expect(field.value).toBe('- onion')
    expect(pills()).toEqual([])
  })

  test('a list typed at once is as many pills, and so is one that is pasted', async () => {
    const { user, add, field } = visit()
    await add('eggs, milk and flour', 'chicken thighs, boneless')
    expect(pills()).toEqual(['eggs', 'milk', 'flour', 'chicken thighs, boneless'])
    await user.paste('salt and pepper, butter')
    expect(pills().slice(4)).toEqual(['salt and pepper', 'butter'])
    await user.paste('onion, finely chopped')
    expect(field.value).toBe('onion, finely chopped')
  })

  test('the field stops at 120 code points, however many UTF-16 units they take', async () => {
    const { user, field } = visit()
    await user.click(field)
    await user.paste('🧄'.repeat(130))
    expect(field.value).toBe('🧄'.repeat(120))
  })

  test('a full list takes no more and leaves the text in the field', async () => {
    const { user, field } = visit()
    await user.click(field)
    await user.paste(Array.from({ length: 200 }, (_, index) => `food ${index}`).join('\n'))
    await user.type(field, 'one more{Enter}')
    expect(pills()).toHaveLength(200)
    expect(field.value).toBe('one more')
  })
})

describe('the pills', () => {
  test('after a removal the focus goes to the next pill, else the previous, else the field', async () => {
    const { user, field, add } = visit()
    await add('a', 'b', 'c')
    screen.getByRole('button', { name: 'Remove b' }).focus()
    await user.keyboard('{Delete}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove c' }))
    await user.keyboard(' ')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove a' }))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(field)
  })

  test('one that was removed by mistake can be put back for five seconds, and has the focus then', async () => {
    const { user, add } = visit()
    await add('a', 'b', 'c')
    await user.click(screen.getByRole('button', { name: 'Remove b' }))
    await user.click(screen.getByRole('button', { name: 'Undo removing b' }))
    expect(pills()).toEqual(['a', 'b', 'c'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove b' }))
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    fireEvent.click(screen.getByRole('button', { name: 'Remove b' }))
    act(() => void vi.advanceTimersByTime(4900))
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeNull()
    act(() => void vi.advanceTimersByTime(200))
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    vi.useRealTimers()
  })
})

describe('a request', () => {
  const list = ['egg', 'rice', 'peas', 'ginger']

  test('hands the chef the normalized list of the click, in order and with duplicates', async () => {
    const { user, add, chef } = visit()
    await add('  cre\u0301me ', 'egg', 'egg', '\u202eegg')
    await user.click(ask()!)
    expect(chef.calls[0]?.ingredients).toEqual(['cr\u00e9me', 'egg', 'egg', 'egg'])
  })

  test('shows the draft beside an untouched live region, then the recipe in it', async () => {
    const { user, add, chef } = visit()
    await add(...list)
    const region = document.querySelector('section[aria-live="polite"]')!
    await user.click(ask()!)
    expect(screen.getByRole('status').textContent).toBe('Generating...')
    chef.say({ type: 'text', text: '## Soup\n\nStir' })
    await screen.findByText('Stir')
    expect(region.childElementCount).toBe(0)
    expect(screen.getByText('Stir').closest('[aria-hidden="true"]')).not.toBeNull()
    expect(screen.queryByRole('article')).toBeNull()
    chef.say({ type: 'text', text: ' well.' }, { type: 'end', reason: 'stop' })
    expect(within(await screen.findByRole('article')).getByText('Stir well.')).toBeDefined()
    expect(region.contains(screen.getByRole('article'))).toBe(true)
    expect(document.querySelector('[aria-hidden="true"] .prose')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
    expect(scrolled).toHaveBeenCalledOnce()
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }))
  })

  test('Stop brings the earlier recipe back, logs nothing and gives the focus to Get a recipe', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, add, chef } = visit()
    await add(...list)
    await user.click(ask()!)
    chef.say({ type: 'text', text: 'First.' }, { type: 'end', reason: 'stop' })
    const article = await screen.findByRole('article')
    await user.click(ask()!)
    chef.say({ type: 'text', text: 'Second' })
    await screen.findByText('Second')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.queryByText('Second')).toBeNull()
    expect(screen.getByRole('article')).toBe(article)
    expect(article.textContent).toBe('First.')
    expect(document.activeElement).toBe(ask())
    expect(chef.calls[1]?.signal.aborted).toBe(true)
    expect(logged).not.toHaveBeenCalled()
  })

  test('leaving the page aborts it, and coming back finds no loading line', async () => {
    const { user, add, chef } = visit()
    await add(...list)
    await user.click(ask()!)
    window.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
    expect(chef.calls[0]?.signal.aborted).toBe(true)
  })

  test.each([
    { name: 'a chef that stops without an end', event: 'close' as const },
    { name: 'a chef that throws', event: new Error('burnt') },
  ])('$name leaves the recipe as it was, with one line in the console', async ({ event }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, add, chef } = visit()
    await add(...list)
    await user.click(ask()!)
    chef.say({ type: 'text', text: 'First.' }, { type: 'end', reason: 'stop' })
    await screen.findByRole('article')
    await screen.findByRole('complementary', { name: 'Kitchen notes' })
    const before = document.querySelector('main')!.innerHTML
    await user.click(ask()!)
    chef.say({ type: 'text', text: 'Half a rec' }, event)
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(document.querySelector('main')!.innerHTML).toBe(before))
  })

  test('the kitchen notes stand beside the article and say who answered and what was cut short', async () => {
    const { user, add, chef } = visit()
    await add(...list)
    await user.click(ask()!)
    const notes = {
      setAside: [{ ingredient: 'bleach', reason: 'not food' }],
      allergens: [
        { name: 'Milk', from: ['butter'], sure: true },
        { name: 'Celery', from: ['stock'], sure: false },
      ],
      temperatures: [{ food: 'Chicken', celsius: 74, fahrenheit: 165 }],
      wishes: ['vegan'],
      warnings: ['Boil the beans for 10 minutes.'],
    }
    chef.say(
      { type: 'chef', chef: 'house', standingIn: true },
      { type: 'text', text: 'Soup' },
      { type: 'notes', notes },
      { type: 'end', reason: 'length' },
    )
    const aside = await screen.findByRole('complementary', { name: 'Kitchen notes' })
    expect(screen.getByRole('article').contains(aside)).toBe(false)
    expect(aside.closest('[aria-live]')).toBeNull()
    for (const words of [
      'bleach: not food',
      'Milk (butter)',
      'Check the label: Celery (stock)',
      'Chicken: 74 °C / 165 °F',
      'vegan',
      'Boil the beans',
    ])
      expect(aside.textContent).toContain(words)
    expect(aside.textContent).toContain('cut short')
    expect(aside.textContent).toContain('could not be reached')
    expect(document.body.textContent).not.toMatch(/allergen-free/i)
  })

  test('a recipe is marked as one for an earlier list once the ingredients change, and no longer when they are back', async () => {
    const { user, add, chef } = visit()
    await add(...list)
    await user.click(ask()!)
    chef.say({ type: 'text', text: 'Soup' }, { type: 'end', reason: 'stop' })
    await screen.findByRole('article')
    expect(earlierMark()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove egg' }))
    expect(earlierMark()?.textContent).toBe('For an earlier list: egg, rice, peas, ginger')
    expect(earlierMark()?.closest('[aria-live]')).toBeNull()
    await add('egg')
    expect(earlierMark()).toBeNull()
    await add('egg')
    expect(earlierMark()).not.toBeNull()
  })

  test('the time that a recipe takes shows from the fifth second, and is no part of what is announced', async () => {
    const { user, add, chef } = visit()
    await add(...list)
    await user.click(ask()!)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    await user.click(ask()!)
    act(() => void vi.advanceTimersByTime(4900))
    expect(screen.queryByRole('timer')).toBeNull()
    act(() => void vi.advanceTimersByTime(3100))
    expect(screen.getByRole('timer').textContent).toBe('8 s')
    expect(screen.getByRole('status').textContent).toBe('Generating...')
    vi.useRealTimers()
    chef.say({ type: 'text', text: 'Soup' }, { type: 'end', reason: 'stop' })
    await screen.findByRole('article')
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test('another idea asks again with the ingredients of the recipe', async () => {
    const { user, add, chef } = visit()
    await add(...list)
    await user.click(ask()!)
    chef.say({ type: 'text', text: 'Soup' }, { type: 'end', reason: 'stop' })
    await screen.findByRole('article')
    await add('salt')
    await user.click(await screen.findByRole('button', { name: 'Another idea' }))
    expect(chef.calls[1]?.ingredients).toEqual(list)
  })

  test('a recipe of an AI chef is asked for again as it was, even under the same title', async () => {
    const { user, add, chef } = visit()
    await add(...list)
    await user.click(ask()!)
    for (const text of ['## Soup\n\nOne.', '## Soup\n\nTwo.']) {
      chef.say({ type: 'chef', chef: 'hosted' }, { type: 'text', text }, { type: 'end', reason: 'stop' })
      await screen.findByText(text.slice(-4))
      await user.click(await screen.findByRole('button', { name: 'Another idea' }))
    }
    expect(chef.calls).toHaveLength(3)
  })
})

describe('the house chef’s dishes', () => {
  test('another idea brings the other dish, and when there is no other says so and begins again', async () => {
    expect(await ideas(['Soup', 'Pie', 'Stew'], 3)).toEqual(['Soup', 'Pie', 'Stew', 'Soup'])
    const another = screen.getByRole('button', { name: 'Another idea' })
    expect(screen.getByText('That was the last one; here is the first again.').id).toBe(
      another.getAttribute('aria-describedby'),
    )
    await userEvent.click(another)
    await vi.waitFor(() => expect(shownTitle()).not.toBe('Soup'))
    await vi.waitFor(() => expect(screen.queryByText(/That was the last one/)).toBeNull())
  })

  test('where there is one dish alone, another idea says so', async () => {
    expect(await ideas(['Soup'], 1)).toEqual(['Soup', 'Soup'])
    expect(screen.getByText('There is no other dish for this list.')).toBeDefined()
  })
})
