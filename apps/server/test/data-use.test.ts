import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendConfirmationReminders } from '../src/areas/reminder/confirmation.ts'
import { sendReminders } from '../src/areas/reminder/send.ts'
import {
  attachment,
  auditLog,
  confirmationReminder,
  objection,
  outboxMail,
  physician,
  rateBucket,
  reminder,
  reminderDigest,
} from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(rateBucket)
})

/** The physician of the account `physician`. */
const own = 'PHY0000001'
const staff = { as: 'officer' }

type Purpose = 'DIRECTORY' | 'REMINDERS' | 'PAYMENT'

const state = (
  as: string,
  purpose: Purpose,
  objects: boolean,
  more: { code?: string; reason?: string } = {},
) => t.call('dataUse.state', { body: { code: own, purpose, objects, ...more } }, { as })

const uses = async (as = 'physician') =>
  (await t.call('dataUse.get', { params: { code: own } }, { as })).body.uses

const isObjected = async (purpose: Purpose) =>
  (await uses()).find((use) => use.purpose === purpose)?.isObjected

/** Everywhere a visitor may come upon the physician. */
async function seenByVisitors() {
  const [record] = await t.db.select().from(physician).where(eq(physician.code, own))
  if (!record) throw new Error('The sample has no such physician.')
  const query = { size: 1000 }
  const all = await t.call('publicPhysician.search', { query }, {})
  const named = await t.call('publicPhysician.search', { query: { ...query, name: record.lastName } }, {})
  const places = await t.call('publicFacility.affiliated', { query: { phyCode: own } }, {})
  const single = await t.call('publicPhysician.get', { params: { code: own } }, {})
  const has = (rows: readonly { code: string }[]) => rows.some(({ code }) => code === own)
  return {
    list: has(all.body.content),
    name: has(named.body.content),
    single: single.status,
    total: all.body.totalElements,
    places: JSON.stringify(places.body).includes('HF00'),
  }
}

describe('the directory', () => {
  test('loses who objects at once, and has them back when the objection is withdrawn', async () => {
    const before = await seenByVisitors()
    expect(before).toMatchObject({ list: true, name: true, single: 200, places: true })
    expect((await state('physician', 'DIRECTORY', true)).status).toBe(201)
    const total = before.total - 1
    expect(await seenByVisitors()).toEqual({ list: false, name: false, single: 404, total, places: false })
    // staff see the record as before
    expect((await t.call('physician.get', { params: { code: own } }, staff)).status).toBe(200)
    expect((await state('physician', 'DIRECTORY', false)).status).toBe(201)
    expect(await seenByVisitors()).toEqual(before)
  })

  test('keeps the objection of a record that is merged into another', async () => {
    const [other = { code: '' }] = await t.db
      .select({ code: physician.code })
      .from(physician)
      .where(eq(physician.code, 'PHY0000002'))
    await state('physician', 'DIRECTORY', true)
    await t.db.update(physician).set({ duplicateOf: other.code }).where(eq(physician.code, own))
    const gone = await t.call('publicPhysician.get', { params: { code: other.code } }, {})
    expect(gone.status).toBe(404)
    await t.db.update(physician).set({ duplicateOf: null }).where(eq(physician.code, own))
    expect((await t.call('publicPhysician.get', { params: { code: other.code } }, {})).status).toBe(200)
    await state('physician', 'DIRECTORY', false)
  })
})

describe('reminders', () => {
  /** Mails to the physician after everything that is due was sent. */
  async function mailed(): Promise<number> {
    await t.db.delete(confirmationReminder)
    await t.db.delete(reminder)
    await t.db.delete(reminderDigest)
    await t.db.delete(outboxMail)
    const [record] = await t.db.select().from(physician).where(eq(physician.code, own))
    await sendReminders(t.services)
    await sendConfirmationReminders(t.services)
    const rows = await t.db.select().from(outboxMail)
    return rows.filter(({ recipient }) => recipient === record?.emailAddress).length
  }

  test('stop for who objects, and for nobody else', async () => {
    const today = t.services.clock.today()
    await t.db
      .update(physician)
      .set({ accreditationDate: '2020-01-01' })
      .where(inArray(physician.code, [own, 'PHY0000002']))
    await t.db.update(attachment).set({ validityDate: today }).where(eq(attachment.ownerCode, own))
    expect(await mailed()).toBeGreaterThan(0)
    const others = (await t.db.select().from(outboxMail)).length - (await mailed())
    await state('physician', 'REMINDERS', true)
    expect(await mailed()).toBe(0)
    expect((await t.db.select().from(outboxMail)).length).toBe(others)
    await state('physician', 'REMINDERS', false)
    expect(await mailed()).toBeGreaterThan(0)
  })
})

describe('a statement', () => {
  test('is made by the physician, or noted by staff who say how they know', async () => {
    const silent = await state('officer', 'REMINDERS', true)
    expect([silent.status, silent.error.errors?.[0]?.field]).toEqual([422, 'reason'])
    const noted = await state('officer', 'REMINDERS', true, { reason: 'Letter of 3 November 2026' })
    expect(noted.status).toBe(201)
    expect((await uses('officer')).find(({ purpose }) => purpose === 'REMINDERS')).toMatchObject({
      isObjected: true,
      statedBy: 'officer',
      reason: 'Letter of 3 November 2026',
    })
    await state('physician', 'REMINDERS', false)
    expect(await isObjected('REMINDERS')).toBe(false)
  })

  test('about a use without the right to object is refused by name', async () => {
    const refused = await state('physician', 'PAYMENT', true)
    expect([refused.status, refused.error.errors]).toEqual([
      422,
      [{ field: 'purpose', message: 'The law gives no right to object to this use.' }],
    ])
  })

  test('is of the own record only, and not for the facility where the physician practises', async () => {
    for (const as of ['physician2', 'coordinator', 'reports']) {
      const made = await state(as, 'DIRECTORY', true, { reason: 'Said so' })
      expect([403, 404], as).toContain(made.status)
    }
    for (const as of ['physician2', 'coordinator']) {
      const read = await t.call('dataUse.get', { params: { code: own } }, { as })
      expect(read.status, as).toBe(404)
    }
    expect(await isObjected('DIRECTORY')).toBe(false)
  })

  test('made twice stands once, and is in the audit log of the record', async () => {
    const stated = () => t.db.select().from(objection).where(eq(objection.ownerCode, own))
    const before = await stated()
    await state('physician', 'REMINDERS', true)
    await state('physician', 'REMINDERS', true)
    expect((await stated()).length).toBe(before.length + 1)
    const entries = await t.db.select().from(auditLog).where(eq(auditLog.entityCode, own))
    expect(entries.at(-1)).toMatchObject({
      actor: 'physician',
      changes: [{ field: 'Reminders by mail', before: 'not objected to', after: 'objected to' }],
    })
    await state('physician', 'REMINDERS', false)
  })

  test('cannot be taken off the record', async () => {
    await expect(t.db.delete(objection)).rejects.toThrow()
    await expect(t.db.update(objection).set({ objects: true })).rejects.toThrow()
  })
})
