const focusable =
  ':is(input, select, textarea, button, [role="spinbutton"], [tabindex="0"]):not([type="hidden"], [disabled], [aria-disabled="true"])'

/** The element with an id and its control: itself, or the first one inside it. */
function fieldOf(id: string) {
  const element = document.getElementById(id)
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable)
  return { element, control, label: document.querySelector(`label[for="${CSS.escape(id)}"]`) }
}

/** Returns the control that unlocks a field nothing can be entered in yet: the last one before it that takes an entry. */
function keyOf(element: HTMLElement | null): HTMLElement | undefined {
  const controls = element?.closest('form')?.querySelectorAll<HTMLElement>(focusable) ?? []
  return [...controls].findLast(
    (control) =>
      control.matches('input, select, textarea') &&
      element !== null &&
      (control.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
}

function nameOf(element: HTMLElement | null, control: Element | null | undefined, label: Element | null) {
  const ids = element?.getAttribute('aria-labelledby') ?? control?.getAttribute('aria-labelledby')
  // a control that shows its value names it first
  const own = label ?? document.getElementById(ids?.split(' ').at(-1) ?? '')
  const field = control ?? element
  const labels = field instanceof HTMLInputElement ? field.labels : null
  return (own ?? labels?.[0])?.textContent.trim().replace(/[?:.]$/, '') || undefined
}

/** Returns the name on the page of the field with this id, if it is there and has a label in sight of screen readers. */
export function labelOf(id: string): string | undefined {
  const { element, control, label } = fieldOf(id)
  return nameOf(element, control, label)
}

/** Returns the name of the field that has to be filled in before the one with this id; undefined where there is none. */
export function keyLabelOf(id: string): string | undefined {
  const { element, control } = fieldOf(id)
  const key = control ? undefined : keyOf(element)
  return (
    key &&
    nameOf(key, key, key.id === '' ? null : document.querySelector(`label[for="${CSS.escape(key.id)}"]`))
  )
}

/** Moves focus to the control with this id, or to the first control inside it, and brings its label into view. */
export function focusField(id: string): void {
  const { element, control, label } = fieldOf(id)
  const target = control ?? keyOf(element)
  target?.focus({ preventScroll: true })
  const shown = control ? (label ?? control) : (target ?? element)
  shown?.scrollIntoView({ block: 'center' })
}
