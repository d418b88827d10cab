const LONGEST = 150

const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/gu, ' ').trim()

/** Returns the address and the beginnings of what is on the page, in the order in which it could be in the way. */
export function shownNow(): string {
  const parts = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=alert], main')]
  const texts = parts.map(textOf).filter((text) => text !== '')
  const shown = texts.length > 0 ? texts : [textOf(document.body)]
  return `${location.pathname}${location.search} showed ${shown.map((text) => `"${text.slice(0, LONGEST)}"`).join(', ')}`
}
