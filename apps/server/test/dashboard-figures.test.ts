import { checkAction, requestTypeInfo } from '@capiz/domain/request'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

type Kind = 'HF' | 'PHY' | 'REQUEST' | 'CREDENTIAL' | 'NOTIFICATION'

const figures = async (type: Kind, as = 'officer') =>
  (await app.call('dashboard.get', { query: { type } }, { as })).body.items

/** The desk shows open requests unless its address says otherwise. */
const open = { status: 'PENDING,REVIEWED' }

const accredited = { accreditationStatusCode: 'ACCREDITED' }

/** How many rows the list behind an address has; each address of the portal with the call its screen makes. */
async function rowsBehind(route: string, as: string): Promise<number> {
  const { pathname, searchParams } = new URL(route, 'http://portal')
  const p = Object.fromEntries(searchParams)
  switch (pathname) {
    case '/health-facility':
      return (
        await app.call(
          'facility.rows',
          {
            query: {
              accreditationStatusCode: p['status'],
              region: p['region'],
              credentialState: p['expiring'] === 'doubted' ? 'EXPIRED,UNPROVEN' : undefined,
            },
          },
          { as },
        )
      ).body.totalElements
    case '/doctor':
      return (await app.call('physician.rows', { query: { accreditationStatusCode: p['status'] } }, { as }))
        .body.totalElements
    case '/iso-compliance/expiring':
      // the list is about accredited providers unless its address says otherwise
      return (await app.call('expiry.list', { query: { ...accredited, ...p } }, { as })).body.totalElements
    case '/dashboard/requests': {
      const asked = p['queue'] === 'waiting' ? 'waiting' : p['overdue'] === 'yes' ? 'overdue' : undefined
      const query = { ...open, requestType: p['type'], age: p['age'], waits: p['waits'], asked }
      return (await app.call('request.list', { query }, { as })).body.totalElements
    }
    default:
      throw new Error(`No list is known behind ${route}.`)
  }
}

test.each(['HF', 'PHY', 'REQUEST', 'CREDENTIAL'] as const)(
  'every figure of %s is the number of rows it leads to',
  async (type) => {
    const items = (await figures(type)).filter(({ route }) => typeof route === 'string')
    expect(items.length).toBeGreaterThan(4)
    expect(items.some(({ count }) => count > 0)).toBe(true)
    for (const { key, count, route } of items)
      expect(await rowsBehind(route ?? '', 'officer'), `${key} ${route}`).toBe(count)
  },
)

test.each(['officer', 'approver', 'admin'])('%s is told exactly what waits for them', async (as) => {
  const items = (await figures('NOTIFICATION', as)).filter(({ group }) => group === 'waiting')
  expect(items.length).toBeGreaterThan(0)
  for (const { count, route } of items) expect(await rowsBehind(route ?? '', as)).toBe(count)
})

test('what waits is what the rule of the domain lets each of them do', async () => {
  const rows = await app.db.select().from(userRequest).where(eq(userRequest.deleted, false))
  for (const as of ['officer', 'officer2', 'approver', 'admin', 'coordinator']) {
    const { body: me } = await app.call('auth.me', {}, { as })
    const { permissions } = me.principal.role
    const actor = { userCode: me.principal.code, permissions }
    // who may approve a one-step request has no use for its review
    const isNeedless = (type: keyof typeof requestTypeInfo) =>
      permissions.includes('REQUEST_APPROVE') && !requestTypeInfo[type].twoStep
    for (const step of ['review', 'approve'] as const) {
      const due = step === 'review' ? rows.filter(({ type }) => !isNeedless(type)) : rows
      const own = due.filter((row) => checkAction(step, row, actor).ok).map(({ code }) => code)
      const { body } = await app.call('request.list', { query: { waits: step, size: 1000 } }, { as })
      expect(body.content.map(({ code }) => code).toSorted(), `${as} ${step}`).toEqual(own.toSorted())
    }
  }
})

test('weeks are whole weeks from today on, and add up to the papers of their days', async () => {
  const weeks = (await figures('CREDENTIAL')).filter(({ group }) => group === 'week')
  expect(weeks).toHaveLength(12)
  const all = await app.call(
    'expiry.list',
    { query: { ...accredited, from: '2026-11-20', to: '2027-02-06', size: 1000 } },
    { as: 'officer' },
  )
  expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(all.body.totalElements)
  expect(all.body.content.every(({ validityDate }) => (validityDate ?? '') >= '2026-11-20')).toBe(true)
})

test('impossible filters are named', async () => {
  const rejected = await app.call('expiry.list', { query: { from: '31 January' } }, { as: 'officer' })
  expect(rejected.error.errors).toEqual([{ field: 'from', message: 'Enter a date as year-month-day.' }])
  const waits = await app.call('request.list', { query: { waits: 'lunch' } }, { as: 'officer' })
  expect(waits.status).toBe(400)
})
