import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { doctor } from './support/physicians.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const officer = { as: 'officer' } as const

async function make(more: Parameters<typeof doctor>[0] = {}) {
  const reply = await app.call('physician.save', { body: doctor(more) }, officer)
  if (reply.status !== 201 || !reply.body.record) throw new Error(JSON.stringify(reply.error))
  return reply.body.record
}

/** A physician of the sample data who is accredited. */
async function accredited() {
  const query = { accreditationStatusCode: 'ACCREDITED', size: 1 }
  const { body } = await app.call('physician.rows', { query }, officer)
  const [row] = body.content
  if (row === undefined) throw new Error('No physician of the sample is accredited.')
  return (await app.call('physician.get', { params: { code: row.code } }, officer)).body
}

test('a suspension from one day to another begins and ends by itself, and any day tells its status', async () => {
  const { code, version } = await accredited()
  const move = {
    status: 'SUSPENDED',
    effectiveDate: '2026-12-01',
    until: '2026-12-15',
    reason: 'Papers are late',
    version,
  } as const
  const query = { physicianCode: code }
  const moved = await app.call('physicianUpkeep.changeStatus', { query, body: move }, officer)
  expect(moved.status, JSON.stringify(moved.error)).toBe(200)
  expect(moved.body.accreditationStatusCode).toBe('ACCREDITED')
  expect(moved.body.version).toBe(version + 1)

  const on = async (day: string) =>
    (await app.call('physicianUpkeep.statusOn', { params: { code }, query: { day } }, officer)).body
  expect(await on('2026-11-30')).toMatchObject({
    status: 'ACCREDITED',
    next: { status: 'SUSPENDED', effectiveDate: '2026-12-01' },
  })
  expect(await on('2026-12-15')).toMatchObject({
    status: 'SUSPENDED',
    since: { reason: 'Papers are late' },
    next: { status: 'ACCREDITED', effectiveDate: '2026-12-16' },
  })
  expect(await on('2026-12-16')).toMatchObject({ status: 'ACCREDITED' })

  const stale = await app.call('physicianUpkeep.changeStatus', { query, body: move }, officer)
  expect([stale.status, stale.error?.errorCode]).toEqual([409, 'STALE_RECORD'])
  const body = { ...move, version: version + 1, status: 'DISACCREDITED', until: null }
  const direct = await app.call('physicianUpkeep.changeStatus', { query, body }, officer)
  expect([direct.status, direct.error?.errorCode]).toEqual([409, 'REQUEST_REQUIRED'])
  const other = await app.call('physicianUpkeep.changeStatus', { query, body: move }, { as: 'rates' })
  expect(other.status).toBe(403)
})

test('two who were found to be different people are no longer taken for each other', async () => {
  const same = { lastName: 'Batungbakal', firstName: 'Ligaya', birthDate: '1971-03-04' } as const
  const one = await make(same)
  const two = await make({ ...same, confirmDuplicates: true })
  const candidate = { ...same, code: one.code, phyTypeCode: 'MD' }
  const alike = async () =>
    (await app.call('physician.possibleDuplicates', { query: {}, body: candidate }, officer)).body.map(
      ({ code }) => code,
    )
  expect(await alike()).toContain(two.code)

  const body = { code: one.code, otherCode: two.code, reason: 'Cousins with one name' }
  expect((await app.call('physicianUpkeep.notDuplicate', { body }, officer)).status).toBe(204)
  expect(await alike()).not.toContain(two.code)
  const remembered = async (code: string) =>
    (await app.call('physicianUpkeep.foundDifferent', { params: { code } }, officer)).body
  expect(await remembered(one.code)).toMatchObject([{ code: two.code, reason: 'Cousins with one name' }])
  expect(await remembered(two.code)).toMatchObject([{ code: one.code, name: 'Batungbakal, Ligaya' }])
  const audits = await app.db.select().from(auditLog).where(eq(auditLog.entityCode, one.code))
  expect(audits.map(({ auditTopic }) => auditTopic)).toContain('Duplicates')

  const itself = { body: { ...body, otherCode: one.code } }
  expect((await app.call('physicianUpkeep.notDuplicate', itself, officer)).status).toBe(422)
  const unknown = { body: { ...body, otherCode: 'PHY9999999' } }
  expect((await app.call('physicianUpkeep.notDuplicate', unknown, officer)).status).toBe(404)
})

test('remarks of the accreditation section are for staff', async () => {
  const { code } = await make()
  const input = { params: { entity: 'phy' }, body: { code, remarks: 'Called the clinic' } } as const
  await app.call('document.remarks', input, officer)
  const read = await app.call('physicianUpkeep.hpasRemarks', { params: { code } }, officer)
  expect(read.body).toMatchObject([{ remarks: 'Called the clinic', createdBy: 'officer' }])
  const own = { params: { code: 'PHY0000001' } }
  expect((await app.call('physicianUpkeep.hpasRemarks', own, { as: 'physician' })).status).toBe(403)
})

test('staff are told that they may compare, providers are not', async () => {
  const actions = async (as: string) =>
    (await app.call('physician.get', { params: { code: 'PHY0000001' } }, { as })).body.allowedActions
  expect(await actions('officer')).toContain('compare-duplicates')
  expect(await actions('physician')).not.toContain('compare-duplicates')
  expect(await actions('physician')).toContain('edit-schedule')
})
