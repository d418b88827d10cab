import type { Page } from 'playwright'
import type { Findings } from './rules.ts'

/**
 * Sends a form as it is and follows each line of its summary: every line leads to a field that takes the focus, and the title
 * of the page begins with the number of errors (WCAG 2.2, 3.3.1 and 2.4.2).
 */
export async function errorLinks(page: Page, submit: string): Promise<Findings> {
  await page.getByRole('button', { name: submit, exact: true }).last().click()
  const summary = page.getByRole('alert').filter({ has: page.getByRole('heading') })
  await summary.waitFor({ timeout: 5000 })
  const lines = await summary.getByRole('listitem').all()
  const links = summary.getByRole('link')
  const texts = await links.allTextContents()
  const found: string[] = []
  if (texts.length < lines.length)
    found.push(`${lines.length - texts.length} of ${lines.length} lines are no links`)
  for (const [at, text] of texts.entries()) {
    await links.nth(at).click()
    const isField = await page.evaluate(
      () =>
        document.activeElement?.matches(
          'input, select, textarea, [role="spinbutton"], [role="combobox"], button',
        ) === true && document.activeElement.closest('[role="alert"]') === null,
    )
    if (!isField) found.push(`leads to no field: ${text}`)
  }
  const title = await page.title()
  const errors = `${lines.length} ${lines.length === 1 ? 'error' : 'errors'}: `
  if (!title.startsWith(errors)) found.push(`the title does not begin with “${errors}”: ${title}`)
  return found
}
