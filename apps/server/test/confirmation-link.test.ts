import type { ConfirmationSection } from '@capiz/domain/confirmation'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendConfirmationReminders } from '../src/areas/reminder/confirmation.ts'
import {
  accreditationHistory,
  auditLog,
  caseRecord,
  confirmation,
  confirmationLink,
  confirmationReminder,
  facility,
  outboxMail,
  physician,
  rateBucket,
  reminderDigest,
} from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { makeFacility } from './support/facilities.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

const accredited: IsoDate = '2026-08-22'
/** First day on which the places and the hours of the clinic are to be confirmed again. */
const due = addDays(accredited, 90)
let code = ''
let address = 0

beforeEach(async () => {
  on(0)
  await t.db.delete(confirmationReminder)
  await t.db.delete(reminderDigest)
  await t.db.delete(outboxMail)
  await t.db.delete(rateBucket)
  // only the clinic of the test can be written to
  await t.db.update(facility).set({ emailAddress: null })
  await t.db.update(physician).set({ emailAddress: null })
  code = await clinic({})
})

/** Sets the clock to days from the due day. */
const on = (days: number) => t.clock.set(`${addDays(due, days)}T02:00:00Z`)
const remind = () => sendConfirmationReminders(t.services)

async function clinic(more: Partial<typeof facility.$inferInsert>): Promise<string> {
  address += 1
  const record = await makeFacility(t, { hfCode: `LINK${address}` })
  await t.db
    .update(facility)
    .set({
      accreditationStatusCode: 'ACCREDITED',
      accreditationDate: accredited,
      emailAddress: `link${address}@clinic.example`,
      ...more,
    })
    .where(eq(facility.code, record.code))
  const moment = new Date(`${accredited}T02:00:00Z`)
  const by = { createdBy: 'officer', createdDate: moment, updatedBy: 'officer', updatedDate: moment }
  const change = { applicantCode: record.code, toStatus: 'ACCREDITED', effectiveDate: due }
  await t.db.insert(accreditationHistory).values({ applicantType: 'HFC', ...change, ...by })
  return record.code
}

async function lastMail() {
  const [mail] = await t.db.select().from(outboxMail).orderBy(desc(outboxMail.id)).limit(1)
  if (!mail) throw new Error('No mail was written.')
  return mail
}

/** Reminds the clinic on a day from the due day and returns the token of the mail. */
async function mailedToken(days = 0): Promise<string> {
  on(days)
  expect(await remind()).toBe(1)
  const [, token] = /\/confirm#(\S+)/.exec((await lastMail()).body) ?? []
  if (token === undefined) throw new Error('The mail has no link.')
  return token
}

const open = (token: string) => t.call('confirmation.linked', { body: { token } })

async function hashOf(token: string, section: ConfirmationSection): Promise<string> {
  const { body } = await open(token)
  return body.sections.find((one) => one.section === section)?.hash ?? ''
}

async function answer(token: string, section: 'PLACES' | 'HOURS', problem?: string) {
  const hash = await hashOf(token, section)
  return t.call('confirmation.confirmByLink', { body: { token, section, hash, problem } })
}

const stored = () =>
  t.db.select().from(confirmation).where(eq(confirmation.ownerCode, code)).orderBy(asc(confirmation.id))

