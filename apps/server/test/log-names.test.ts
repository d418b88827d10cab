import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import { accreditationHistory } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { audit } from '../src/platform/audit/audit.ts'
import { startTestApp, type TestApp } from './harness.ts'

// The logs name their records: a code alone says nothing to a reader (finding A22 of the screens).

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

/** The first code and name a query answers. */
async function first(query: string): Promise<{ code: string; name: string }> {
  const [row] = await rowsOf<{ code: string; name: string }>(t.db, sql.raw(`${query} limit 1`))
  if (!row) throw new Error(`No row: ${query}`)
  return row
}

const facility = () => first('select code, name from facility')
const physician = () => first(`select code, last_name || ', ' || first_name as name from physician`)
const affiliation = () =>
  first(
    `select a.code, p.last_name || ', ' || p.first_name || ' at ' || f.name as name
       from affiliation a join physician p on p.id = a.physician_id join facility f on f.id = a.facility_id`,
  )

test('the audit log names facilities, physicians, affiliations and users, and nothing else', async () => {
  const named = {
    'health-facility': await facility(),
    physician: await physician(),
    affiliation: await affiliation(),
    user: await first(`select code, first_name || ' ' || last_name as name from app_user`),
  }
  const rows = [
    ...Object.entries(named).map(([entityType, { code }]) => [entityType, code]),
    ['role', 'APPROVER'],
  ]
  for (const [entityType, entityCode] of rows) {
    await inTransaction(t.db, (tx) =>
      audit(tx, t.services, {
        actor: 'officer',
        action: 'UPDATE',
        entityType: String(entityType),
        entityCode: String(entityCode),
        topic: 'Named',
        changes: [],
      }),
    )
  }
  const list = await t.call('auditLog.list', { query: { auditTopic: 'Named' } }, { as: 'admin' })
  const names = new Map(list.body.content.map((row) => [row.entityType, row.entityName]))
  for (const [entityType, { name }] of Object.entries(named)) expect(names.get(entityType)).toBe(name)
  expect(names.get('role')).toBeNull()
})

test('the accreditation history names the facility, physician or affiliation of each move', async () => {
  const movers = [
    { applicantType: 'HFC', ...(await facility()) },
    { applicantType: 'PHY', ...(await physician()) },
    { applicantType: 'AFF', ...(await affiliation()) },
  ]
  await t.db.insert(accreditationHistory).values(
    movers.map(({ applicantType, code }) => ({
      applicantType,
      applicantCode: code,
      toStatus: 'SUSPENDED',
      effectiveDate: '2026-02-01' as const,
      createdBy: 'officer',
    })),
  )
  for (const { code, name } of movers) {
    const query = { applicantCode: code, accreditationStatusCode: 'SUSPENDED' }
    const own = await t.call('accreditationHistory.list', { query }, { as: 'admin' })
    expect(own.body.content.map(({ applicantName }) => applicantName)).toEqual([name])
    const id = own.body.content[0]?.id ?? 0
    const one = await t.call('accreditationHistory.get', { params: { id } }, { as: 'admin' })
    expect(one.body.applicantName).toBe(name)
    const latest = await t.call('accreditationHistory.latest', { query }, { as: 'admin' })
    expect(latest.body?.applicantName).toBe(name)
  }
})

test('activities name the facility or physician they are about', async () => {
  for (const { code, name } of [await facility(), await physician()]) {
    const body = {
      applicantCode: code,
      activityType: 'CALL' as const,
      activityDate: '2026-01-05',
      remarks: 'Called about the permit.',
    }
    const named = { applicantCode: code, applicantName: name }
    const made = await t.call('activityLog.create', { body }, { as: 'compliance' })
    expect(made.body).toMatchObject(named)
    const list = await t.call('activityLog.list', { query: { applicantCode: code } }, { as: 'compliance' })
    expect(list.body.content[0]).toMatchObject(named)
    const one = await t.call('activityLog.get', { params: { id: made.body.id } }, { as: 'compliance' })
    expect(one.body).toMatchObject(named)
  }
})
