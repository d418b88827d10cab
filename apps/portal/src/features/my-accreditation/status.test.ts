import type { ChecklistRow } from '@capiz/domain/checklist'
import { expect, it } from 'vitest'
import { groupDocuments, documentStateText } from './status.ts'

const today = '2026-11-20'
const document = (documentTypeCode: string, more: Partial<ChecklistRow>): ChecklistRow => ({
  documentTypeCode,
  label: documentTypeCode,
  required: true,
  submitted: 'uuid',
  validityDate: null,
  state: 'VALID',
  verified: true,
  verifiedBy: null,
  verifiedDate: null,
  remarks: null,
  ...more,
})

it('sorts documents by what has to be done, optional ones only when they run out', () => {
  const groups = groupDocuments([
    document('gone', { state: 'EXPIRED', verified: false }),
    document('lacks', { state: 'MISSING', submitted: null, verified: false }),
    document('extra', { state: 'MISSING', required: false }),
    document('soon', { state: 'EXPIRING' }),
    document('new', { verified: false }),
    document('good', {}),
    document('good extra', { required: false }),
  ])
  const codes = Object.entries(groups).map(([name, rows]) => [
    name,
    (rows as ChecklistRow[]).map((row) => row.documentTypeCode),
  ])
  expect(Object.fromEntries(codes)).toEqual({
    missing: ['gone', 'lacks'],
    expiring: ['soon'],
    waiting: ['new'],
    done: ['good'],
  })
})

it('says what is the matter with a document and until when', () => {
  const textOf = (more: Partial<ChecklistRow>) => documentStateText(document('x', more), today)
  expect(textOf({ state: 'MISSING' })).toBe('Not sent yet')
  expect(textOf({ state: 'EXPIRED', validityDate: '2026-11-01' })).toBe('Expired 1 Nov 2026')
  expect(textOf({ state: 'EXPIRING', validityDate: '2026-11-21' })).toBe('Expires 21 Nov 2026, in 1 day')
  expect(textOf({ state: 'EXPIRING', validityDate: today })).toBe('Expires today')
  expect(textOf({ verified: false })).toBe('Sent, being checked')
})