describe('the link of the mail', () => {
  test('opens the sections of its record without bank data, and is stored as a hash alone', async () => {
    const token = await mailedToken()
    expect(token.length).toBeGreaterThanOrEqual(43)
    const reply = await open(token)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ subject: 'facility', code, until: addDays(due, 30) })
    expect(reply.body.sections.map(({ section }) => section)).toEqual([
      'PLACES',
      'HOURS',
      'SPECIALTIES',
      'CONTACTS',
    ])
    const [record] = await t.db.select().from(facility).where(eq(facility.code, code))
    expect(JSON.stringify(reply.body)).not.toContain(record?.tin)
    const rows = await t.db.select().from(confirmationLink).where(eq(confirmationLink.ownerCode, code))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('confirms a section, which the log and the directory say', async () => {
    const token = await mailedToken()
    const reply = await answer(token, 'HOURS')
    expect(reply.status).toBe(200)
    expect(reply.body.sections.find(({ section }) => section === 'HOURS')).toMatchObject({
      state: 'CONFIRMED',
      channel: 'LINK',
      confirmedOn: due,
    })
    expect(await stored()).toMatchObject([{ section: 'HOURS', channel: 'LINK', performedBy: 'PUBLIC' }])
    const { body } = await t.call('publicFacility.get', { params: { code } })
    expect(body.confirmed).toContainEqual({ section: 'HOURS', state: 'CONFIRMED', on: due })
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.entityCode, code))
    expect(rows).toContainEqual(
      expect.objectContaining({
        actor: 'PUBLIC',
        changes: [{ field: 'confirmed.HOURS', before: null, after: 'LINK' }],
      }),
    )
  })

  test('never confirms the payee', async () => {
    const token = await mailedToken()
    const body = { token, section: 'PAYEE' as 'HOURS', hash: 'a'.repeat(64) }
    expect((await t.call('confirmation.confirmByLink', { body })).status).toBe(422)
    expect(await stored()).toEqual([])
  })

  test('reopens a section with a note to staff, which visitors see at once', async () => {
    const token = await mailedToken()
    const reply = await answer(token, 'HOURS', 'We close at five on Fridays.')
    const hours = reply.body.sections.find(({ section }) => section === 'HOURS')
    expect(hours).toMatchObject({ state: 'REOPENED', reopenedBy: 'LINK', reopenedOn: due })
    const inquiryCode = hours?.inquiryCode ?? ''
    const [inquiry] = await t.db.select().from(caseRecord).where(eq(caseRecord.code, inquiryCode))
    expect(inquiry).toMatchObject({ kind: 'inquiry-report', status: 'OPEN' })
    expect(inquiry?.fields['inquiry']).toContain('We close at five on Fridays.')
    const { body } = await t.call('publicFacility.get', { params: { code } })
    expect(body.confirmed).toContainEqual({ section: 'HOURS', state: 'REPORTED', on: due })
  })

  test('refuses what was changed since it was seen, and stores nothing', async () => {
    const token = await mailedToken()
    const hash = await hashOf(token, 'PLACES')
    await t.db
      .update(facility)
      .set({ telephone: ['(02) 5555-1234'] })
      .where(eq(facility.code, code))
    for (const problem of [null, 'The telephone is wrong.']) {
      const body = { token, section: 'PLACES', hash, problem } as const
      expect((await t.call('confirmation.confirmByLink', { body })).status).toBe(409)
    }
    expect(await stored()).toEqual([])
  })

  test('is over with its last day', async () => {
    const token = await mailedToken()
    on(30)
    expect((await open(token)).status).toBe(200)
    on(31)
    expect((await open(token)).status).toBe(404)
  })

  test('is over with the next mail, and with another address of the record', async () => {
    const token = await mailedToken()
    const next = await mailedToken(7)
    expect((await open(token)).status).toBe(404)
    expect((await open(next)).status).toBe(200)
    await t.db.update(facility).set({ emailAddress: 'else@clinic.example' }).where(eq(facility.code, code))
    expect((await open(next)).status).toBe(404)
  })

  test('is over when the record leaves the network, and a guess answers the same', async () => {
    const token = await mailedToken()
    await t.db.update(facility).set({ accreditationStatusCode: 'CLOSED' }).where(eq(facility.code, code))
    const gone = await open(token)
    const guessed = await open('a'.repeat(43))
    expect([gone.status, guessed.status]).toEqual([404, 404])
    expect(gone.error).toMatchObject({ message: guessed.error.message })
  })

  test('is refused after many tries from one address', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 40; tries++) statuses.push((await open('b'.repeat(43))).status)
    expect(statuses).toContain(429)
  })
})

describe('the link that staff mail', () => {
  const sendLink = (as: string, ownerCode = code) =>
    t.call('confirmation.sendLink', { body: { ownerCode } }, { as })

  test('goes to the address on record at any time, three an hour', async () => {
    on(-80)
    const token = async () => /\/confirm#(\S+)/.exec((await lastMail()).body)?.[1] ?? ''
    expect((await sendLink('officer')).status).toBe(204)
    const first = await token()
    expect((await open(first)).status).toBe(200)
    expect((await sendLink('officer')).status).toBe(204)
    expect((await open(first)).status).toBe(404)
    expect((await open(await token())).status).toBe(200)
    expect((await sendLink('officer')).status).toBe(204)
    expect((await sendLink('officer')).status).toBe(429)
    expect(await t.db.$count(outboxMail)).toBe(3)
  })

  test('is mailed by staff who keep the record, and to a record with an address and an open section', async () => {
    on(-80)
    expect((await sendLink('reports')).status).toBe(403)
    expect((await sendLink('coordinator')).status).toBe(403)
    await t.db.update(facility).set({ emailAddress: null }).where(eq(facility.code, code))
    expect((await sendLink('officer')).status).toBe(422)
    expect(await t.db.$count(outboxMail)).toBe(0)
  })
})

