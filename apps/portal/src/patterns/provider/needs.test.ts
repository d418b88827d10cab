import type { ChecklistRow } from '@capiz/domain/checklist'
import { expect, it } from 'vitest'
import { foldNeeds, needsOf } from './needs.ts'

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
      isUrgent: false,
      part: { path: 'documents', label: 'Open documents' },
    },
    {
      id: 'This application has not been accepted yet.',
      subject: 'This application has not been accepted yet',
      isLate: false,
      isUrgent: false,
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

it('is late past its day alone, and urgent where it ends today', () => {
  const need = (kind: string) => needsOf([{ kind, message: 'Permit.' }], [], [])[0]
  const kinds = ['expired', 'ending', 'expiring', 'blocked', 'violation', 'licence']
  expect(kinds.filter((kind) => need(kind)?.isLate)).toEqual(['expired'])
  expect(kinds.filter((kind) => need(kind)?.isUrgent)).toEqual(['ending', 'blocked', 'violation'])
  expect(needsOf([], [], [{ label: 'Hours', state: 'OVERDUE' }])[0]?.isLate).toBe(false)
})

it('labels every link with a verb first', () => {
  const warnings = ['expired', 'ending', 'expiring', 'violation'].map((kind) => ({ kind, message: kind }))
  const needs = needsOf(warnings, [row('Permit', false)], [{ label: 'Hours', state: 'OVERDUE' }])
  const labels = needs.map(({ part }) => part?.label)
  expect(labels).toHaveLength(6)
  for (const label of labels)
    expect(label).toMatch(/^(?:Open|Review|Decide|Verify|Compare|Confirm|Send) [a-z]/u)
})

it('folds what would push the record away, and never a single item', () => {
  const warnings = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ kind: 'licence', message: `Item ${at}` }))
  const counts = [0, 4, 5, 6].map((count) => foldNeeds(needsOf(warnings(count), [], [])))
  expect(counts.map(({ shown, folded }) => [shown.length, folded.length])).toEqual([
    [0, 0],
    [4, 0],
    [5, 0],
    [4, 2],
  ])
})
