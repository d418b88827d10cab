import type { Shortcut } from '../../platform/shortcuts/shortcut-keys.ts'

/** The links of the rows that are shown, in their order. */
const links = () => [...document.querySelectorAll<HTMLElement>('main a[data-row-link]')]

function move(step: 1 | -1): void {
  const all = links()
  const row = document.activeElement?.closest('tr, li')
  const at = all.findIndex((link) => row?.contains(link))
  const next = at < 0 ? (step === 1 ? 0 : all.length - 1) : at + step
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus()
}

/** Keys of the list: up and down its requests; Enter opens the one that has the focus, as with every link. */
export const listKeys: readonly Shortcut[] = [
  { keys: 'j', label: 'Next request of the list', run: () => move(1) },
  { keys: 'k', label: 'Previous request of the list', run: () => move(-1) },
]
