import { expect, request, test, type Browser, type Locator } from '@playwright/test'
import { signedIn } from './support/people.ts'
import { loseAnswer, pageOf, playAll, type RenewalCase } from './support/renewal-case.ts'
import { makeDue, seconds, storedPair } from './support/session.ts'

/**
 * Nobody is signed out by a network, and a thief still is. Every case runs in real time in a browser of its own, side by
 * side, with the renewal due two seconds after the page opened and the calls for tokens led through the test.
 */

const cases: readonly RenewalCase[] = [
  {
    name: 'answers always 20 s late',
    user: 'officer',
    tabs: 2,
    answer: (route) => seconds(20).then(() => route.continue()),
    span: 60,
  },
  { name: 'answers lost for 58 s', user: 'rates', tabs: 2, answer: loseAnswer, span: 58 },
  { name: 'a gateway error for 19 s', user: 'approver', tabs: 1, answer: pageOf(502), span: 19 },
  {
    name: 'no connection for 30 s, as during a restart of the server',
    user: 'compliance',
    tabs: 2,
    answer: (route) => route.abort('connectionrefused'),
    span: 30,
    // and the page says why nothing is new
    meanwhile: (_, [tab]) =>
      expect(tab?.getByText('Connection lost. Trying again.') as Locator).toBeVisible({ timeout: 25_000 }),
  },
  {
    name: 'a page that asks to sign in to the network, for 17 s',
    user: 'officer2',
    tabs: 1,
    answer: pageOf(200),
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
  const outcomes = await playAll(browser, cases)
  expect(outcomes).toEqual(cases.map(({ name }) => [name, 'signed in']))
  expect(await ofThief).toBe('refused')
})
