import type { ChecklistRow } from '@capiz/domain/checklist'
import { expect, it } from 'vitest'
import { needsOf } from './needs.ts'

const row = (label: string, isVerified: boolean): ChecklistRow => ({
  documentTypeCode: label.toUpperCase(),
  label,
  required: true,
  state: isVerified ? 'VALID' : 'MISSING',
  submitted: isVerified ? 'a' : null,
  verified: isVerified,
  remarks: null,
  verifiedBy: null,
  verifiedDate: null,
  validityDate: null,
})

it('is empty for a record on which all is in order', () => {
  expect(needsOf([], [row('Permit', true)], [{ label: 'Hours', state: 'CONFIRMED' }])).toEqual([])
})

it('keeps the rank of the warnings, and says which do not wait and where they are settled', () => {
  const needs = needsOf(
    [
      { kind: 'expired', message: 'Permit expired on 2 Nov 2026.' },
      { kind: 'application', message: 'This application has not been accepted yet.' },
    ],
    [],
    [],
  )
  expect(needs).toEqual([
    {
      id: 'Permit expired on 2 Nov 2026.',
      subject: 'Permit expired on 2 Nov 2026',
      isLate: true,
      part: { path: 'documents', label: 'Documents' },
    },
    {
      id: 'This application has not been accepted yet.',
      subject: 'This application has not been accepted yet',
      isLate: false,
    },
  ])
})

it('counts the checklist, and names at most two of its open items', () => {
  const rows = [row('Permit', true), ...['A', 'B', 'C', 'D', 'E'].map((label) => row(label, false))]
  expect(needsOf([], rows, [])).toMatchObject([
    { id: 'checklist', subject: '1 of 6 required items verified', isLate: false },
  ])
  expect(needsOf([], rows, [])[0]?.detail).toMatch(/A.*B.*3 more/u)
})

it('is late where a document ends today, not where one ends later or a section is not confirmed', () => {
  const late = (kind: string) => needsOf([{ kind, message: 'Permit.' }], [], [])[0]?.isLate
  expect([late('ending'), late('expiring')]).toEqual([true, false])
  expect(needsOf([], [], [{ label: 'Hours', state: 'OVERDUE' }])[0]?.isLate).toBe(false)
})
