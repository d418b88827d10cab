import { typesWithoutLicence, typesWithPhilhealth } from '../facility-type/index.ts'
import { dateRuleOfLabel } from '../document/index.ts'
import type { DateRule } from '../document/index.ts'
import type { PageType } from '../reference/index.ts'
import type { Requirement, RequirementRule } from './types.ts'

/** A type of document with its rules (domain model 4.5). */
export type DocumentTypeRule = {
  pageType: PageType
  code: string
  label: string
  dateLabel: string | null
  dateRule: DateRule
  requirement: Requirement
  /** rules added to what is known here, if any */
  rules?: readonly RequirementRule[] | undefined
}

const always: Requirement = { kind: 'always' }
const optional: Requirement = { kind: 'optional' }
const dateLabels: Record<DateRule, string | null> = {
  validity: 'Valid until',
  issuedOn: 'Issued on',
  endOfYear: 'Issued on',
  effectiveAndValidity: 'Valid until',
  none: null,
}

function document(
  pageType: PageType,
  code: string,
  label: string,
  dateRule: DateRule,
  requirement: Requirement,
): DocumentTypeRule {
  return { pageType, code, label, dateLabel: dateLabels[dateRule], dateRule, requirement }
}

const only = (...types: string[]): Requirement => ({ kind: 'facilityTypes', only: types })

const facilityDocuments: readonly DocumentTypeRule[] = [
  document('HF_CREDENTIAL', 'LTO', 'DOH licence to operate', 'validity', {
    kind: 'notFacilityTypes',
    except: typesWithoutLicence,
  }),
  document('HF_CREDENTIAL', 'PHIC', 'PhilHealth accreditation', 'validity', only(...typesWithPhilhealth)),
  document('HF_CREDENTIAL', 'BIR2303', 'BIR certificate of registration (form 2303)', 'issuedOn', always),
  document('HF_CREDENTIAL', 'BPERMIT', "Mayor's or business permit", 'endOfYear', always),
  document('HF_CREDENTIAL', 'SECDTI', 'SEC or DTI registration', 'issuedOn', {
    kind: 'ownership',
    only: 'PRIVATE',
  }),
  document('HF_CREDENTIAL', 'FSIC', 'Fire safety inspection certificate', 'validity', optional),
  document('HF_CREDENTIAL', 'SANIT', 'Sanitary permit', 'validity', optional),
  document('HF_CREDENTIAL', 'RATES', 'Signed schedule of rates', 'issuedOn', always),
  document('HF_CREDENTIAL', 'ROSTER', 'Roster of doctors', 'issuedOn', only('HOSP', 'CLIN')),
  document('HF_CREDENTIAL', 'BANK', 'Bank account certificate or payee form', 'none', always),
  document('HF_CREDENTIAL', 'PHOTO', 'Facility photographs', 'none', only('DENT', 'CLIN')),
  document('HF_CONTRACT', 'MOA', 'Contract (memorandum of agreement)', 'effectiveAndValidity', always),
  document('HF_CONTRACT', 'ANNEX', 'Contract annexes', 'effectiveAndValidity', optional),
]

function practitionerDocuments(
  pageType: PageType,
  association: readonly [code: string, label: string],
): DocumentTypeRule[] {
  return [
    document(pageType, 'APPFORM', 'Application form or letter of intent', 'none', always),
    document(pageType, 'CV', 'Curriculum vitae', 'none', always),
    document(pageType, 'PRC', 'PRC identification card', 'validity', always),
    document(pageType, 'PTR', 'Professional tax receipt', 'endOfYear', { kind: 'notGovernmentDoctor' }),
    document(pageType, association[0], association[1], 'validity', always),
    document(pageType, 'DIPLOMA', 'Professional diploma', 'none', always),
    document(pageType, 'BOARD', 'Specialty board certificate', 'none', { kind: 'hasSpecialty' }),
    document(pageType, 'SOCIETY', 'Specialty society good standing', 'validity', {
      kind: 'memberships',
      only: ['DIPLOMATE', 'FELLOW'],
    }),
    document(pageType, 'PHIC', 'PhilHealth accreditation', 'validity', always),
    document(pageType, 'TIN', 'TIN card', 'none', always),
    document(pageType, 'BIR2303', 'BIR certificate of registration (form 2303)', 'none', always),
    document(pageType, 'S2', 'PDEA S2 licence', 'validity', optional),
    document(pageType, 'BANK', 'Payee form', 'none', always),
  ]
}

/** The types of documents every installation begins with (domain model 4.5). */
export const documentTypes: readonly DocumentTypeRule[] = [
  ...facilityDocuments,
  ...practitionerDocuments('PHY_CREDENTIAL', ['PMA', 'PMA card or certificate of good standing']),
  ...practitionerDocuments('DENTIST_CREDENTIAL', ['PDA', 'PDA card or certificate of good standing']),
  document('DENTIST_CREDENTIAL', 'BPERMIT', "Mayor's or business permit", 'endOfYear', always),
  document('DENTIST_CREDENTIAL', 'PHOTO', 'Clinic photographs', 'none', always),
  document('DENTIST_CREDENTIAL', 'STERIL', 'Sterilisation log', 'none', always),
  document('PHY_CONTRACT', 'MOA', 'Physician agreement', 'effectiveAndValidity', always),
]

/**
 * The date rule of a type of document. One that was added to the maintained list has the rule its date label says: a day
 * of issue, a last day, or none.
 */
export function dateRuleOf(pageType: string, code: string, dateLabel?: string | null): DateRule {
  const known = documentTypes.find((rule) => rule.pageType === pageType && rule.code === code)
  return known?.dateRule ?? dateRuleOfLabel(dateLabel)
}
