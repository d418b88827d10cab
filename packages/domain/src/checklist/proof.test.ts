import { describe, expect, it } from 'vitest'
import type { VerificationFact } from '../verification/index.ts'
import { deriveChecklist, documentTypes, isComplete, missingItems } from './index.ts'
import type { ChecklistSubject, DocumentTypeRule, RequirementRule } from './index.ts'

const today = '2026-11-20'
const dentist: ChecklistSubject = {
  kind: 'physician',
  phyTypeCode: 'DMD',
  governmentDoctor: false,
  membership: 'NONE',
  hasSpecialty: false,
}
const licence = documentTypes.find(
  ({ pageType, code }) => pageType === 'DENTIST_CREDENTIAL' && code === 'PRC',
) as DocumentTypeRule
const rule: RequirementRule = {
  id: 1,
  pageType: 'DENTIST_CREDENTIAL',
  documentTypeCode: 'PRC',
  facilityTypeCode: null,
  categoryCode: null,
  specializationCode: null,
  required: true,
  sourceCode: 'PRC',
  effectiveDate: '2026-01-01',
}

function rowsWith(
  type: DocumentTypeRule,
  verifications: (Partial<VerificationFact> & { documentTypeCode?: string })[] = [],
) {
  return deriveChecklist({
    subject: dentist,
    documentTypes: [type],
    documents: [{ uuid: 'u', docType: 'PRC', hash: 'h', validityDate: '2027-06-30' }],
    marks: [{ documentTypeCode: 'PRC', verified: true }],
    verifications: verifications.map((one) => ({
      documentTypeCode: 'PRC',
      sourceCode: 'PRC',
      documentHash: 'h',
      result: 'CONFIRMED',
      performedOn: '2026-10-01',
      nextDue: '2027-10-01',
      ...one,
    })),
    today,
  })
}

const asked = { ...licence, rules: [rule] }

describe('a checklist with a source', () => {
  it('is complete by the mark alone where no rule names a source', () => {
    const rows = rowsWith(licence)
    expect(rows[0]?.proof).toBeNull()
    expect(isComplete(rows)).toBe(true)
  })

  it('is complete only when the source confirmed the document on file', () => {
    expect(missingItems(rowsWith(asked))).toEqual(['PRC identification card: not verified against PRC'])
    expect(missingItems(rowsWith(asked, [{ documentHash: 'older' }]))).toHaveLength(1)
    expect(isComplete(rowsWith(asked, [{}]))).toBe(true)
  })

  it('asks again once the confirmation no longer holds', () => {
    expect(missingItems(rowsWith(asked, [{ nextDue: today }]))).toEqual([
      'PRC identification card: to be verified again against PRC',
    ])
  })

  it('is stopped by a mismatch, whether or not a rule asks for the source or the document', () => {
    const message = ['PRC identification card: contradicted by PRC']
    expect(missingItems(rowsWith(asked, [{}, { result: 'MISMATCH' }]))).toEqual(message)
    expect(missingItems(rowsWith(licence, [{ result: 'NOT_FOUND' }]))).toEqual(message)
    const optional: DocumentTypeRule = { ...licence, requirement: { kind: 'optional' } }
    expect(missingItems(rowsWith(optional, [{ result: 'MISMATCH' }]))).toEqual(message)
  })
})
