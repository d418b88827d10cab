import { addDays, manilaDay } from '@capiz/domain/time'
import { chromium, request, type Browser, type Page } from 'playwright'
import { findBrowser } from '../../scripts/browser.ts'
import { samplePassword } from '../../apps/server/src/seed/user.ts'
import { serveSample, signedIn } from '../screens/sample.ts'
import { slowProcessor } from './slow-processor.ts'

/** How long the decision on a proposed sheet of 2,000 lines takes in the browser at 4x CPU throttle, in ms. */
export interface DecisionFigures {
  /** from one request of the queue to this one, until its first line takes a decision */
  opened: number[]
  /** the same from an empty window, with all code read again */
  cold: number[]
  /** from the choice on a line until it is drawn */
  decided: number[]
}

const facility = 'HF0000001'
const lineCount = 2000
const repeats = 5

/** Calls of the server as a user of the sample. */
async function callsOf(address: string, username: string) {
  const context = await request.newContext({ baseURL: address, timeout: 120_000 })
  const form = { grant_type: 'password', username, password: samplePassword }
  const token = (await (await context.post('/api/auth/oauth/token', { form })).json()) as {
    access_token: string
  }
  // A connection for each call: a kept one is closed by a server that was busy with the call before for long.
  const headers = { authorization: `Bearer ${token.access_token}`, connection: 'close' }
  return async <T>(method: 'GET' | 'POST', path: string, data?: object): Promise<T> => {
    const reply = await context.fetch(`/api/accr${path}`, { method, headers, ...(data && { data }) })
    const answer: unknown = await reply.json()
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${JSON.stringify(answer)}`)
    return answer as T
  }
}

const packagesAt = (rise: number) =>
  Array.from({ length: lineCount }, (_, at) => ({
    packageName: `Invented package ${String(at + 1).padStart(4, '0')}`,
    price: 1000 + at + rise,
    serviceType: 'OUTPATIENT',
    inclusions: ['Consultation'],
  }))

/** Prepares the proposal: packages that are agreed, each asked to cost 40 pesos more ten days later; answers two codes. */
async function propose(address: string): Promise<{ big: string; other: string }> {
  const today = manilaDay(new Date())
  const admin = await callsOf(address, 'admin')
  const sheet = { healthFacilityCode: facility, effectiveDate: addDays(today, 65), lines: packagesAt(0) }
  await admin('POST', '/hf/packages', sheet)
  const open = await admin<{ content: { code: string; applicantCode: string; type: string }[] }>(
    'GET',
    `/user-request?applicantCode=${facility}&requestType=hf/package&status=PENDING,REVIEWED`,
  )
  // One proposal can be under way; the sample may have one.
  for (const { code } of open.content)
    await admin('POST', '/user-request/reject', { code, remarks: 'Out of the way of the measurement.' })
  const coordinator = await callsOf(address, 'coordinator')
  const { requestCode } = await coordinator<{ requestCode: string }>('POST', '/hf/packages', {
    healthFacilityCode: facility,
    effectiveDate: addDays(today, 75),
    lines: packagesAt(40),
  })
  const officer = await callsOf(address, 'officer')
  await officer('POST', '/user-request/review', { code: requestCode })
  const rooms = await admin<{ content: { code: string }[] }>(
    'GET',
    '/user-request?requestType=hf/room-rate&size=1',
  )
  const [room] = rooms.content
  if (!room) throw new Error('The sample has no request for room rates to come from.')
  return { big: requestCode, other: room.code }
}

/** Opens a request inside the page that is shown, as a link does, and answers the ms until a line takes a decision. */
const openInside = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (to) => {
    const start = performance.now()
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    const grid = '[role=grid][aria-label="Lines of the proposal"] select'
    while (document.querySelector(grid) === null) {
      if (performance.now() - start > 30_000) throw new Error(`No line can be decided on at ${to}.`)
      await new Promise(requestAnimationFrame)
    }
    // The frame with the lines is drawn and what came before the next event is done.
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - start
  }, path)

/** Accepts the first line and answers the ms until the count of decided lines is drawn. */
const decideFirst = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const start = performance.now()
    const field = document.querySelector<HTMLSelectElement>(
      '[role=grid][aria-label="Lines of the proposal"] select',
    )
    if (field === null) throw new Error('There is no line to decide on.')
    field.value = 'accept'
    field.dispatchEvent(new Event('change', { bubbles: true }))
    while (!document.body.textContent.includes(', 1 decided')) {
      if (performance.now() - start > 30_000) throw new Error('The decision was not counted.')
      await new Promise(requestAnimationFrame)
    }
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  })

async function measure(browser: Browser, address: string): Promise<DecisionFigures> {
  const { big, other } = await propose(address)
  const page = await signedIn(browser, address, 'approver')
  await slowProcessor(page)
  const figures: DecisionFigures = { opened: [], cold: [], decided: [] }
  for (let repeat = 0; repeat < repeats; repeat++) {
    await page.goto(`/dashboard/requests/${other}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // What the screen reads after its first drawing is not part of the next one.
    await page.waitForTimeout(1500)
    figures.opened.push(await openInside(page, `/dashboard/requests/${big}`))
    figures.decided.push(await decideFirst(page))
    const start = performance.now()
    await page.goto(`/dashboard/requests/${big}`)
    await page.getByRole('grid', { name: 'Lines of the proposal' }).getByRole('combobox').first().waitFor()
    figures.cold.push(performance.now() - start)
  }
  return figures
}

/** Times the decision on a proposed sheet of 2,000 lines in the built portal, on a server with the demonstration sample. */
export async function timeDecision(): Promise<DecisionFigures> {
  const server = await serveSample()
  const { executablePath, env, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args })
  try {
    return await measure(browser, server.address)
  } finally {
    await browser.close()
    server.stop()
  }
}
