import { addDays, type IsoDate } from '@capiz/domain/time'
import { asc, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  appUser,
  attachment,
  facility,
  fileBlob,
  outboxMail,
  physician,
  reminder,
  reminderDigest,
  renewalAsk,
} from '../src/db/schema/index.ts'
import { sendReminders } from '../src/areas/reminder/send.ts'
import { sendStaffDigests } from '../src/areas/reminder/staff.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
const lastDay: IsoDate = '2027-03-01'
const sha256 = 'a'.repeat(64)

beforeAll(async () => {
  t = await startTestApp()
  await t.db.insert(fileBlob).values({ sha256, size: 1, contentType: 'application/pdf' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(reminder)
  await t.db.delete(reminderDigest)
  await t.db.delete(attachment)
  await t.db.delete(outboxMail)
  await t.db.update(facility).set({ accreditationStatusCode: 'ACCREDITED' })
})

const on = (days: number) => t.clock.set(`${addDays(lastDay, days)}T02:00:00Z`)

async function document(ownerCode = 'HF0000001', more: Partial<typeof attachment.$inferInsert> = {}) {
  const row = {
    uuid: crypto.randomUUID(),
    ownerKind: ownerCode.startsWith('HF') ? 'hf/document' : 'phy/document',
    ownerCode,
    docType: 'PHIC',
    fileName: 'permit.pdf',
    contentType: 'application/pdf',
    size: 1,
    sha256,
    validityDate: lastDay,
    uploadedBy: 'officer',
    uploadedDate: new Date('2026-01-05T02:00:00Z'),
    ...more,
  }
  await t.db.insert(attachment).values(row)
  return row.uuid
}

const mails = () => t.db.select().from(outboxMail).orderBy(asc(outboxMail.id))
const steps = async () =>
  (await t.db.select().from(reminder).orderBy(asc(reminder.id))).map(({ step }) => step)

/** Runs once on each of these days and answers those on which a mail was written, once a mail. */
async function run(...days: number[]): Promise<number[]> {
  const written: number[] = []
  for (const day of days) {
    on(day)
    for (let left = await sendReminders(t.services); left > 0; left--) written.push(day)
  }
  return written
}

const around = (...days: number[]) => days.flatMap((day) => [day - 1, day, day + 1])

test('the owner of a paper is written to on the steps of the ladder and on no other day', async () => {
  await document()
  const ladder = [-60, -30, -7, -1, 1, 14, 28, 42]
  expect(await run(...around(...ladder), 55, 56, 70)).toEqual(ladder)
  expect(await steps()).toEqual(ladder)
  const [before, , , , after] = await mails()
  expect(before?.recipient).toBe('hf0000001@facility.example')
  expect(before?.subject).toBe('A document of Amihan-Dalisay Medical Center has to be renewed')
  expect(before?.body).toContain('valid until 1 Mar 2027')
  expect(after?.body).toContain('expired on 1 Mar 2027')
})

test('one mail a person and day: papers of one address go together, and only once however many run', async () => {
  await t.db.update(physician).set({ emailAddress: 'HF0000001@Facility.example' })
  await document()
  await document('HF0000001', { validityDate: addDays(lastDay, 23), docType: null, fileName: 'lease.pdf' })
  await document('PHY0000001')
  await document('HF0000002')
  on(-7)
  const written = await Promise.all([1, 2, 3].map(() => sendReminders(t.services)))
  expect(written.reduce((sum, one) => sum + one, 0)).toBe(2)
  const [both, other] = await mails()
  expect([both?.recipient, other?.recipient].map((one) => one?.toLowerCase() ?? '').toSorted()).toEqual([
    'hf0000001@facility.example',
    'hf0000002@facility.example',
  ])
  const first = [both, other].find((one) => one?.recipient.toLowerCase().startsWith('hf0000001'))
  expect(first?.subject).toBe('3 documents have to be renewed')
  expect(first?.body).toMatch(/Amihan-Dalisay Medical Center\n- .*\n- lease.pdf: valid until 24 Mar 2027/)
  expect(first?.body).toContain('Malaya, Isagani')
  // What comes in later that day waits for the next.
  await document('HF0000001', { uploadedDate: new Date('2026-02-01T00:00:00Z') })
  expect(await sendReminders(t.services)).toBe(0)
  on(-6)
  expect(await sendReminders(t.services)).toBe(1)
  await t.db.update(physician).set({ emailAddress: null })
})

test('after days without a run the latest step is made up for, once', async () => {
  await document()
  on(-60)
  await sendReminders(t.services)
  expect(await run(3, 4, 13)).toEqual([3])
  expect(await steps()).toEqual([-60, 1])
  expect(await run(14, 15)).toEqual([14])
})

test('a renewed, removed or corrected paper is not reminded of, nor one of a provider who has left', async () => {
  const renewed = await document()
  on(-30)
  expect(await sendReminders(t.services)).toBe(1)
  const next = await document('HF0000001', { validityDate: addDays(lastDay, 365) })
  await t.db.update(attachment).set({ supersededBy: next }).where(eq(attachment.uuid, renewed))
  expect(await run(-29, -7, -1, 1, 60)).toEqual([])
  // A corrected last day begins its own ladder.
  await t.db
    .update(attachment)
    .set({ validityDate: addDays(lastDay, 120) })
    .where(eq(attachment.uuid, next))
  expect(await run(...around(60, 90, 113, 119))).toEqual([60, 90, 113, 119])

  await t.db.delete(reminder)
  await t.db.delete(reminderDigest)
  await document('HF0000002', { deleted: true })
  await document('HF0000002')
  for (const status of ['WITHDRAWN', 'DISAPPROVED', 'DISACCREDITED', 'CLOSED']) {
    await t.db.update(facility).set({ accreditationStatusCode: status })
    expect(await run(-30)).toEqual([])
  }
  await t.db.update(facility).set({ accreditationStatusCode: 'SUSPENDED' })
  expect(await run(-29)).toEqual([-29])
})

test('nobody is told of a step before the paper came in, at night, or of what staff asked for that day', async () => {
  const uuid = await document('HF0000001', { uploadedDate: new Date(`${addDays(lastDay, -20)}T02:00:00Z`) })
  expect(await run(-20, -19, -8)).toEqual([])
  t.clock.set(`${addDays(lastDay, -8)}T22:59:59Z`)
  expect([t.clock.today(), await sendReminders(t.services)]).toEqual([addDays(lastDay, -7), 0])
  await t.db.insert(renewalAsk).values({
    attachmentUuid: uuid,
    askedOn: addDays(lastDay, -7),
    ownerCode: 'HF0000001',
    recipient: 'hf0000001@facility.example',
    createdBy: 'officer',
    createdDate: t.clock.now(),
  })
  expect(await run(-7, -6, -5)).toEqual([-6])
})

test('staff hear of what lapses under their care: each paper soon and when it has expired, once', async () => {
  await document()
  await document('HF0000002')
  await document('PHY0000001', { validityDate: addDays(lastDay, 1) })
  const digests = async () => (await mails()).filter(({ template }) => template === 'STAFF_DIGEST')
  const daysOf = async (...days: number[]) => {
    const sent: [day: number, people: number][] = []
    for (const day of days) {
      on(day)
      const people = await sendStaffDigests(t.services)
      if (people > 0) sent.push([day, people])
    }
    return sent
  }
  const first = await daysOf(-9, -8, -7)
  const people = first[0]?.[1] ?? 0
  expect(people).toBeGreaterThan(0)
  // in sight on the seventh day before, the physician's a day later
  expect(first).toEqual([[-7, people]])
  const [mail] = await digests()
  expect(mail?.body).toContain('Facilities: 2 documents run out soon.')
  const route = /expiring\?(\S+)/u.exec(mail?.body ?? '')?.[1] ?? ''
  const query = Object.fromEntries(new URLSearchParams(route))
  const shown = await t.call('expiry.list', { query }, { as: 'officer' })
  expect(shown.body.totalElements).toBe(2)
  expect(await daysOf(-7, -6, -5, 0)).toEqual([[-6, people]])

  // however many run at once, one a person and day; days without a run are made up for
  on(3)
  const written = await Promise.all([1, 2, 3].map(() => sendStaffDigests(t.services)))
  expect(written.reduce((sum, one) => sum + one, 0)).toBe(people)
  const last = (await digests()).at(-1)?.body
  expect(last).toContain('Facilities: 2 documents have expired.')
  expect(last).toContain('Physicians: 1 document has expired.')
  expect(await daysOf(3, 4, 5)).toEqual([])
  // only those who keep records get it, and nobody of a provider
  const recipients = new Set((await digests()).map(({ recipient }) => recipient))
  const coordinators = await t.db.select().from(appUser).where(isNotNull(appUser.linkedCode))
  for (const { emailAddress } of coordinators) expect(recipients).not.toContain(emailAddress)
})

test('staff hear nothing of papers that were renewed or whose provider has left', async () => {
  const renewed = await document()
  await document('HF0000002')
  const next = await document('HF0000001', { validityDate: addDays(lastDay, 365) })
  await t.db.update(attachment).set({ supersededBy: next }).where(eq(attachment.uuid, renewed))
  await t.db.update(facility).set({ accreditationStatusCode: 'CLOSED' }).where(eq(facility.code, 'HF0000002'))
  on(-7)
  expect(await sendStaffDigests(t.services)).toBe(0)
})

test('the operator may switch reminders off', async () => {
  const config = { ...t.services.config, reminders: false }
  await document()
  on(-7)
  expect(await sendReminders({ ...t.services, config })).toBe(0)
  expect(await sendStaffDigests({ ...t.services, config })).toBe(0)
  expect(await sendReminders(t.services)).toBe(1)
})
