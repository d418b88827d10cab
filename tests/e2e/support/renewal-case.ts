import { expect, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test'
import { signedIn } from './people.ts'
import { isSignedIn, makeDue, seconds, storedPair, untilRenewed } from './session.ts'

/** A renewal of the session that is disturbed, in real time and in a browser of its own. */
export interface RenewalCase {
  name: string
  user: string
  tabs: number
  /** what becomes of the calls for tokens, `at` counting from 1, and for how many seconds after the renewal was due */
  answer: (route: Route, at: number) => Promise<unknown>
  span: number
  /** what the user does meanwhile */
  meanwhile?: (context: BrowserContext, tabs: readonly Page[]) => Promise<unknown>
  /** what the user does then */
  afterwards?: (context: BrowserContext, tabs: readonly Page[]) => Promise<unknown>
}

const onTokens = '**/oauth/token'

/** Answers with a page that is not the server's. */
export const pageOf = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<html>Please wait</html>' })

/** Lets the server do its work and loses the answer on the way back. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch().catch(() => undefined)
  await route.abort('connectionreset').catch(() => undefined)
}

/** Plays a case to its end: whether the user is still signed in, and whether a renewal was tried at all. */
async function play(browser: Browser, one: RenewalCase): Promise<string> {
  const { page: first, context } = await signedIn(browser, one.user)
  await first.goto('/')
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  const before = await storedPair(first)
  const more = await Promise.all(Array.from({ length: one.tabs - 1 }, () => context.newPage()))
  for (const tab of more) await tab.goto('/')
  const tabs = [first, ...more]
  let tries = 0
  await context.route(onTokens, async (route) => {
    tries += 1
    await one.answer(route, tries)
  })
  await makeDue(first)
  await expect.poll(() => tries, { timeout: 60_000 }).toBeGreaterThan(0)
  await Promise.all([seconds(one.span), one.meanwhile?.(context, tabs)])
  await context.unroute(onTokens)
  await one.afterwards?.(context, tabs)
  const outcome = await isSignedIn(context)
  await untilRenewed(context.pages().at(-1) as Page, before)
  await context.close()
  return outcome
}

/** Plays all cases side by side; answers the name of each with its outcome. */
export function playAll(
  browser: Browser,
  cases: readonly RenewalCase[],
): Promise<(readonly [string, string])[]> {
  return Promise.all(
    cases.map((one) =>
      play(browser, one).then(
        (outcome) => [one.name, outcome] as const,
        (error: unknown) => [one.name, String(error)] as const,
      ),
    ),
  )
}
