import { describe, expect, it } from 'vitest'
import { deriveChecklist, documentTypes, isRequiredOn, ruleInForce } from './index.ts'
import type { ChecklistSubject, RequirementRule } from './index.ts'

const hospital: ChecklistSubject = {
  kind: 'facility',
  typeCode: 'HOSP',
  ownership: 'PRIVATE',
  categoryCode: 'L2',
}
const clinic: ChecklistSubject = { ...hospital, typeCode: 'CLIN', categoryCode: 'PCF' }
const surgeon: ChecklistSubject = {
  kind: 'physician',
  phyTypeCode: 'MD',
  governmentDoctor: false,
  membership: 'NONE',
  hasSpecialty: true,
  specializationCodes: ['SURG', 'ONCO'],
}

const rule = (over: Partial<RequirementRule> = {}): RequirementRule => ({
  id: 1,
  pageType: 'HF_CREDENTIAL',
  documentTypeCode: 'FSIC',
  facilityTypeCode: null,
  categoryCode: null,
  specializationCode: null,
  required: true,
  effectiveDate: '2026-12-01',
  ...over,
})
const optional = { kind: 'optional' } as const
const asks = (rules: RequirementRule[], subject: ChecklistSubject, day: `${number}-${number}-${number}`) =>
  isRequiredOn({ requirement: optional, rules }, subject, day)

describe('a requirement rule', () => {
  it('counts from its day on', () => {
    expect(asks([rule()], hospital, '2026-11-30')).toBe(false)
    expect(asks([rule()], hospital, '2026-12-01')).toBe(true)
  })
  it('is about the type, category or specialization it names', () => {
    const day = '2026-12-31'
    expect(asks([rule({ facilityTypeCode: 'HOSP' })], hospital, day)).toBe(true)
    expect(asks([rule({ facilityTypeCode: 'HOSP' })], clinic, day)).toBe(false)
    expect(asks([rule({ facilityTypeCode: 'HOSP', categoryCode: 'L3' })], hospital, day)).toBe(false)
    expect(asks([rule({ specializationCode: 'ONCO' })], surgeon, day)).toBe(true)
    expect(asks([rule({ specializationCode: 'PEDIA' })], surgeon, day)).toBe(false)
    // what it cannot have it is not about
    expect(asks([rule({ specializationCode: 'ONCO' })], hospital, day)).toBe(false)
    expect(asks([rule({ facilityTypeCode: 'HOSP' })], surgeon, day)).toBe(false)
    const { specializationCodes: _none, ...unknown } = surgeon
    expect(asks([rule({ specializationCode: 'ONCO' })], unknown, day)).toBe(false)
  })
  it('gives way to a newer one, then to a narrower one, then to the one added last', () => {
    const wide = rule({ id: 1, required: true })
    const narrow = rule({ id: 2, required: false, facilityTypeCode: 'HOSP' })
    expect(ruleInForce([wide, narrow], hospital, '2026-12-31')?.id).toBe(2)
    expect(ruleInForce([wide, narrow], clinic, '2026-12-31')?.id).toBe(1)
    const newer = rule({ id: 3, effectiveDate: '2026-12-15' })
    expect(ruleInForce([newer, narrow], hospital, '2026-12-31')?.id).toBe(3)
    expect(ruleInForce([newer, narrow], hospital, '2026-12-14')?.id).toBe(2)
    expect(ruleInForce([wide, rule({ id: 4 })], clinic, '2026-12-31')?.id).toBe(4)
  })
  it('changes the checklist, and can take a paper off it', () => {
    const documents = documentTypes.map((document) =>
      document.code === 'BANK' && document.pageType === 'HF_CREDENTIAL'
        ? { ...document, rules: [rule({ documentTypeCode: 'BANK', required: false })] }
        : document,
    )
    const bankOn = (today: `${number}-${number}-${number}`) =>
      deriveChecklist({ subject: hospital, documentTypes: documents, documents: [], marks: [], today }).find(
        ({ documentTypeCode }) => documentTypeCode === 'BANK',
      )?.required
    expect(bankOn('2026-11-30')).toBe(true)
    expect(bankOn('2026-12-01')).toBe(false)
  })
})
