import { expect, it } from 'vitest'
import {
  dateRuleOf,
  deriveChecklist,
  documentTypes,
  nextLastDay,
  providerState,
  providerStates,
} from './index.ts'
import type { ChecklistDocument, ChecklistSubject, StateRow } from './index.ts'

const today = '2026-11-20'
const row = (state: StateRow['state'], required = true, validityDate: StateRow['validityDate'] = null) => ({
  required,
  submitted: state === 'MISSING' ? null : 'u',
  state,
  validityDate,
})

it('is valid only when nothing is missing, expired or about to expire', () => {
  expect(providerStates([row('VALID'), row('VALID', false)])).toEqual(['VALID'])
  expect(providerStates([row('VALID'), row('MISSING')])).toEqual(['MISSING'])
  expect(providerStates([row('VALID'), row('EXPIRED', false)])).toEqual(['EXPIRED'])
  expect(providerStates([row('EXPIRING'), row('MISSING'), row('EXPIRED')])).toEqual([
    'EXPIRED',
    'MISSING',
    'EXPIRING',
  ])
})

it('does not miss what nobody asks for', () => {
  expect(providerState([row('MISSING', false), row('VALID')])).toBe('VALID')
})

it('names the next day a document ends', () => {
  const rows = [
    row('EXPIRED', true, '2026-11-19'),
    row('VALID', true, '2027-05-01'),
    row('EXPIRING', true, today),
    row('VALID'),
  ]
  expect(nextLastDay(rows, today)).toBe(today)
  expect(nextLastDay([row('VALID')], today)).toBeNull()
})

it('sees a past day as it was known then', () => {
  const subject: ChecklistSubject = { kind: 'facility', typeCode: 'HOSP', ownership: 'PRIVATE' }
  const documents: ChecklistDocument[] = [
    {
      uuid: 'old',
      docType: 'LTO',
      validityDate: '2026-06-30',
      addedOn: '2025-06-20',
      replacedOn: '2026-05-10',
    },
    { uuid: 'new', docType: 'LTO', validityDate: '2027-06-30', addedOn: '2026-05-10' },
    { uuid: 'bir', docType: 'BIR2303', effectiveDate: '2026-08-24', addedOn: '2026-03-01' },
  ]
  const on = (day: `${number}-${number}-${number}`, code: string) =>
    deriveChecklist({ subject, documentTypes, documents, marks: [], today: day }).find(
      ({ documentTypeCode }) => documentTypeCode === code,
    )
  expect(on('2025-01-15', 'LTO')).toMatchObject({ state: 'MISSING', submitted: null })
  expect(on('2025-06-20', 'LTO')).toMatchObject({ state: 'VALID', submitted: 'old' })
  expect(on('2026-05-09', 'LTO')?.submitted).toBe('old')
  expect(on('2026-05-10', 'LTO')?.submitted).toBe('new')
  expect(on('2026-08-23', 'BIR2303')?.state).toBe('MISSING')
  expect(on('2026-08-24', 'BIR2303')?.state).toBe('VALID')
})

it('reads the date rule of an added type from its label', () => {
  expect(dateRuleOf('HF_CREDENTIAL', 'BPERMIT', 'Valid until')).toBe('endOfYear')
  expect(dateRuleOf('HF_CREDENTIAL', 'POLLUTION', 'Issued on')).toBe('issuedOn')
  expect(dateRuleOf('HF_CREDENTIAL', 'POLLUTION', 'Valid until')).toBe('validity')
  expect(dateRuleOf('HF_CREDENTIAL', 'POLLUTION', null)).toBe('none')
})
