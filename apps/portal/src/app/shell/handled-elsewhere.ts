/** Windows and menus in front of the page; a message in its corner is none of them, and the page goes on being used. */
const windows = '[role=dialog], [role=alertdialog]:not([aria-modal="false"])'
const fields = 'input, textarea, select, [contenteditable], [role=menu] *, [role=listbox] *'

/** Fields take every key for themselves, and an open window or menu has keys of its own. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : undefined
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    event.repeat ||
    at?.matches(fields) === true ||
    document.querySelector(windows) !== null
  )
}
