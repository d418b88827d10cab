import type { Page } from 'playwright'

/** Id of the story in which the code of an example can be changed. */
export const PLAYGROUND = 'playground--playground'

const TIMEOUT = 20_000

/**
 * Tries the playground on the built Storybook; throws where it fails. An example is changed and drawn, an error is named
 * with its line while the picture stays, and Reset brings the example back, also beside a dialog that opens by itself.
 */
export async function checkPlayground(page: Page, url: string): Promise<void> {
  page.setDefaultTimeout(TIMEOUT)
  const open = (example: string) =>
    page.goto(`${url}/iframe.html?viewMode=story&id=${PLAYGROUND}&args=example:${example}`)
  const code = page.getByRole('textbox', { name: 'Code' })
  const change = async (from: string, to: string) => {
    const text = await code.inputValue()
    if (!text.includes(from)) throw new Error(`The code has no “${from}”.`)
    await code.fill(text.replaceAll(from, to))
  }
  const drawn = (name: string) => page.frameLocator('iframe').getByRole('button', { name }).waitFor()
  await open('Menu-NamedTrigger')
  await drawn('Download as Excel')
  await change('Download as', 'Save as')
  await drawn('Save as Excel')
  await change('</Button>', '')
  await page.getByText(/^Line \d+$/u).waitFor()
  await drawn('Save as Excel')
  await page.getByRole('button', { name: 'Reset' }).click()
  await drawn('Download as Excel')
  await page.getByText(/^Line \d+$/u).waitFor({ state: 'detached' })
  await open('Dialog-ShortForm')
  await drawn('Cancel')
  await change('Cancel', 'Keep it')
  await drawn('Keep it')
}
