import { useRef } from 'react'
import type { ChangeEvent, MouseEvent } from 'react'
import { selectRange, toggleRow } from './selection.ts'
import type { TableState } from './state.ts'
import type { TableChange } from './types.ts'

/** The menu of one row: its place, its key and the button that opened it. */
export interface OpenMenu {
  readonly index: number
  readonly key: string
  readonly trigger: HTMLElement
}

interface RowEventOptions {
  state: TableState
  change: (next: Partial<TableChange>) => void
  openMenu: OpenMenu | undefined
  onOpenMenu: (menu: OpenMenu | undefined) => void
  /** Takes plain clicks on row links; without it the browser follows them. */
  onNavigate: ((href: string) => void) | undefined
}

/** Answers the events of all rows at their common parent: choosing, opening a menu, following a row's link. */
export function useRowEvents({ state, change, openMenu, onOpenMenu, onNavigate }: RowEventOptions) {
  const { keys, selection, selectionMode } = state
  const anchor = useRef<number | undefined>(undefined)

  const onToggle = (event: ChangeEvent<HTMLElement>) => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.dataset['row'] === undefined) return
    const index = Number(input.dataset['row'])
    const key = keys[index]
    if (key === undefined) return
    const isShift = event.nativeEvent instanceof globalThis.MouseEvent && event.nativeEvent.shiftKey
    const from = anchor.current
    anchor.current = index
    if (isShift && from !== undefined && !state.isSingle) {
      change({ selection: selectRange(selection, keys, from, index) })
    } else change({ selection: toggleRow(selection, key, selectionMode) })
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return
    const trigger = event.target.closest<HTMLElement>('[data-row-menu]')
    if (trigger) {
      const index = Number(trigger.dataset['rowMenu'])
      const key = keys[index]
      onOpenMenu(openMenu?.index === index || key === undefined ? undefined : { index, key, trigger })
      return
    }
    const link = event.target.closest<HTMLAnchorElement>('a[data-row-link]')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !onNavigate || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    onNavigate(link.getAttribute('href') ?? link.href)
  }

  return { onToggle, onClick }
}
