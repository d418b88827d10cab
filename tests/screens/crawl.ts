import type { Page } from 'playwright'

/** A screen found by following links: the first address of its kind, and what the browser complained of there. */
export interface FoundScreen {
  /** address with the codes of records left out, `/doctor/:code/records` */
  kind: string
  /** address it was seen at */
  path: string
  diagnostics: string[]
}

/** Addresses that differ only in the code of a record are one kind of screen. */
function kindOf(path: string): string {
  const parts = path.split('/').map((part) => (/\d/.test(part) || part.length > 30 ? ':code' : part))
  return parts.join('/')
}

/** The page has drawn what it loads: nothing busy, no skeleton, no moving part. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
      timeout: 5000,
    })
    .catch(() => undefined)
  await page.waitForTimeout(150)
}

/** Time in ms without a change of the page after which nothing more is expected, and at which waiting ends. */
const stillFor = 800
const longest = 8000

/** Waits until the page stands still: what is drawn once a screen is calm has come as well. */
export async function standStill(page: Page): Promise<void> {
  await settle(page)
  await page.evaluate(
    ([quiet, most]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          clearTimeout(deadline)
          observer.disconnect()
          resolve()
        }
        const deadline = setTimeout(end, most)
        let timer = setTimeout(end, quiet)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, quiet)
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      }),
    [stillFor, longest] as const,
  )
}

/** Paths of this site the page links to, without their queries. */
async function linkedPaths(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="/"]').evaluateAll((anchors) =>
    anchors.map((anchor) => {
      const { pathname } = anchor as HTMLAnchorElement
      return pathname
    }),
  )
  return links.filter((path) => !path.startsWith('/api/'))
}

/**
 * Follows every link from `starts` and calls `see` once for each kind of screen it meets, in the order met; the page
 * stands at the screen then. Kinds `isWanted` refuses are neither visited nor followed.
 */
export async function crawl(
  page: Page,
  starts: readonly string[],
  isWanted: (kind: string) => boolean,
  see: (screen: FoundScreen) => Promise<void>,
): Promise<void> {
  const met = new Set<string>()
  const waiting: string[] = []
  const meet = (path: string) => {
    const kind = kindOf(path)
    if (met.has(kind) || !isWanted(kind)) return
    met.add(kind)
    waiting.push(path)
  }
  for (const path of starts) meet(path)
  let diagnostics: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') diagnostics.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => diagnostics.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) diagnostics.push(`${response.status()} ${response.url()}`)
  })
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    diagnostics = []
    await page.goto(path)
    await settle(page)
    for (const linked of await linkedPaths(page)) meet(linked)
    await see({ kind: kindOf(path), path, diagnostics })
  }
}
