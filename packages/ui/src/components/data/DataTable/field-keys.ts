import type { KeyboardEvent } from 'react'

/** Marks the place of a button that belongs to a field, such as one that copies its value; Tab reaches it after the field. */
const actionSelector = 'tbody [data-field-action] button:not(:disabled)'

/** Fields of rows; a row's own checkbox is a choice, not a field. */
const fieldSelector = ['input', 'select', 'textarea']
  .map((name) => `tbody ${name}:not([data-row], [type='hidden'], :disabled)`)
  .join(', ')

const isShown = (element: HTMLElement) => element.getClientRects().length > 0

/** Returns the shown fields of the rows, in reading order. */
function fieldsOf(table: HTMLTableElement, selector = fieldSelector): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(selector)].filter(isShown)
}

const cellOf = (element: Element) => element.closest<HTMLTableCellElement>('td, th')
const rowOf = (element: Element) => element.closest('tr')?.rowIndex ?? 0

/** Returns whether a control uses the arrow keys itself; Enter or F2 leads into it and Escape out of it. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio'
}

const textTypes = new Set(['text', 'search', 'tel', 'url', 'email'])

/** Returns whether a field has no use for the arrows up and down: one line of text without a list or steps. */
function isPlainText(target: HTMLElement): boolean {
  return (
    target instanceof HTMLInputElement &&
    target.matches(fieldSelector) &&
    textTypes.has(target.type) &&
    !target.matches('[role], [list]')
  )
}

/** The next or previous field or its button in reading order; undefined past the last, where the browser leaves the table. */
function fieldBeside(table: HTMLTableElement, from: Element, isBack: boolean): HTMLElement | undefined {
  const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  // a cell contains its field: from the cell the field is next, never previous
  const beside = fieldsOf(table, `${fieldSelector}, ${actionSelector}`).filter((field) => {
    const position = from.compareDocumentPosition(field)
    return (position & side) !== 0
  })
  return isBack ? beside.at(-1) : beside[0]
}

/** The nearest field below or above in the same column; rows without a field there are passed over. */
function fieldInColumn(table: HTMLTableElement, from: Element, isUp: boolean): HTMLElement | undefined {
  const [row, column] = [rowOf(from), cellOf(from)?.cellIndex]
  const inColumn = fieldsOf(table).filter((field) => cellOf(field)?.cellIndex === column)
  return isUp
    ? inColumn.findLast((field) => rowOf(field) < row)
    : inColumn.find((field) => rowOf(field) > row)
}

function enter(field: HTMLElement | undefined): void {
  field?.focus()
  if (field instanceof HTMLInputElement && isTyping(field)) field.select()
}

/** Moves by Enter: out of a field down or up its column, from a cell into its field. Returns whether it did. */
function onEnter(event: KeyboardEvent<HTMLTableElement>, target: Element): boolean {
  const table = event.currentTarget
  if (target.matches(fieldSelector)) {
    // a new line of text is typed with Enter
    if (target instanceof HTMLTextAreaElement) return false
    enter(fieldInColumn(table, target, event.shiftKey))
    return true
  }
  if (target !== cellOf(target)) return false
  const field = fieldsOf(table).find((each) => target.contains(each))
  enter(field)
  return field !== undefined
}

function moveByKey(event: KeyboardEvent<HTMLTableElement>): boolean {
  const { target, key, currentTarget: table } = event
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey) return false
  if (key === 'Enter' || key === 'F2') return onEnter(event, target)
  if (key === 'Tab') {
    const next = fieldBeside(table, target, event.shiftKey)
    enter(next)
    return next !== undefined
  }
  if ((key === 'ArrowDown' || key === 'ArrowUp') && !event.shiftKey && isPlainText(target)) {
    enter(fieldInColumn(table, target, key === 'ArrowUp'))
    return true
  }
  if (key !== 'Escape' || !target.matches(`${fieldSelector}, ${actionSelector}`)) return false
  cellOf(target)?.focus()
  return true
}

/**
 * Handles the keys of fields in rows (D23): Tab and Shift + Tab walk the fields and leave the table after the last,
 * Enter and Shift + Enter go down and up their column, as do the arrows from a line of text; Escape returns to the cell,
 * Enter or F2 enters its field again. A button of a field (`data-field-action`) is walked after it.
 * Returns whether the key was used; a used Escape does not close the dialog around the table.
 */
export function handleFieldKey(event: KeyboardEvent<HTMLTableElement>): boolean {
  if (!moveByKey(event)) return false
  event.preventDefault()
  event.stopPropagation()
  return true
}
