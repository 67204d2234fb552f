import { useEffect, type ClipboardEvent, type InputEvent, type RefObject, type SubmitEvent } from 'react'

import { splitIngredients } from '#shared/split-list.ts'
import { withinFieldLimit } from './ingredient-list.ts'

/**
 * The entry form. The field belongs to the document rather than to state, so that text typed
 * before the script runs is kept. `onAdd` gives false when the list is full: then the text stays.
 */
export function IngredientForm({
  fieldRef,
  onAdd,
}: {
  fieldRef: RefObject<HTMLInputElement | null>
  onAdd: (texts: readonly string[]) => boolean
}) {
  useEffect(() => {
    if (fieldRef.current) cut(fieldRef.current)
  }, [fieldRef])

  function add(texts: readonly string[]) {
    const field = fieldRef.current
    if (!field) return
    if (onAdd(texts)) field.value = ''
    field.focus()
  }

  function submitted(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    add(splitIngredients(fieldRef.current?.value ?? ''))
  }

  function pasted(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const text = event.clipboardData.getData('text/plain')
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    if (splitIngredients(text).length < 2) return
    event.preventDefault()
    add(splitIngredients(before + text + after))
  }

  return (
    <form className="entry" onSubmit={submitted}>
      <input
        ref={fieldRef}
        className="entry-field"
        type="text"
        name="ingredient"
        aria-label="Add ingredient"
        placeholder="e.g. oregano"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        dir="auto"
        onInput={edited}
        onPaste={pasted}
      />
      <button className="button" type="submit">
        Add ingredient
      </button>
    </form>
  )
}

function edited(event: InputEvent<HTMLInputElement>) {
  // Cutting during composition would break an input method.
  if (event.nativeEvent.isComposing) return
  cut(event.currentTarget)
}

/** Cuts what is in the field to the length that an ingredient may have. */
function cut(field: HTMLInputElement) {
  const kept = withinFieldLimit(field.value)
  if (kept !== field.value) field.value = kept
}
