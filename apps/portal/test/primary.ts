import { vars } from '@capiz/ui/tokens'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Returns the computed background of primary buttons in the theme in force. */
function primaryBackground(): string {
  const probe = document.createElement('span')
  probe.style.background = vars.color.accent
  document.body.append(probe)
  const color = getComputedStyle(probe).backgroundColor
  probe.remove()
  return color
}

/** Waits until the primary buttons of the page, in their order, have exactly these texts (composition.md: one primary per page). */
export async function expectPrimary(texts: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      [...page.getByRole('main').element().querySelectorAll('a, button')]
        .filter((control) => getComputedStyle(control).backgroundColor === primaryBackground())
        .map(({ textContent }) => textContent),
    )
    .toEqual(texts)
}
