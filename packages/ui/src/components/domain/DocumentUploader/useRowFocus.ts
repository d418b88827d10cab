import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { UploadRow } from './types.ts'

/** Keeps the focus in the list when a row takes the place of the button that chose its file, and when a row leaves. */
export function useRowFocus(
  rows: readonly UploadRow[],
  list: RefObject<HTMLElement | null>,
  addButton: RefObject<HTMLElement | null>,
) {
  // The button that chose a file makes way for its row: the focus goes there, and not out of a dialog's reach.
  const chosenFor = useRef<string>(undefined)
  useEffect(() => {
    const row = rows.find(({ typeCode }) => typeCode === chosenFor.current)
    chosenFor.current = undefined
    if (row !== undefined) document.getElementById(`document-${row.id}`)?.focus()
  }, [rows])
  const onChosen = (typeCode: string) => {
    chosenFor.current = typeCode
  }
  const focusAfter = (row: UploadRow) => {
    // Focus goes to the row that takes the place, or to the add button when none is left.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = buttons.findIndex((button) => button.dataset['remove'] === row.id)
    const neighbour = buttons[index + 1] ?? buttons[index - 1]
    ;(neighbour?.querySelector('button') ?? addButton.current)?.focus()
  }
  return { onChosen, focusAfter }
}
