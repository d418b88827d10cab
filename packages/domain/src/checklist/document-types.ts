import { typesWithoutLicence, typesWithPhilhealth } from '../facility-type/index.ts'
import type { Membership } from '../fees/index.ts'
import type { PageType } from '../reference/index.ts'
import type { RequirementRule } from './requirement-rules.ts'

/** How a paper's last day follows from its dates. */
export type DateRule = 'validity' | 'issuedOn' | 'endOfYear' | 'effectiveAndValidity' | 'none'

/** Who must hand in a paper, as data, so that it can be shown, stored and tested. */
export type Requirement =
  | { kind: 'always' }
  | { kind: 'optional' }
  | { kind: 'facilityTypes'; only: readonly string[] }
  | { kind: 'notFacilityTypes'; except: readonly string[] }
  | { kind: 'ownership'; only: 'PRIVATE' | 'GOVERNMENT' }
  | { kind: 'notGovernmentDoctor' }
  | { kind: 'hasSpecialty' }
  | { kind: 'memberships'; only: readonly Membership[] }

/** A type of paper with its rules (domain model 4.5). */
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

function paper(
  pageType: PageType,
  code: string,
  label: string,
  dateRule: DateRule,
  requirement: Requirement,
): DocumentTypeRule {
  return { pageType, code, label, dateLabel: dateLabels[dateRule], dateRule, requirement }
}

const only = (...types: string[]): Requirement => ({ kind: 'facilityTypes', only: types })

const facilityPapers: readonly DocumentTypeRule[] = [
  paper('HF_CREDENTIAL', 'LTO', 'DOH licence to operate', 'validity', {
    kind: 'notFacilityTypes',
    except: typesWithoutLicence,
  }),
  paper('HF_CREDENTIAL', 'PHIC', 'PhilHealth accreditation', 'validity', only(...typesWithPhilhealth)),
  paper('HF_CREDENTIAL', 'BIR2303', 'BIR certificate of registration (form 2303)', 'issuedOn', always),
  paper('HF_CREDENTIAL', 'BPERMIT', "Mayor's or business permit", 'endOfYear', always),
  paper('HF_CREDENTIAL', 'SECDTI', 'SEC or DTI registration', 'issuedOn', {
    kind: 'ownership',
    only: 'PRIVATE',
  }),
  paper('HF_CREDENTIAL', 'FSIC', 'Fire safety inspection certificate', 'validity', optional),
  paper('HF_CREDENTIAL', 'SANIT', 'Sanitary permit', 'validity', optional),
  paper('HF_CREDENTIAL', 'RATES', 'Signed schedule of rates', 'issuedOn', always),
  paper('HF_CREDENTIAL', 'ROSTER', 'Roster of doctors', 'issuedOn', only('HOSP', 'CLIN')),
  paper('HF_CREDENTIAL', 'BANK', 'Bank account certificate or payee form', 'none', always),
  paper('HF_CREDENTIAL', 'PHOTO', 'Facility photographs', 'none', only('DENT', 'CLIN')),
  paper('HF_CONTRACT', 'MOA', 'Contract (memorandum of agreement)', 'effectiveAndValidity', always),
  paper('HF_CONTRACT', 'ANNEX', 'Contract annexes', 'effectiveAndValidity', optional),
]

function practitionerPapers(
  pageType: PageType,
  association: readonly [code: string, label: string],
): DocumentTypeRule[] {
  return [
    paper(pageType, 'APPFORM', 'Application form or letter of intent', 'none', always),
    paper(pageType, 'CV', 'Curriculum vitae', 'none', always),
    paper(pageType, 'PRC', 'PRC identification card', 'validity', always),
    paper(pageType, 'PTR', 'Professional tax receipt', 'endOfYear', { kind: 'notGovernmentDoctor' }),
    paper(pageType, association[0], association[1], 'validity', always),
    paper(pageType, 'DIPLOMA', 'Professional diploma', 'none', always),
    paper(pageType, 'BOARD', 'Specialty board certificate', 'none', { kind: 'hasSpecialty' }),
    paper(pageType, 'SOCIETY', 'Specialty society good standing', 'validity', {
      kind: 'memberships',
      only: ['DIPLOMATE', 'FELLOW'],
    }),
    paper(pageType, 'PHIC', 'PhilHealth accreditation', 'validity', always),
    paper(pageType, 'TIN', 'TIN card', 'none', always),
    paper(pageType, 'BIR2303', 'BIR certificate of registration (form 2303)', 'none', always),
    paper(pageType, 'S2', 'PDEA S2 licence', 'validity', optional),
    paper(pageType, 'BANK', 'Payee form', 'none', always),
  ]
}

/** The types of papers every installation begins with (domain model 4.5). */
export const documentTypes: readonly DocumentTypeRule[] = [
  ...facilityPapers,
  ...practitionerPapers('PHY_CREDENTIAL', ['PMA', 'PMA card or certificate of good standing']),
  ...practitionerPapers('DENTIST_CREDENTIAL', ['PDA', 'PDA card or certificate of good standing']),
  paper('DENTIST_CREDENTIAL', 'BPERMIT', "Mayor's or business permit", 'endOfYear', always),
  paper('DENTIST_CREDENTIAL', 'PHOTO', 'Clinic photographs', 'none', always),
  paper('DENTIST_CREDENTIAL', 'STERIL', 'Sterilisation log', 'none', always),
  paper('PHY_CONTRACT', 'MOA', 'Physician agreement', 'effectiveAndValidity', always),
]
