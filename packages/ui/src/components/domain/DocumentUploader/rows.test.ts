import { describe, expect, it } from 'vitest'
import {
  addedText,
  guessType,
  missingSummary,
  nextDate,
  reduceUploads,
  roomOf,
  rowProblem,
  sizeText,
  suggestedDate,
  uploadLists,
} from './rows.ts'
import type { DocumentOffer, ExistingDocument, UploadRow } from './types.ts'

const row = (id: string, part: Partial<UploadRow> = {}): UploadRow => ({
  id,
  typeCode: 'LTO',
  file: new File(['x'], `${id}.pdf`),
  kind: 'pdf',
  sha256: id,
  validityDate: null,
  stage: 'ready',
  progress: 0,
  ...part,
})
const lto: DocumentOffer = { code: 'LTO', label: 'DOH licence', isRequired: true, dateLabel: 'Valid until' }
const photo: DocumentOffer = { code: 'PHOTO', label: 'Photographs', maxCount: 3 }
const rates: DocumentOffer = {
  code: 'RATES',
  label: 'Schedule of rates',
  isRequired: true,
  dateLabel: 'Issued on',
}
const onFile = (typeCode: string, state: ExistingDocument['state']): ExistingDocument => ({
  uuid: `${typeCode}-1`,
  typeCode,
  fileName: 'old.pdf',
  validityDate: '2026-01-01',
  state,
})

describe('an uploaded file that is on file by now', () => {
  const rows = [row('a', { stage: 'done' }), row('b', { stage: 'done' }), row('c', { stage: 'failed' })]

  it('leaves the new rows, and no other row does', () => {
    const next = reduceUploads({ rows }, { type: 'filed', hashes: ['a', 'c'] })
    expect(next.rows.map(({ id }) => id)).toEqual(['b', 'c'])
  })
})

describe('reduceUploads', () => {
  const start = reduceUploads({ rows: [] }, { type: 'added', rows: [row('a'), row('b'), row('c')] })
  it('U9: a removed row comes back to its place', () => {
    const without = reduceUploads(start, { type: 'removed', id: 'b' })
    expect(without.rows.map((each) => each.id)).toEqual(['a', 'c'])
    const back = reduceUploads(without, { type: 'restored' })
    expect(back.rows.map((each) => each.id)).toEqual(['a', 'b', 'c'])
    expect(back.removed).toBeUndefined()
    expect(reduceUploads(back, { type: 'restored' })).toBe(back)
    expect(reduceUploads(back, { type: 'removed', id: 'nobody' })).toBe(back)
  })
  it('U6: fails with a reason, and a retry forgets it', () => {
    const failed = reduceUploads(start, {
      type: 'staged',
      id: 'a',
      stage: 'failed',
      reason: 'The server did not answer.',
    })
    expect(failed.rows[0]).toMatchObject({ stage: 'failed', reason: 'The server did not answer.' })
    const again = reduceUploads(failed, { type: 'staged', id: 'a', stage: 'queued' })
    expect(again.rows[0]?.reason).toBeUndefined()
    expect(again.rows[1]).toBe(failed.rows[1])
  })
  it('keeps progress between 0 and 100 and full when done', () => {
    expect(reduceUploads(start, { type: 'progressed', id: 'a', progress: 140 }).rows[0]?.progress).toBe(100)
    expect(reduceUploads(start, { type: 'staged', id: 'a', stage: 'done' }).rows[0]?.progress).toBe(100)
  })
})

describe('types', () => {
  it('U2: guesses only when there is one answer', () => {
    expect(guessType([photo], [], [])).toBe('PHOTO')
    expect(guessType([lto, photo], [], [])).toBe('LTO')
    expect(guessType([lto, rates], [], [])).toBe('')
    expect(guessType([lto, rates], [onFile('RATES', 'VALID')], [])).toBe('LTO')
    expect(guessType([lto, rates], [], [row('a')])).toBe('RATES')
  })
  it('counts room', () => {
    expect(roomOf(lto, [onFile('LTO', 'VALID')], [])).toBe(1)
    expect(roomOf(lto, [], [row('a')])).toBe(0)
    expect(roomOf(photo, [onFile('PHOTO', 'VALID')], [row('a', { typeCode: 'PHOTO' })])).toBe(1)
  })
})

