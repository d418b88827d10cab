import { describe, expect, it } from 'vitest'
import { addDays } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import { deriveChecklist, documentTypes, isComplete, mismatchProblem, missingItems } from './index.ts'
import type { ChecklistDocument, ChecklistMark, ChecklistSubject } from './index.ts'

const today: IsoDate = '2026-11-20'
const hospital: ChecklistSubject = { kind: 'facility', typeCode: 'HOSP', ownership: 'PRIVATE' }
const generalist: ChecklistSubject = {
  kind: 'physician',
  phyTypeCode: 'MD',
  governmentDoctor: false,
  membership: 'NONE',
  hasSpecialty: false,
}

function derive(subject: ChecklistSubject, documents: ChecklistDocument[] = [], marks: ChecklistMark[] = []) {
  return deriveChecklist({ subject, documentTypes, documents, marks, today })
}

function required(subject: ChecklistSubject): string[] {
  return derive(subject)
    .filter((row) => row.required)
    .map((row) => row.documentTypeCode)
}

describe('requirements', () => {
  it('are those of each kind of facility', () => {
    expect(required(hospital)).toEqual([
      'LTO',
      'PHIC',
      'BIR2303',
      'BPERMIT',
      'SECDTI',
      'RATES',
      'ROSTER',
      'BANK',
      'MOA',
    ])
    expect(required({ kind: 'facility', typeCode: 'DENT', ownership: 'GOVERNMENT' })).toEqual([
      'BIR2303',
      'BPERMIT',
      'RATES',
      'BANK',
      'PHOTO',
      'MOA',
    ])
  })
  it('are those of each kind of physician', () => {
    const base = ['APPFORM', 'CV', 'PRC', 'PTR', 'PMA', 'DIPLOMA', 'PHIC', 'TIN', 'BIR2303', 'BANK', 'MOA']
    expect(required(generalist)).toEqual(base)
    expect(required({ ...generalist, governmentDoctor: true })).toEqual(base.filter((code) => code !== 'PTR'))
    expect(required({ ...generalist, membership: 'FELLOW', hasSpecialty: true })).toEqual(
      expect.arrayContaining(['BOARD', 'SOCIETY']),
    )
    expect(required({ ...generalist, membership: 'MEMBER', hasSpecialty: true })).not.toContain('SOCIETY')
    expect(required({ ...generalist, phyTypeCode: 'DMD' })).toEqual(
      expect.arrayContaining(['PDA', 'BPERMIT', 'PHOTO', 'STERIL']),
    )
    expect(required({ ...generalist, phyTypeCode: 'DMD' })).not.toContain('PMA')
  })
  it('have one rule a code and page', () => {
    expect(new Set(documentTypes.map(({ pageType, code }) => `${pageType} ${code}`)).size).toBe(
      documentTypes.length,
    )
  })
})

describe('rows', () => {
  const row = (code: string, documents: ChecklistDocument[], marks: ChecklistMark[] = []) =>
    derive(hospital, documents, marks).find(({ documentTypeCode }) => documentTypeCode === code)
  it('end a permit with its year', () => {
    const permit = { uuid: 'p', docType: 'BPERMIT', effectiveDate: '2026-01-15' as const }
    expect(row('BPERMIT', [permit])).toMatchObject({
      validityDate: '2026-12-31',
      state: 'VALID',
      submitted: 'p',
    })
    expect(row('BPERMIT', [{ ...permit, effectiveDate: '2025-01-15' }])?.state).toBe('EXPIRED')
  })
  it('take the paper that lasts longest', () => {
    const documents = [
      { uuid: 'new', docType: 'LTO', validityDate: addDays(today, 400) },
      { uuid: 'old', docType: 'LTO', validityDate: addDays(today, -3) },
    ]
    expect(row('LTO', documents)?.submitted).toBe('new')
    expect(row('LTO', documents.toReversed())?.submitted).toBe('new')
  })
  it('never expire a paper that only says when it was issued', () => {
    expect(row('BIR2303', [{ uuid: 'b', docType: 'BIR2303', validityDate: '2020-01-01' }])).toMatchObject({
      state: 'VALID',
      validityDate: null,
    })
  })
  it('want a newer paper verified again', () => {
    const mark = { documentTypeCode: 'LTO', verified: true, verifiedBy: 'USR0000001', attachmentUuid: 'a' }
    const document = { docType: 'LTO', validityDate: addDays(today, 90) }
    expect(row('LTO', [{ ...document, uuid: 'a' }], [mark])).toMatchObject({
      verified: true,
      verifiedBy: 'USR0000001',
    })
    expect(row('LTO', [{ ...document, uuid: 'b' }], [mark])).toMatchObject({
      verified: false,
      verifiedBy: null,
    })
    expect(row('LTO', [], [mark])).toMatchObject({ verified: false, state: 'MISSING' })
  })
})

describe('completeness', () => {
  const codes = required(generalist)
  const documents = codes.map((code) => ({ uuid: code, docType: code, validityDate: addDays(today, 0) }))
  const marks = codes.map((documentTypeCode) => ({ documentTypeCode, verified: true }))
  it('needs every required paper verified and alive, on its last day too', () => {
    expect(isComplete(derive(generalist, documents, marks))).toBe(true)
    for (const code of codes) {
      const without = documents.filter(({ docType }) => docType !== code)
      expect(missingItems(derive(generalist, without, marks))).toEqual([
        expect.stringMatching(/: not submitted$/u),
      ])
      const unseen = marks.filter(({ documentTypeCode }) => documentTypeCode !== code)
      expect(missingItems(derive(generalist, documents, unseen))).toEqual([
        expect.stringMatching(/: not verified$/u),
      ])
    }
  })
  it('says when a paper expired', () => {
    const expired = documents.map((document) =>
      document.docType === 'PRC' ? { ...document, validityDate: addDays(today, -1) } : document,
    )
    expect(missingItems(derive(generalist, expired, marks))).toEqual([
      'PRC identification card: expired on 19 Nov 2026',
    ])
  })
})

describe('a document that says something else than what was declared', () => {
  const permit: ChecklistDocument = {
    uuid: 'permit',
    docType: 'BPERMIT',
    effectiveDate: '2026-01-10',
    validityDate: null,
  }
  const mark: ChecklistMark = {
    documentTypeCode: 'BPERMIT',
    verified: false,
    mismatch: true,
    remarks: 'Another street',
    attachmentUuid: 'permit',
  }
  const rowOf = (rows: ReturnType<typeof derive>) =>
    rows.find(({ documentTypeCode }) => documentTypeCode === 'BPERMIT')

  it('stands against the accreditation until a newer document is sent', () => {
    const rows = derive(hospital, [permit], [mark])
    expect(rowOf(rows)).toMatchObject({ mismatch: true, verified: false, remarks: 'Another street' })
    expect(missingItems(rows)).toContain("Mayor's or business permit: does not match what was declared")
    expect(mismatchProblem(rows)).toMatch(/^Mayor's or business permit: does not match/)
    const newer = derive(hospital, [{ ...permit, uuid: 'newer' }], [mark])
    expect(rowOf(newer)?.mismatch).toBe(false)
    expect(mismatchProblem(newer)).toBeUndefined()
  })
  it('stands against it for a document that is not required too', () => {
    const safety = { ...permit, uuid: 'fsic', docType: 'FSIC', validityDate: '2027-01-10' as IsoDate }
    const rows = derive(hospital, [safety], [{ ...mark, documentTypeCode: 'FSIC', attachmentUuid: 'fsic' }])
    expect(missingItems(rows)).toContain(
      'Fire safety inspection certificate: does not match what was declared',
    )
  })
})
