import { ApiError } from '@capiz/api/client'
import { expect, it } from 'vitest'
import { uploadFailure } from './upload-failure.ts'
import { existingOf, offersOf, proofNotes, type ProviderDocument, viewKind } from './documents.ts'

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
const document = (more: Partial<ProviderDocument>): ProviderDocument => ({
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
  const offers = offersOf('HF_CREDENTIAL', rows, types, [
    document({}),
    document({ docType: 'OLD', docTypeLabel: 'Old form' }),
  ])
  expect(offers.map(({ code, label, isRequired }) => [code, label, isRequired])).toEqual([
    ['LTO', 'DOH licence', true],
    ['FSIC', 'Fire certificate', false],
    ['BPERMIT', 'Permit', false],
    ['OLD', 'Old form', false],
  ])
})

it('shows the last day of every document, the day of issue where the type has one, and what is verified', () => {
  const offers = offersOf('HF_CREDENTIAL', [], types, [])
  const permit = document({ uuid: 'p', docType: 'BPERMIT', validityDate: '2026-12-31' })
  const rows = [{ submitted: 'p', verified: true }]
  expect(existingOf([document({}), permit], offers, rows)).toMatchObject([
    { validityDate: '2027-01-31', issuedDate: null, isVerified: false },
    { validityDate: '2026-12-31', issuedDate: '2026-02-01', isVerified: true },
  ])
})

it('marks the date when an upload is refused for it, and says the problem of any other refusal', () => {
  const refused = (field: string) =>
    uploadFailure(
      new ApiError({
        status: 422,
        errorCode: 'VALIDATION',
        message: 'Some fields need attention.',
        errors: [{ field, message: 'The day of issue is today or earlier.' }],
      }),
    )
  expect(refused('effectiveDate').isAboutDate).toBe(true)
  expect(refused('docType').isAboutDate).toBe(false)
  expect(refused('docType').message).toBe('The day of issue is today or earlier.')
})

it('tells what can be shown in place', () => {
  expect(['application/pdf', 'image/png', 'text/csv'].map(viewKind)).toEqual(['pdf', 'image', 'other'])
})

it('says under a document what its source said', () => {
  const proof = {
    sourceCode: 'PRC',
    performedOn: '2026-10-02',
    nextDue: '2027-03-31',
    isAsked: true,
  } as const
  expect(proofNotes(undefined)).toEqual([])
  expect(proofNotes({ ...proof, state: 'VERIFIED' })).toEqual([
    'Verified against PRC on 2 Oct 2026, again by 31 Mar 2027.',
  ])
  expect(proofNotes({ ...proof, state: 'CONTRADICTED' })).toEqual(['Contradicted by PRC on 2 Oct 2026.'])
  expect(proofNotes({ ...proof, state: 'STALE' })).toEqual(['To be verified again against PRC.'])
  expect(proofNotes({ ...proof, state: 'UNPROVEN', performedOn: null })).toEqual([
    'Not verified against PRC yet.',
  ])
})
