import { expect, test, type BrowserContext, type Page, type Route } from '@playwright/test'
import { loseAnswer, pageOf, playAll, type RenewalCase } from './support/renewal-case.ts'
import { seconds } from './support/session.ts'

/** What a user does while the answer of a renewal is lost signs nobody out: every case in real time, side by side. */

/** Lets the server answer and tells the browser nothing for half a minute. */
async function silence(route: Route): Promise<void> {
  await route.fetch().catch(() => undefined)
  await seconds(30)
  await route.abort().catch(() => undefined)
}

/** Treats the first call so, and lets all others pass. */
const once = (first: (route: Route) => Promise<unknown>) => (route: Route, at: number) =>
  at === 1 ? first(route) : route.continue()

/** The network takes so long, as a thread through all calls. */
async function late(route: Route): Promise<void> {
  await seconds(40)
  await route.fetch().catch(() => undefined)
  await route.abort().catch(() => undefined)
}

/** The same course of accidents in every run: 1, 2, 3 … spread over 0 to 1. */
function drawer(): () => number {
  let at = 0
  return () => {
    at += 1
    return (at * 0.618_033_988_7) % 1
  }
}

const lots = drawer()

/** One call in five is lost, the others come up to 20 s late. */
async function disturb(route: Route): Promise<void> {
  if (lots() < 0.2) return loseAnswer(route)
  await seconds(lots() * 20)
  await route.continue().catch(() => undefined)
}

/** Loads anew, closes and opens tabs every 3 s. */
async function move(context: BrowserContext, tabs: readonly Page[]): Promise<void> {
  const open = [...tabs]
  const until = Date.now() + 105_000
  while (Date.now() < until) {
    await seconds(3)
    const [lot, at] = [lots(), Math.floor(lots() * open.length)]
    const tab = open[at]
    if (lot < 0.4) await tab?.reload().catch(() => undefined)
    else if (lot < 0.7) await tab?.goto('/account-updates').catch(() => undefined)
    else {
      await tab?.close()
      open.splice(at, 1, await context.newPage())
      await open[at]?.goto('/').catch(() => undefined)
    }
  }
}

const cases: readonly RenewalCase[] = [
  { name: 'too many calls for 17 s', user: 'officer', tabs: 2, answer: pageOf(429), span: 17 },
  { name: 'an answer lost once in silence', user: 'rates', tabs: 2, answer: once(silence), span: 20 },
  { name: 'an answer lost once by a reset', user: 'approver', tabs: 2, answer: once(loseAnswer), span: 8 },
  {
    name: 'an answer lost while all tabs are loaded anew',
    user: 'compliance',
    tabs: 3,
    answer: once(silence),
    span: 15,
    meanwhile: (_, tabs) => Promise.all(tabs.map((tab) => tab.reload())),
  },
  {
    name: 'an answer lost while the tab that renews is closed',
    user: 'officer2',
    tabs: 2,
    answer: once(silence),
    span: 15,
    meanwhile: (_, [renewing]) => renewing?.close() ?? Promise.resolve(),
  },
  {
    name: 'an answer lost while another tab is opened',
    user: 'coordinator',
    tabs: 1,
    answer: once(silence),
    span: 15,
    meanwhile: (context) => context.newPage().then((tab) => tab.goto('/')),
  },
  {
    name: 'answers lost for 62 s, the tab loaded anew after 50 s',
    user: 'coordinator2',
    tabs: 1,
    answer: silence,
    span: 62,
    meanwhile: (_, [tab]) => seconds(50).then(() => tab?.reload()),
  },
  { name: 'a first call that arrives 40 s late', user: 'physician', tabs: 2, answer: once(late), span: 45 },
  {
    name: 'five tabs, late and lost answers',
    user: 'admin',
    tabs: 5,
    answer: disturb,
    span: 110,
    meanwhile: move,
  },
]

test('nobody is signed out by what they do while an answer is lost', async ({ browser }) => {
  test.setTimeout(360_000)
  expect(await playAll(browser, cases)).toEqual(cases.map(({ name }) => [name, 'signed in']))
})
