import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'
import { crawl } from './crawl.ts'
import { serveSample, signedIn } from './sample.ts'
import { photograph, sheetOf, type SeenScreen } from './sheet.ts'

/**
 * `npm run screens`: every screen of the built portal a person reaches by links, in three widths and both themes, a sheet
 * each in `.cache/screens`, with what the browser complained of and where a page is wider than its window. For people who
 * look; it judges nothing. `--as officer` (repeatable) chooses accounts of the sample, `--under /doctor` addresses,
 * `--portal <folder>` another build, `--also /path` a start no link leads to.
 */
const { values } = parseArgs({
  options: {
    as: {
      type: 'string',
      multiple: true,
      default: ['nobody', 'officer', 'coordinator', 'physician', 'admin'],
    },
    under: { type: 'string', multiple: true, default: [] },
    also: { type: 'string', multiple: true, default: [] },
    portal: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../../.cache/screens', import.meta.url)) },
  },
})

const isWanted = (kind: string) =>
  values.under.length === 0 || values.under.some((start) => kind.startsWith(start))

async function seeAs(browser: Browser, address: string, who: string): Promise<SeenScreen[]> {
  const page = await signedIn(browser, address, who)
  const home = values.under.length === 0 ? ['/'] : values.under
  const starts = [
    ...home,
    ...(who === 'nobody' ? ['/auth/login', '/register', '/directory'] : []),
    ...values.also,
  ]
  const seen: SeenScreen[] = []
  await crawl(page, starts, isWanted, async (screen) => {
    seen.push(await photograph(page, who, screen, values.out))
  })
  await page.context().close()
  return seen
}

rmSync(values.out, { recursive: true, force: true })
mkdirSync(values.out, { recursive: true })
const { executablePath, env, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, env, args })
const server = await serveSample(values.portal)
try {
  const all: SeenScreen[] = []
  for (const who of values.as) {
    const seen = await seeAs(browser, server.address, who)
    all.push(...seen)
    console.log(`${who}: ${seen.length} screens`)
  }
  const sheets = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  for (const screen of all) await sheetOf(sheets, screen, values.out)
  const lines = all.map(({ name, path, notes }) =>
    [name, path, ...notes.map((note) => `  ${note}`)].join('\n'),
  )
  writeFileSync(`${values.out}/notes.txt`, `${lines.join('\n')}\n`)
  const noted = all.filter(({ notes }) => notes.length > 0)
  for (const { name, notes } of noted) console.log([name, ...notes].join('\n  '))
  console.log(
    `${all.length} screens in ${values.out}, ${noted.length} with something to look into (notes.txt)`,
  )
} finally {
  await browser.close()
  server.stop()
}
