import { recordKind, type RecordKindName } from '@capiz/domain/record'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment, caseRecord } from '../src/db/schema/index.ts'
import type { TestApp, TestReply } from './harness.ts'
import { ok, openRecords } from './support/records.ts'

let app: TestApp
const staff = { as: 'admin' }

beforeAll(async () => {
  ;({ app } = await openRecords())
})
afterAll(() => app.close())

interface Row {
  id: number
  code: string | null
  files: { uuid: string; fileName: string }[]
}

interface StoredFile {
  kind: RecordKindName
  /** reads the list, whole */
  list: () => Promise<TestReply<{ content: unknown[]; totalElements: number }>>
  get: (row: Row) => Promise<TestReply<unknown>>
  download: (code: string, uuid: string) => Promise<TestReply<unknown>>
  preview?: (code: string, uuid: string) => Promise<TestReply<unknown>>
}

const all = { size: 1000 }
const stored: readonly StoredFile[] = [
  {
    kind: 'dentist-check-in',
    list: () => app.call('dentistCheckIn.list', { query: all }, staff),
    get: ({ code }) => app.call('dentistCheckIn.get', { params: { code: code ?? '' } }, staff),
    download: (code, uuid) =>
      app.call('dentistCheckIn.download', { query: { dentistKamustahanCode: code, uuid } }, staff),
    preview: (code, uuid) => app.call('dentistCheckIn.preview', { query: { code, uuid } }, staff),
  },
  {
    kind: 'facility-check-in',
    list: () => app.call('facilityCheckIn.list', { query: all }, staff),
    get: ({ code }) => app.call('facilityCheckIn.get', { params: { code: code ?? '' } }, staff),
    download: (code, uuid) =>
      app.call('facilityCheckIn.download', { query: { hfKamustahanCode: code, uuid } }, staff),
    preview: (code, uuid) => app.call('facilityCheckIn.preview', { query: { code, uuid } }, staff),
  },
  {
    kind: 'non-conformity',
    list: () => app.call('nonConformity.list', { query: all }, staff),
    get: ({ code }) => app.call('nonConformity.get', { params: { code: code ?? '' } }, staff),
    download: (code, uuid) =>
      app.call('nonConformity.download', { query: { nonConformityCode: code, uuid } }, staff),
    preview: (code, uuid) => app.call('nonConformity.preview', { query: { code, uuid } }, staff),
  },
  {
    kind: 'document-tracker',
    list: () => app.call('documentTracker.list', { query: all }, staff),
    get: ({ id }) => app.call('documentTracker.get', { params: { id } }, staff),
    download: (code, uuid) => app.call('documentTracker.download', { query: { code, uuid } }, staff),
    preview: (code, uuid) => app.call('documentTracker.preview', { query: { code, uuid } }, staff),
  },
  {
    kind: 'inquiry-report',
    list: () => app.call('inquiryReport.list', { query: all }, staff),
    get: ({ id }) => app.call('inquiryReport.get', { params: { id } }, staff),
    download: (code, uuid) => app.call('inquiryReport.download', { query: { code, uuid } }, staff),
    preview: (code, uuid) => app.call('inquiryReport.preview', { query: { code, uuid } }, staff),
  },
  {
    kind: 'correction-notice',
    list: () => app.call('correctionNotice.list', { query: all }, staff),
    get: ({ id }) => app.call('correctionNotice.get', { params: { id } }, staff),
    download: (code, uuid) => app.call('correctionNotice.download', { query: { code, uuid } }, staff),
    preview: (code, uuid) => app.call('correctionNotice.preview', { query: { code, uuid } }, staff),
  },
  {
    kind: 'service-team',
    list: () => app.call('serviceTeam.list', { query: all }, staff),
    get: ({ code }) => app.call('serviceTeam.findByCode', { query: { code: code ?? '' } }, staff),
    download: (code, uuid) => app.call('serviceTeam.download', { query: { code, uuid } }, staff),
    preview: (code, uuid) => app.call('serviceTeam.preview', { query: { code, uuid } }, staff),
  },
  {
    kind: 'violation',
    list: () => app.call('violation.list', { query: all }, staff),
    get: ({ id }) => app.call('violation.get', { params: { id } }, staff),
    download: (code, uuid) => app.call('violation.download', { query: { code, uuid } }, staff),
  },
  {
    kind: 'mobile-device',
    list: () => app.call('mobileDevice.list', { query: all }, staff),
    get: ({ id }) => app.call('mobileDevice.get', { params: { id } }, staff),
    download: () => Promise.reject(new Error('carries no files')),
  },
  {
    kind: 'settlement-terminal',
    list: () => app.call('settlementTerminal.list', { query: all }, staff),
    get: ({ id }) => app.call('settlementTerminal.get', { params: { id } }, staff),
    download: () => Promise.reject(new Error('carries no files')),
  },
]

describe.each(stored)('$kind', ({ kind, list, get, download, preview }) => {
  let rows: Row[] = []

  test('lists what is stored, and each is read alone as it stands in the list', async () => {
    const answer = await list()
    ok(answer)
    rows = answer.body.content as Row[]
    const stored = await app.db.select().from(caseRecord).where(eq(caseRecord.kind, kind))
    const live = stored.filter(({ deleted, status }) => !deleted && status !== 'SUPERSEDED')
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      live.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    expect(rows.length).toBeGreaterThan(0)
    const [first] = rows
    if (!first) return
    const one = await get(first)
    ok(one)
    expect(one.body).toMatchObject({ id: first.id, code: first.code })
  })

  if (recordKind(kind).files > 0)
    test('gives its file as it was stored, shows it, and no file of another record', async () => {
      const [own, other] = rows.filter(({ files }) => files.length > 0)
      const uuid = own?.files[0]?.uuid ?? ''
      const [stored] = await app.db.select().from(attachment).where(eq(attachment.uuid, uuid))
      const bytes = await app.services.files.read(stored?.sha256 ?? '')
      const file = await download(own?.code ?? '', uuid)
      expect(file.status, JSON.stringify(file.error)).toBe(200)
      expect(Buffer.from(file.bytes).equals(Buffer.from(bytes ?? []))).toBe(true)
      expect(file.headers.get('content-disposition')).toContain('attachment')
      if (other) expect((await download(other.code ?? '', uuid)).status).toBe(404)
      if (!preview) return
      const shown = await preview(own?.code ?? '', uuid)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(Buffer.from(shown.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    })
})
