import { documentStatePresentation } from '@capiz/domain/accreditation'
import { expiryBuckets } from '@capiz/domain/credentials'
import type { DocumentState } from '@capiz/domain/document'
import { addDays, formatDay } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attachment,
  facility,
  fileBlob,
  outboxMail,
  reminder,
  reminderDigest,
} from '../src/db/schema/index.ts'
import { sendReminders } from '../src/areas/reminder/send.ts'
import { sendStaffDigests } from '../src/areas/reminder/staff.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

/** A stored document: days from today, null for none. */
interface Stored {
  issued?: number | null
  until?: number | null
  isReplaced?: boolean
  isRemoved?: boolean
}

/** Documents of one type that a facility has, what the domain says of them, and the last day that counts. */
interface Case {
  title: string
  docType: string
  documents: readonly Stored[]
  state: DocumentState
  last: number | null
}

const permit = (title: string, state: DocumentState, last: number, ...more: Stored[]): Case => ({
  title,
  docType: 'SANIT',
  documents: [{ until: last }, ...more],
  state,
  last,
})

const cases: readonly Case[] = [
  permit('a year left', 'VALID', 400),
  permit('31 days left', 'VALID', 31),
  permit('30 days left', 'EXPIRING', 30),
  permit('a week left', 'EXPIRING', 7),
  permit('the last day', 'EXPIRING', 0),
  permit('the day after', 'EXPIRED', -1),
  permit('of two the longer counts', 'EXPIRING', 5, { until: -3 }),
  permit('of two that have expired the later counts', 'EXPIRED', -2, { until: -9 }),
  permit(
    'what was replaced or removed does not count',
    'EXPIRED',
    -3,
    { until: 90, isReplaced: true },
    { until: 80, isRemoved: true },
  ),
  {
    title: 'one without an end beside one that expired',
    docType: 'SANIT',
    documents: [{ until: -3 }, { until: null }],
    state: 'VALID',
    last: null,
  },
  {
    title: 'replaced only',
    docType: 'SANIT',
    documents: [{ until: -3, isReplaced: true }],
    state: 'MISSING',
    last: null,
  },
  {
    title: 'a day of issue has no last day, whatever was stored as one',
    docType: 'BIR2303',
    documents: [{ issued: -40, until: -3 }],
    state: 'VALID',
    last: null,
  },
  {
    title: 'a type without days has no last day, whatever was stored as one',
    docType: 'BANK',
    documents: [{ until: -3 }],
    state: 'VALID',
    last: null,
  },
  {
    title: 'a permit of this year',
    docType: 'BPERMIT',
    documents: [{ issued: -100, until: 41 }],
    state: 'VALID',
    last: 41,
  },
  {
    title: 'a permit issued tomorrow',
    docType: 'BPERMIT',
    documents: [{ issued: 1, until: 41 }],
    state: 'MISSING',
    last: null,
  },
  {
    title: 'a permit issued tomorrow does not hide the one of last year',
    docType: 'BPERMIT',
    documents: [
      { issued: -400, until: -5 },
      { issued: 1, until: 41 },
    ],
    state: 'EXPIRED',
    last: -5,
  },
]

const code = 'HF0000001'
const sha256 = 'a'.repeat(64)
const officer = { as: 'officer' }
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  await t.db
    .insert(fileBlob)
    .values({ sha256, size: 1, contentType: 'application/pdf' })
    .onConflictDoNothing()
  await t.db
    .update(facility)
    .set({ accreditationStatusCode: 'ACCREDITED', emailAddress: 'owner@facility.example' })
})
afterAll(() => t.close())

const dayAt = (offset: number | null | undefined) =>
  offset === null || offset === undefined ? null : addDays(tinyToday, offset)

async function store({ docType, documents }: Case): Promise<void> {
  await t.db.delete(reminder)
  await t.db.delete(reminderDigest)
  await t.db.delete(outboxMail)
  await t.db.delete(attachment)
  await t.db.insert(attachment).values(
    documents.map(({ issued, until, isReplaced, isRemoved }) => ({
      uuid: crypto.randomUUID(),
      ownerKind: 'hf/document',
      ownerCode: code,
      docType,
      fileName: 'permit.pdf',
      contentType: 'application/pdf',
      size: 1,
      sha256,
      effectiveDate: dayAt(issued),
      validityDate: dayAt(until),
      supersededBy: isReplaced ? crypto.randomUUID() : null,
      deleted: isRemoved ?? false,
      uploadedBy: 'officer',
      uploadedDate: new Date('2026-01-05T02:00:00Z'),
      updatedDate: new Date('2026-02-01T02:00:00Z'),
    })),
  )
}

