import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { isSet } from './filters.ts'
import type { FilterDeclaration, FilterValues } from './filters.ts'

interface OpenEditor {
  readonly filters: readonly FilterDeclaration[]
  readonly trigger: HTMLElement
}

/** Keeps which filters are being edited, and at which chip of the bar. */
export function useOpenEditor(values: FilterValues) {
  const bar = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<OpenEditor>()
  // A suggested chip becomes another element once it is set; its editor has to stay with it.
  const edited = open?.filters.length === 1 ? open.filters[0]?.id : undefined
  const isEditedSet = edited !== undefined && isSet(values, edited)
  useLayoutEffect(() => {
    if (!open || open.trigger.isConnected) return
    const place = isEditedSet ? '[data-active-chip] [data-chip]' : '[data-chip]'
    const chips = [...(bar.current?.querySelectorAll<HTMLElement>(place) ?? [])]
    const chip = chips.find((each) => each.dataset['chip'] === (edited ?? 'more')) ?? chips[0]
    if (chip) setOpen({ ...open, trigger: chip })
  }, [open, edited, isEditedSet])
  return { bar, open, setOpen }
}

/** Arrows, Home and End move in the bar; Delete and Backspace remove the filter that has the focus. */
export function answerKey(event: KeyboardEvent<HTMLDivElement>, remove: (id: string) => void): void {
  const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const index = chips.indexOf(event.target as HTMLElement)
  const chip =
    event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-active-chip]') : null
  if ((event.key === 'Delete' || event.key === 'Backspace') && chip?.dataset['activeChip']) {
    event.preventDefault()
    remove(chip.dataset['activeChip'])
    return
  }
  const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: chips.length - 1 }[event.key]
  if (to === undefined || index < 0) return
  event.preventDefault()
  chips[Math.min(Math.max(0, to), chips.length - 1)]?.focus()
}
