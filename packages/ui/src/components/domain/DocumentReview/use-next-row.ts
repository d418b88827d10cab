import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Leads the reader to the row of the next document. An act that opens it removes its own button: the row takes the focus
 * that was inside of the document before (WCAG 2.4.3). Where the document is drawn under its row, the row comes into view.
 * Returns the ref of the element that holds the document and its acts.
 */
export function useNextRow(
  row: RefObject<HTMLButtonElement | null>,
  current: string | undefined,
  isUnderRow: boolean,
): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  const last = useRef(current)
  useEffect(() => {
    // an element that is removed has lost its focus before an effect can see it
    const remember = ({ target }: FocusEvent): void => {
      hadFocus.current = target instanceof Node && pane.current?.contains(target) === true
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (last.current === current) return
    last.current = current
    if (isUnderRow) row.current?.scrollIntoView({ block: 'start' })
    if (hadFocus.current && document.activeElement === document.body) {
      row.current?.focus({ preventScroll: true })
    }
  }, [row, current, isUnderRow])
  return pane
}
