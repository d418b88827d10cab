import { expect, test, type Browser, type Page } from '@playwright/test'
import { routes } from '../../apps/portal/src/platform/routing/routes.ts'
import { compositionOf } from '../screens/composition.ts'
import { crawl } from '../screens/crawl.ts'
import { serveSample, type SampleServer, signedIn } from '../screens/sample.ts'

/** A server with the demonstration sample: a list of three short rows fits anywhere. */
let sample: SampleServer

test.beforeAll(async () => {
  // as long as the sample may take to be served
  test.setTimeout(400_000)
  sample = await serveSample()
})
test.afterAll(() => sample.stop())

/** Paper has a grammar of its own, and so has the public directory, in its own frame. */
const isPage = (kind: string) => !kind.startsWith('/directory') && !kind.endsWith('/print')

/** Patterns of the routes behind the sign-in without a screen among the paths: a rule nobody looks at is no rule. */
function missedRoutes(paths: readonly string[]): string[] {
  const own = routes.filter(({ layout }) => layout === 'shell').map(({ path }) => path)
  return own.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replace(/\/\*$/, '(/.*)?').replaceAll(/:\w+/g, '[^/]+')}$`)
    return !paths.some((path) => shape.test(path))
  })
}

/** Follows the links a user has and returns the paths of the screens, with the rules they break. */
async function walk(browser: Browser, who: string, isWanted: (kind: string) => boolean) {
  const page = await signedIn(browser, sample.address, who)
  const paths: string[] = []
  const findings: string[] = []
  await crawl(page, ['/', '/account-updates'], isWanted, async ({ path }) => {
    paths.push(path)
    for (const finding of await compositionOf(page)) findings.push(`${who} ${path}  ${finding}`)
  })
  await page.context().close()
  return { paths, findings }
}

test('every screen that links lead to keeps the grammar of pages at 1440 px', async ({ browser }) => {
  test.setTimeout(900_000)
  // users of the staff share the screens; a provider sees their own record differently
  const claimed = new Set<string>()
  const isUnclaimed = (kind: string): boolean => {
    if (!isPage(kind) || claimed.has(kind)) return false
    claimed.add(kind)
    return true
  }
  const walks = await Promise.all([
    walk(browser, 'admin', isUnclaimed),
    walk(browser, 'officer', isUnclaimed),
    walk(browser, 'coordinator', isPage),
    walk(browser, 'physician', isPage),
  ])
  expect(missedRoutes(walks.flatMap(({ paths }) => paths))).toEqual([])
  expect(walks.flatMap(({ findings }) => findings)).toEqual([])
})

/** Top and bottom of a box, in px. */
const ends = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return [top, bottom] as const
    })

/** Less than half a line: the eye sees no step. */
const step = 8

test('a record keeps its place while it is read', async ({ browser }) => {
  const page = await signedIn(browser, sample.address, 'officer')
  for (const path of ['/health-facility/HF0000003', '/health-facility/HF0000003/documents']) {
    let answer = (): void => undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/accr/hf/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(sample.address + path)
    await expect(page.getByText('Loading the facility')).toBeAttached()
    const [top, bottom] = await ends(page, 'main output + div > :first-child')
    answer()
    await expect(page.locator('main header')).toBeVisible()
    const [headTop, headBottom] = await ends(page, 'main header')
    expect(Math.abs(headTop - top)).toBeLessThan(step)
    expect(Math.abs(headBottom - bottom)).toBeLessThan(step)
    await page.unrouteAll()
  }
  await page.context().close()
})
