const focusable =
  'input:not([type="hidden"], [disabled]), select, textarea, button, [role="spinbutton"], [tabindex="0"]'

/** Moves focus to the control with this id, or to the first control inside it, and brings its label into view. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  if (element === null) return
  const control = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? control ?? element
  label.scrollIntoView({ block: 'center' })
}
