import { expect } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { renderScreen, type ScreenOptions } from './render-screen.tsx'
import { button } from './screen.ts'

/** A screen and what it reads. */
interface Read extends Pick<ScreenOptions, 'as'> {
  /** address of the screen */
  path: string
  /** part of the address of the call that fails */
  call: string
  /** what the screen shows once the call is served */
  content: Locator
}

/**
 * Expects that a screen says that it cannot be read while its call fails, in the words of the failure, and that "Try again"
 * shows it once the call is served.
 */
export async function expectErrorAndRetry({ path, as, call, content }: Read): Promise<void> {
  await renderScreen(path, { as, fault: { failure: 'gateway', path: call } })
  await expect.element(page.getByRole('main').getByText('502 Bad Gateway').first()).toBeVisible()
  await commands.setFault()
  await button('Try again').first().click()
  await expect.element(content).toBeVisible()
}
