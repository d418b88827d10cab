import { expect, it } from 'vitest'
import { existingOf, offersOf, type Paper, viewKind } from './papers.ts'

const row = (documentTypeCode: string, label: string, required: boolean) => ({
  documentTypeCode,
  label,
  required,
  submitted: null,
  validityDate: null,
  state: 'MISSING' as const,
  verified: false,
  verifiedBy: null,
  verifiedDate: null,
  remarks: null,
})
const paper = (more: Partial<Paper>): Paper => ({
  id: 1,
  uuid: 'u',
  code: 'HF0000001',
  docType: 'LTO',
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  size: 10,
  validityDate: '2027-01-31',
  effectiveDate: '2026-02-01',
  docRemarks: null,
  memoType: null,
  dateOfMemo: null,
  dateSent: null,
  dateReceived: null,
  superseded: false,
  uploadedBy: 'officer',
  uploadedDate: '2026-02-01T00:00:00Z',
  ...more,
})
const types = [
  { code: 'FSIC', docName: 'Fire certificate', dateLabel: 'Valid until' },
  { code: 'LTO', docName: 'Licence', dateLabel: 'Valid until' },
  { code: 'BPERMIT', docName: 'Permit', dateLabel: 'Issued on' },
]

it('offers the checklist first, then the other types of the page, then what is on file besides', () => {
  const rows = [row('LTO', 'DOH licence', true), row('MOA', 'Contract', true)]
  const offers = offersOf(rows, types, [paper({}), paper({ docType: 'OLD', docTypeLabel: 'Old form' })])
  expect(offers.map(({ code, label, isRequired }) => [code, label, isRequired])).toEqual([
    ['LTO', 'DOH licence', true],
    ['FSIC', 'Fire certificate', false],
    ['BPERMIT', 'Permit', false],
    ['OLD', 'Old form', false],
  ])
})

it('shows the day of issue where the type has one', () => {
  const offers = offersOf([], types, [])
  const [licence, permit] = existingOf([paper({}), paper({ docType: 'BPERMIT' })], offers)
  expect([licence?.validityDate, permit?.validityDate]).toEqual(['2027-01-31', '2026-02-01'])
})

it('tells what can be shown in place', () => {
  expect(['application/pdf', 'image/png', 'text/csv'].map(viewKind)).toEqual(['pdf', 'image', 'other'])
})
