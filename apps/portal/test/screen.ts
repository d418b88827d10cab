import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

/** A screen or a part of it. */
type Scope = Pick<Locator, 'getByRole' | 'getByText' | 'getByLabelText'>

/** Returns the heading of the page. */
export const title = (name?: string | RegExp): Locator =>
  page.getByRole('heading', name === undefined ? { level: 1 } : { level: 1, name, exact: true })

/** Returns the count under a list: `10 facilities`, or the range of the first page where there are several. */
export const rowCount = (text: string | RegExp): Locator => page.getByText(text, { exact: true })

/** Returns the heading with this text, of any level. */
export const heading = (name: string | RegExp, scope: Scope = page): Locator =>
  scope.getByRole('heading', { name, exact: true })

/** Returns the button with exactly this name. */
export const button = (name: string | RegExp, scope: Scope = page): Locator =>
  scope.getByRole('button', { name, exact: true })

/** Returns the link with exactly this name. */
export const link = (name: string | RegExp, scope: Scope = page): Locator =>
  scope.getByRole('link', { name, exact: true })

/** Returns the tab of a record or an area: its bold copy is part of its name. */
export const tab = (name: string, scope: Scope = page): Locator =>
  scope.getByRole('link', { name: new RegExp(`^${name}`) })

/** Returns the text field with exactly this label. */
export const field = (name: string, scope: Scope = page): Locator =>
  scope.getByRole('textbox', { name, exact: true })

/** Returns the choice field with exactly this label. */
export const choice = (name: string, scope: Scope = page): Locator =>
  scope.getByRole('combobox', { name, exact: true })

/** Returns the row of a table that contains a text. */
export const row = (text: string | RegExp, scope: Scope = page): Locator =>
  scope.getByRole('row').filter({ hasText: text })

/** Returns the region with exactly this name. */
export const region = (name: string): Locator => page.getByRole('region', { name, exact: true })

/** Returns the open dialog. */
export const dialog = (name?: string): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name, exact: true })

/** Returns the place of the toasts. */
export const messages = (): Locator => page.getByRole('region', { name: 'Messages', exact: true })

/** Tells the page that the connection is back, as the browser does: what waits is sent. */
export function reconnect(): void {
  window.dispatchEvent(new Event('online'))
}

/** Returns the open question that has to be answered. */
export const question = (): Locator => page.getByRole('alertdialog')

/** Opens the menu of a row and chooses an entry. */
export async function chooseInMenu(opener: Locator, entry: string): Promise<void> {
  await opener.click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Toggles a checkbox, radio button or switch by the keyboard: its visible part lies over the real control. */
export async function toggle(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument()
  control.element().focus()
  await userEvent.keyboard(' ')
}

/** Types a day into the three parts of a date field. */
export async function fillDay(label: string, isoDay: string, scope: Scope = page): Promise<void> {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  const parts = scope.getByRole('group', { name: label, exact: true }).first().getByRole('spinbutton')
  // day, month, year: each part hands on to the next when it is full
  await parts.first().click()
  for (const digit of `${day}${month}${year}`) await userEvent.keyboard(digit)
}

/** Expects exactly these texts, in their order. */
export async function expectTexts(items: Locator, texts: readonly string[]): Promise<void> {
  await expect.poll(() => items.elements().map((item) => item.textContent.trim())).toEqual(texts)
}

/** Expects a number of elements. */
export async function expectCount(items: Locator, count: number): Promise<void> {
  await expect.poll(() => items.elements().length).toBe(count)
}

/** Expects that the elements are not on the screen. */
export const expectNone = (items: Locator): Promise<void> => expectCount(items, 0)

/** Expects a message at a field that still holds what was typed. */
export async function expectProblem(control: Locator, message: string, value?: string): Promise<void> {
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(message))
  if (value !== undefined) await expect.element(control).toHaveValue(value)
}

/** Expects the path of the address. */
export async function expectPath(path: string | RegExp): Promise<void> {
  const expected = typeof path === 'string' ? path : expect.stringMatching(path)
  await expect.poll(() => location.pathname).toEqual(expected)
}
