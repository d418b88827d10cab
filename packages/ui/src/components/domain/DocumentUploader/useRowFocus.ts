import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { UploadRow } from './types.ts'

/** Keeps the focus in the list when a row takes the place of the button that chose its file, and when a row leaves. */
export function useRowFocus(
  rows: readonly UploadRow[],
  list: RefObject<HTMLElement | null>,
  chooseButton: RefObject<HTMLElement | null>,
) {
  // The button that chose a file makes way for its row: the focus goes there, and not out of a dialog's reach.
  const chosenFor = useRef<string>(undefined)
  const isLeftAlone = useRef(false)
  useEffect(() => {
    const row = rows.find(({ typeCode }) => typeCode === chosenFor.current)
    chosenFor.current = undefined
    if (row !== undefined) document.getElementById(`document-${row.id}`)?.focus()
    // The button of a single document comes back only once its file is gone.
    if (isLeftAlone.current) (chooseButton.current ?? list.current?.querySelector('button'))?.focus()
    isLeftAlone.current = false
  }, [rows, list, chooseButton])
  const onChosen = (typeCode: string) => {
    chosenFor.current = typeCode
  }
  const focusAfter = (row: UploadRow) => {
    // Focus goes to the row that takes the place, or to the button that chooses files when none is left.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = buttons.findIndex((button) => button.dataset['remove'] === row.id)
    const neighbour = buttons[index + 1] ?? buttons[index - 1]
    const next = neighbour?.querySelector('button') ?? chooseButton.current
    isLeftAlone.current = next === null
    next?.focus()
  }
  return { onChosen, focusAfter }
}
