const focusable =
  'input:not([type="hidden"], [disabled]), select, textarea, button, [role="spinbutton"], [tabindex="0"]'

/** The element with an id and its control: itself, or the first one inside it. */
function fieldOf(id: string) {
  const element = document.getElementById(id)
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable)
  return { element, control, label: document.querySelector(`label[for="${CSS.escape(id)}"]`) }
}

/**
 * Returns the name on the page of the field with this id, if it is there and has a label in sight of screen readers.
 */
export function labelOf(id: string): string | undefined {
  const { element, control, label } = fieldOf(id)
  const ids = element?.getAttribute('aria-labelledby') ?? control?.getAttribute('aria-labelledby')
  // a control that shows its value names it first
  const own = label ?? document.getElementById(ids?.split(' ').at(-1) ?? '')
  const held = own ?? (control instanceof HTMLInputElement ? control.labels?.[0] : undefined)
  return held?.textContent.trim().replace(/[?:.]$/, '') || undefined
}

/** Moves focus to the control with this id, or to the first control inside it, and brings its label into view. */
export function focusField(id: string): void {
  const { element, control, label } = fieldOf(id)
  control?.focus({ preventScroll: true })
  const shown = label ?? control ?? element
  shown?.scrollIntoView({ block: 'center' })
}
