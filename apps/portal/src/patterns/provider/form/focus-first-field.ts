/** Brings a section to the top of the window and moves the focus to its first field. */
export function focusFirstField(id: string): void {
  const section = document.getElementById(id)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
}
