import { useEffect, useState } from 'react'

import { recipeFileName, recipeTitle } from './recipe-file.ts'

/** Milliseconds for which the button says that the copy was made. */
const copiedShown = 2000

/** What can be done with a finished recipe. */
export function RecipeActions({ markdown, onAskAgain }: { markdown: string; onAskAgain: () => void }) {
  return (
    <>
      <button className="button button-quiet" type="button" onClick={onAskAgain}>
        Another idea
      </button>
      <CopyButton markdown={markdown} />
      <button className="button button-quiet" type="button" onClick={() => print(recipeTitle(markdown))}>
        Print
      </button>
      <button className="button button-quiet" type="button" onClick={() => save(markdown)}>
        Save
      </button>
      {'share' in navigator && (
        <button className="button button-quiet" type="button" onClick={() => void share(markdown)}>
          Share
        </button>
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

function save(markdown: string) {
  const address = URL.createObjectURL(new Blob([markdown], { type: 'text/markdown' }))
  const link = document.createElement('a')
  link.href = address
  link.download = recipeFileName(markdown)
  link.click()
  // At once would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