/** Whether the facility is among those a list shows for a state. */
async function isListed(state: DocumentState): Promise<boolean> {
  const { body } = await t.call('facility.rows', { query: { credentialState: state, size: 100 } }, officer)
  return body.content.some((row) => row.code === code)
}

describe.each(cases)('$title', (one) => {
  const { docType, documents, state, last } = one
  const isEnding = state === 'EXPIRED' || state === 'EXPIRING'
  const day = dayAt(last)
  beforeAll(() => store(one))

  test('checklist and report say the state', async () => {
    const { body } = await t.call('facility.checklist', { query: { healthFacilityCode: code } }, officer)
    const row = body.find((item) => item.documentTypeCode === docType)
    expect([row?.state, row?.validityDate]).toEqual([state, day])
    const report = await t.call(
      'reportPreview.health-facility-credentials',
      { body: { healthFacilityCode: code, docType } },
      { as: 'admin' },
    )
    const shown = report.body.rows.map((cells) => [cells['state'], cells['validityDate']])
    const isShown = state !== 'MISSING' || row?.required === true
    expect(shown).toEqual(isShown ? [[documentStatePresentation[state].label, day]] : [])
  })

  test('the filter of lists finds it', async () => {
    expect([await isListed('EXPIRED'), await isListed('EXPIRING')]).toEqual([
      state === 'EXPIRED',
      state === 'EXPIRING',
    ])
  })

  test('a single document travels with it', async () => {
    const live = documents.filter(({ isReplaced, isRemoved }) => !isReplaced && !isRemoved)
    if (live.length !== 1) return
    const { body } = await t.call(
      'document.list',
      { params: { entity: 'hf/document' }, query: { code } },
      officer,
    )
    expect(body.map((file) => file.state)).toEqual([state])
  })

  test('the dated list, its counts and the figures of the dashboard have its last day, once', async () => {
    const query = { ownerCode: code, bucket: expiryBuckets.join(',') }
    const { body } = await t.call('expiry.list', { query }, officer)
    expect(body.content.map((row) => row.validityDate)).toEqual(day === null ? [] : [day])
    const lapsed = await t.call('expiry.list', { query: { ownerCode: code, bucket: 'lapsed' } }, officer)
    expect(lapsed.body.totalElements).toBe(state === 'EXPIRED' ? 1 : 0)
    const counts = await t.call('expiry.counts', { query: { ownerCode: code } }, officer)
    expect(counts.body.total).toBe(last !== null && last <= 90 ? 1 : 0)
    const figures = await t.call('dashboard.get', { query: { type: 'CREDENTIAL' } }, officer)
    const expired = figures.body.items.find(({ key }) => key === 'facility-lapsed')
    expect(expired?.count).toBe(state === 'EXPIRED' ? 1 : 0)
  })

  test('warnings and notifications tell it', async () => {
    const words = state === 'EXPIRED' ? 'expired on' : 'is valid until'
    const text = last === 0 ? 'ends today' : `${words} ${day === null ? '' : formatDay(day)}`
    const banner = await t.call('facility.banner', { params: { code } }, officer)
    const warnings = banner.body.warnings.filter(({ kind }) =>
      ['expired', 'ending', 'expiring'].includes(kind),
    )
    const own = warnings.filter(({ message }) => !message.startsWith('The contract'))
    expect(own.map(({ message }) => message.endsWith(`${text}.`))).toEqual(isEnding ? [true] : [])
    const notified = await t.call('dashboard.get', { query: { type: 'NOTIFICATION' } }, { as: 'coordinator' })
    const papers = notified.body.items.filter(({ group }) => group === 'papers')
    expect(papers.map(({ label }) => label.endsWith(text))).toEqual(isEnding ? [true] : [])
  })

  test('mails are written for it', async () => {
    expect(await sendReminders(t.services)).toBe(last !== null && last <= 60 ? 1 : 0)
    const [mail] = await t.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.recipient, 'owner@facility.example'))
    if (mail && day)
      expect(mail.body).toContain(`${state === 'EXPIRED' ? 'expired on' : 'valid until'} ${formatDay(day)}`)
    const digests = await sendStaffDigests(t.services)
    // the first digest tells what comes within seven days today, and what expired yesterday
    expect(digests > 0).toBe(last === 7 || last === -1)
  })
})