describe('the reminders of sections', () => {
  test('go out on each step, one mail a record, and on no other day', async () => {
    const ladder = [-30, -14, -3, 0, 7, 21]
    const written: number[] = []
    for (let day = -32; day <= 60; day++) {
      on(day)
      if ((await remind()) > 0) written.push(day)
      expect(await remind()).toBe(0)
    }
    // specialties and contacts come due after 180 days: their first step falls on day 60
    expect(written).toEqual([...ladder, 60])
  })

  test('name all open sections, the payee for the portal only, and what visitors will read', async () => {
    await mailedToken(7)
    const { subject, body, recipient } = await lastMail()
    expect(recipient).toBe(`link${address}@clinic.example`)
    expect(subject).toMatch(/^Are the details of .* still right\?$/)
    expect(body).toContain('- Opening hours: was to be confirmed by 20 Nov 2026')
    expect(body).toContain('- Payee: to be confirmed by')
    expect(body).toContain(`/health-facility/${code}/confirmation`)
    expect(body).toContain('From 20 Dec 2026 the directory will say')
  })

  test('leave out what was confirmed, and stop once everything is', async () => {
    const token = await mailedToken(-30)
    await answer(token, 'HOURS')
    on(-14)
    await remind()
    expect((await lastMail()).body).not.toContain('Opening hours')
    await answer(await mailedToken(-3), 'PLACES')
    on(0)
    expect(await remind()).toBe(0)
  })

  test('ask once for what nobody confirmed for years', async () => {
    await t.db.update(facility).set({ accreditationDate: '2020-01-01' }).where(eq(facility.code, code))
    expect(await remind()).toBe(1)
    on(1)
    expect(await remind()).toBe(0)
  })

  test('go to nobody outside the network, without an address, or at night', async () => {
    t.clock.set(`${due}T20:00:00Z`)
    expect(await remind()).toBe(0)
    on(0)
    await t.db.update(facility).set({ emailAddress: null }).where(eq(facility.code, code))
    expect(await remind()).toBe(0)
    await t.db
      .update(facility)
      .set({ emailAddress: 'link@clinic.example', accreditationStatusCode: 'CLOSED' })
      .where(eq(facility.code, code))
    expect(await remind()).toBe(0)
  })

  test('are written once by two processes', async () => {
    const both = await Promise.all([remind(), remind()])
    expect(both.toSorted()).toEqual([0, 1])
    expect(await t.db.$count(outboxMail)).toBe(1)
  })
})

describe('a report of a visitor', () => {
  const report = (part: 'HOURS' | 'PLACE' | 'CONTACT' | 'OTHER', of = code) =>
    t.call('publicPhysician.report', { body: { code: of, part, details: 'It is closed on Mondays.' } })

  test.each([
    ['HOURS', 'HOURS'],
    ['PLACE', 'PLACES'],
    ['CONTACT', 'PLACES'],
  ] as const)('on %s reopens the section %s at once, under its inquiry', async (part, section) => {
    const reply = await report(part)
    expect(reply.status).toBe(201)
    expect(await stored()).toMatchObject([
      { section, action: 'REOPENED', channel: 'REPORT', inquiryCode: reply.body.code },
    ])
    const { body } = await t.call('publicFacility.get', { params: { code } })
    expect(body.confirmed).toContainEqual({ section, state: 'REPORTED', on: due })
  })

  test('on something else reopens nothing', async () => {
    expect((await report('OTHER')).status).toBe(201)
    expect(await stored()).toEqual([])
  })
})

describe('the directory', () => {
  test('says since when a section is not confirmed, 30 days after its due day', async () => {
    const hours = async () => {
      const { body } = await t.call('publicFacility.get', { params: { code } })
      return body.confirmed.find(({ section }) => section === 'HOURS')
    }
    on(29)
    expect(await hours()).toBeUndefined()
    on(30)
    expect(await hours()).toEqual({ section: 'HOURS', state: 'UNCONFIRMED', on: accredited })
  })
})
