import {
  expect,
  request,
  test,
  type Browser,
  type BrowserContext,
  type Page,
  type Route,
} from '@playwright/test'
import { signedIn } from './support/people.ts'
import { isSignedIn, makeDue, seconds, storedPair, untilRenewed } from './support/session.ts'

/**
 * Nobody is signed out by a network, and a thief still is. Every case runs in real time in a browser of its own, side by
 * side, with the renewal due two seconds after the page opened and the calls for tokens led through the test.
 */

const page = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: '<html>Please wait</html>' })

/** Lets the server do its work and loses the answer on the way back. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch().catch(() => undefined)
  await route.abort('connectionreset').catch(() => undefined)
}

const onTokens = '**/oauth/token'

interface Case {
  name: string
  user: string
  tabs: number
  /** What becomes of the calls for tokens, and for how many seconds after the renewal was due. */
  answer: (route: Route) => Promise<unknown>
  span: number
  /** What the user does then. */
  afterwards?: (context: BrowserContext, tabs: readonly Page[]) => Promise<void>
}

const cases: readonly Case[] = [
  {
    name: 'answers always 20 s late',
    user: 'officer',
    tabs: 2,
    answer: (route) => seconds(20).then(() => route.continue()),
    span: 60,
  },
  { name: 'answers lost for 58 s', user: 'rates', tabs: 2, answer: loseAnswer, span: 58 },
  { name: 'a gateway error for 19 s', user: 'approver', tabs: 1, answer: page(502), span: 19 },
  {
    name: 'no connection for 30 s, as during a restart of the server',
    user: 'compliance',
    tabs: 2,
    answer: (route) => route.abort('connectionrefused'),
    span: 30,
  },
  {
    name: 'a page that asks to sign in to the network, for 17 s',
    user: 'officer2',
    tabs: 1,
    answer: page(200),
    span: 17,
  },
  {
    name: 'an answer lost while the tab is closed, opened again after 65 s',
    user: 'coordinator',
    tabs: 1,
    answer: loseAnswer,
    span: 4,
    async afterwards(_, [tab]) {
      await tab?.close()
      await seconds(62)
    },
  },
  {
    name: 'an answer lost, then offline for 65 s',
    user: 'coordinator2',
    tabs: 1,
    answer: loseAnswer,
    span: 4,
    async afterwards(context) {
      await context.setOffline(true)
      await seconds(62)
      await context.setOffline(false)
    },
  },
]

/** Runs a case to its end: whether the user is still signed in, and whether a renewal was tried at all. */
async function play(browser: Browser, { user, tabs, answer, span, afterwards }: Case) {
  const { page: first, context } = await signedIn(browser, user)
  await first.goto('/')
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  const before = await storedPair(first)
  const more = await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage()))
  for (const tab of more) await tab.goto('/')
  let tries = 0
  await context.route(onTokens, async (route) => {
    tries += 1
    await answer(route)
  })
  await makeDue(first)
  await expect.poll(() => tries, { timeout: 60_000 }).toBeGreaterThan(0)
  await seconds(span)
  await context.unroute(onTokens)
  await afterwards?.(context, [first, ...more])
  const outcome = await isSignedIn(context)
  await untilRenewed(context.pages().at(-1) as Page, before)
  await context.close()
  return outcome
}

/** A thief who uses a token more than a minute after its owner: the session of both ends. */
async function steal(browser: Browser): Promise<string> {
  const { page: owner, context } = await signedIn(browser, 'physician2')
  await owner.goto('/')
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  const stolen = await storedPair(owner)
  await makeDue(owner)
  await expect.poll(() => storedPair(owner).then((now) => now?.refresh)).not.toBe(stolen?.refresh)
  await owner.reload()
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await seconds(62)
  const thief = await request.newContext({ baseURL: new URL(owner.url()).origin })
  const refused = await thief.post('/api/auth/oauth/token', {
    form: { grant_type: 'refresh_token', refresh_token: stolen?.refresh ?? '' },
  })
  await thief.dispose()
  await owner.reload()
  await expect(owner).toHaveURL(/\/auth\/login/)
  await context.close()
  return refused.ok() ? 'renewed' : 'refused'
}

test('nobody is signed out by a network, and a thief still is', async ({ browser }) => {
  test.setTimeout(300_000)
  const ofThief = steal(browser)
  const outcomes = await Promise.all(
    cases.map((one) =>
      play(browser, one).then(
        (outcome) => [one.name, outcome],
        (error: unknown) => [one.name, String(error)],
      ),
    ),
  )
  expect(outcomes).toEqual(cases.map(({ name }) => [name, 'signed in']))
  expect(await ofThief).toBe('refused')
})