describe('words', () => {
  it('U8: says in one sentence what came in', () => {
    expect(addedText(2, [])).toBe('2 files added.')
    expect(addedText(2, [{ name: 'a', message: '"a.heic" is not of a kind that can be used here.' }])).toBe(
      '2 files added, 1 refused: "a.heic" is not of a kind that can be used here.',
    )
    expect(addedText(0, [{ name: 'a', message: '"a" is empty.' }])).toBe('1 file refused: "a" is empty.')
  })
  it('U11: sums up what is missing or expired', () => {
    expect(missingSummary([lto, rates, photo], [onFile('LTO', 'EXPIRED')])).toBe(
      '1 required document missing, 1 expired',
    )
    expect(missingSummary([lto], [onFile('LTO', 'EXPIRED')], [row('new')])).toBeUndefined()
  })
  it('U5: asks for type and date, and warns of a date gone by', () => {
    expect(rowProblem(row('a', { typeCode: '' }), [lto], '2026-11-20')).toBe('Choose what this document is.')
    expect(rowProblem(row('a'), [lto], '2026-11-20')).toBe('Enter the date: valid until.')
    expect(rowProblem(row('a', { validityDate: '2026-11-19' }), [lto], '2026-11-20')).toContain(
      'expired on 19 Nov 2026',
    )
    expect(rowProblem(row('a', { validityDate: '2026-11-20' }), [lto], '2026-11-20')).toBeUndefined()
    const issued = row('a', { typeCode: 'RATES', validityDate: '2020-01-01' })
    expect(rowProblem(issued, [rates], '2026-11-20')).toBeUndefined()
    const later = { ...issued, validityDate: '2026-11-21' as const }
    expect(rowProblem(later, [rates], '2026-11-20')).toContain('today or earlier')
    const permit = { ...rates, dateRule: 'endOfYear' as const }
    expect(rowProblem({ ...issued, validityDate: '2026-12-31' }, [permit], '2026-11-20')).toContain('today')
    expect(rowProblem({ ...issued, validityDate: '2025-12-31' }, [permit], '2026-11-20')).toContain('expired')
  })
  it('suggests the same length again', () => {
    expect(suggestedDate({ from: '2026-01-01', until: '2026-12-31' })).toBe('2027-12-31')
    expect(suggestedDate(undefined)).toBeUndefined()
  })
  it('writes sizes', () => {
    expect([999, 320_400, 1_400_000].map(sizeText)).toEqual(['999 B', '320 kB', '1.4 MB'])
  })
})

it('U10: the parallel lists have one length and keep the order', () => {
  const permit = { code: 'BPERMIT', label: 'Permit', dateLabel: 'Issued on', dateRule: 'endOfYear' as const }
  const lastDays = uploadLists([row('c', { typeCode: 'BPERMIT', validityDate: '2026-01-12' })], [permit])
  expect(lastDays.validityDates).toEqual(['2026-12-31'])
  const lists = uploadLists(
    [row('a', { validityDate: '2027-01-01' }), row('b', { typeCode: 'PHOTO' })],
    [lto, photo],
  )
  expect(lists.documentTypes).toEqual(['LTO', 'PHOTO'])
  expect(lists.validityDates).toEqual(['2027-01-01', ''])
  expect(lists.files.map((file) => file.name)).toEqual(['a.pdf', 'b.pdf'])
})

it('U15: the two sizes of a picture change places, and back', () => {
  const small = row('a', {
    other: { file: new File(['original'], 'a.jpg'), sha256: 'original', isOriginal: true },
  })
  const swapped = reduceUploads({ rows: [small] }, { type: 'swapped', id: 'a' })
  expect(swapped.rows[0]).toMatchObject({ sha256: 'original', other: { sha256: 'a', isOriginal: false } })
  expect(reduceUploads(swapped, { type: 'swapped', id: 'a' }).rows[0]).toEqual(small)
})

it('U19: offers the length of the last document again when it is known', () => {
  const last = { ...onFile('LTO', 'EXPIRED'), validFrom: '2025-01-02' as const }
  expect(nextDate(lto, [last])).toBe('2027-01-01')
  expect(nextDate(lto, [onFile('LTO', 'EXPIRED')])).toBeUndefined()
  expect(nextDate(photo, [last])).toBeUndefined()
})
