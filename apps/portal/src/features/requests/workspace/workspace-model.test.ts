import type { ChecklistRow } from '@capiz/domain/checklist'
import { describe, expect, it } from 'vitest'
import {
  applicationDocuments,
  dayForms,
  isLeftToCompare,
  nextToCompare,
  openText,
  soughtText,
  walkOf,
} from './workspace-model.ts'

const row = (documentTypeCode: string, changes: Partial<ChecklistRow> = {}): ChecklistRow => ({
  documentTypeCode,
  label: documentTypeCode,
  required: true,
  submitted: `file-${documentTypeCode}`,
  validityDate: null,
  state: 'VALID',
  verified: false,
  verifiedBy: null,
  verifiedDate: null,
  remarks: null,
  ...changes,
})

const rows = [
  row('LTO', { validityDate: '2027-08-05' }),
  row('PHIC', { mismatch: true, remarks: 'Says 2027' }),
  row('BPERMIT', { submitted: null, state: 'MISSING' }),
  row('FSIC', { required: false, submitted: null, state: 'MISSING' }),
  row('SECDTI', { verified: true }),
  row('BANK', { state: 'EXPIRED', validityDate: '2026-01-05' }),
  row('MOA', { submitted: null, state: 'MISSING' }),
]

describe('the documents of an application', () => {
  const documents = applicationDocuments(rows)

  it('are what is required or was sent, without the contract', () => {
    expect(documents.map(({ code, state, note }) => [code, state, note])).toEqual([
      ['LTO', 'open', 'until 5 Aug 2027'],
      ['PHIC', 'mismatch', 'Says 2027'],
      ['BPERMIT', 'missing', undefined],
      ['SECDTI', 'verified', undefined],
      ['BANK', 'open', 'expired 5 Jan 2026'],
    ])
    expect(openText(documents)).toBe('Documents: 1 missing, 1 not matching, 2 to compare.')
    expect(openText(documents.filter(({ state }) => state === 'verified'))).toBe('')
    expect(isLeftToCompare(documents)).toBe(true)
    expect(isLeftToCompare(documents.filter(({ state }) => state !== 'open'))).toBe(false)
  })
  it('are walked from what does not match to what is verified, and on to what is left', () => {
    expect(walkOf(documents).map(({ code }) => code)).toEqual(['PHIC', 'LTO', 'BANK', 'SECDTI'])
    expect(nextToCompare(documents, 'LTO')).toBe('BANK')
    expect(nextToCompare(documents, 'BANK')).toBe('LTO')
    expect(nextToCompare(documents, undefined)).toBe('LTO')
    expect(
      nextToCompare(
        documents.filter(({ state }) => state !== 'open'),
        'PHIC',
      ),
    ).toBeUndefined()
  })
})

describe('what is looked for in a document', () => {
  it('is a day in every form, and other values as they are', () => {
    expect(dayForms('2027-08-05')).toEqual(
      expect.arrayContaining(['05 August 2027', 'August 5, 2027', '5 Aug 2027', '08/05/2027', '2027-08-05']),
    )
    expect(soughtText({ id: 'until', label: 'Valid until', value: '5 Aug 2027' }).texts).toHaveLength(7)
    expect(soughtText({ id: 'name', label: 'Name', value: 'Perlas' }).texts).toEqual(['Perlas'])
    expect(
      soughtText({ id: 'place', label: 'Address', value: '14 Sumulong Highway, Antipolo' }).texts,
    ).toEqual(['14 Sumulong Highway, Antipolo', '14 Sumulong Highway'])
  })
})
