import { chromium, type Page } from 'playwright'
import { findBrowser } from '../../../scripts/browser.ts'
import { serveSample, signedIn } from '../../screens/sample.ts'
import { slowProcessor } from '../slow-processor.ts'

/** Typing into a form: ms from each key until the next frame. */
export interface FormTyping {
  form: string
  fields: number
  keys: number[]
}

const forms = [
  ['facility', '/health-facility/new'],
  ['physician', '/doctor/new'],
] as const

const text = 'Bagong Pag-asa Medical Center 1'
const fieldsOf = (page: Page) =>
  page.locator(
    'main :is(input:not([type=radio], [type=checkbox], [type=file], [type=search]), select, textarea)',
  )

/** Measures every key in the page: from its event, when the script has the turn, until the next frame is drawn. */
const watch = (): void => {
  const typed: number[] = []
  Object.assign(globalThis, { typed })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => typed.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(0)
      })
    },
    { capture: true },
  )
}
const typedIn = (): number[] => (globalThis as { typed?: number[] }).typed ?? []

async function typeInto(page: Page): Promise<number[]> {
  const input = page.locator('main input[type=text]:visible, main input:not([type]):visible').first()
  await input.click()
  for (const letter of text) {
    await page.keyboard.press(letter)
    await page.waitForTimeout(60)
  }
  const value = await input.inputValue()
  if (value.toLowerCase() !== text.toLowerCase()) throw new Error(`Typing left "${value}" in the form.`)
  // the first keys of a visit compile what the others use
  return (await page.evaluate(typedIn)).slice(3)
}

/** As many native fields, without a program: the least that typing costs on this machine. */
const nativeForm = (fields: number): string =>
  `<main>${'<p><label>Answer <input type="text"></label></p>'.repeat(fields)}</main>`

/** Types into the forms of the product and into native fields, at 4x CPU throttle. */
export async function timeForms(): Promise<FormTyping[]> {
  const { executablePath, env, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  const server = await serveSample()
  try {
    const page = await signedIn(browser, server.address, 'officer')
    await page.addInitScript(watch)
    await slowProcessor(page)
    const found: FormTyping[] = []
    for (const [form, path] of forms) {
      await page.goto(path)
      await fieldsOf(page).first().waitFor()
      await page.waitForTimeout(3000)
      found.push({ form, fields: await fieldsOf(page).count(), keys: await typeInto(page) })
    }
    const fields = Math.max(...found.map((one) => one.fields))
    await page.goto('about:blank')
    await page.setContent(nativeForm(fields))
    await page.evaluate(watch)
    found.push({ form: 'native', fields, keys: await typeInto(page) })
    return found
  } finally {
    server.stop()
    await browser.close()
  }
}
