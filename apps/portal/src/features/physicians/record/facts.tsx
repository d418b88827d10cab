import type { Fact } from '@capiz/ui/DescriptionList'
import { Link } from '@capiz/ui/Link'
import {
  codeOrNone,
  fact,
  keepingFacts,
  payeeFacts,
  periodWords,
  taxFacts,
  withDay,
  yesNo,
} from '../../../patterns/provider/facts.tsx'
import type { FactSection } from '../../../patterns/provider/Overview.tsx'
import { dayWords } from '../../../patterns/provider/words.ts'
import { memberships, professions, sexes, wordOf } from '../../../patterns/physician-words.ts'
import type { Physician } from './physician-data.ts'

/** Words for codes that come without them. */
export interface FactNames {
  category: string | null
  phic: string | null
  /** name of a person by username */
  person: (username: string) => string
}

function identity(record: Physician): readonly Fact[] {
  return [
    fact('profession', 'Profession', wordOf(professions, record.phyTypeCode)),
    fact('birth', 'Birth date', dayWords(record.birthDate)),
    fact('sex', 'Sex', record.sex === null ? null : wordOf(sexes, record.sex)),
  ]
}

function reach({ emailAddress, mobileNumber, telephone, secretary }: Physician): readonly Fact[] {
  return [
    fact(
      'email',
      'E-mail',
      emailAddress === null ? null : <Link href={`mailto:${emailAddress}`}>{emailAddress}</Link>,
    ),
    fact('mobile', 'Mobile', mobileNumber),
    fact('telephone', 'Telephone', telephone),
    fact(
      'secretary',
      'Secretary',
      secretary && [secretary.name, secretary.telephone].filter(Boolean).join(', '),
    ),
  ]
}

function licences(record: Physician, names: FactNames): readonly Fact[] {
  const { ptrNo, ptrDate } = record
  const issued = dayWords(ptrDate)
  return [
    fact('prc', 'PRC licence', withDay(record.prcNumber, record.prcValidity)),
    fact('government', 'Government doctor', yesNo(record.governmentDoctor)),
    fact(
      'ptr',
      'Professional tax receipt',
      ptrNo === null ? null : (
        <>
          {codeOrNone(ptrNo)}
          {issued === null ? null : `, issued on ${issued}`}
        </>
      ),
    ),
    fact('s2', 'S2 licence', withDay(record.s2No, record.s2Validity)),
    fact(
      'association',
      record.dentist ? 'PDA membership' : 'PMA membership',
      withDay(record.associationNo, record.associationValidity),
    ),
    fact('phic', 'PhilHealth accreditation', withDay(record.phicAccreditationNo, record.phicValidity)),
    fact('phicCategory', 'PhilHealth category', names.phic),
  ]
}

function training({ medicalSchool, yearGraduated }: Physician): readonly Fact[] {
  return [
    fact('school', 'School', medicalSchool),
    fact('year', 'Year of graduation', yearGraduated === null ? null : String(yearGraduated)),
  ]
}

function contract(record: Physician, names: FactNames): readonly Fact[] {
  const { contract: agreed } = record
  return [
    fact('since', 'Accredited since', dayWords(record.accreditationDate)),
    fact('number', 'Contract number', codeOrNone(agreed?.contractNo ?? null)),
    fact('contract', 'Contract', periodWords(agreed?.effectiveDate ?? null, agreed?.validityDate ?? null)),
    fact('category', 'Category', names.category),
  ]
}

/** One specialty: where it leads, which society vouches for it, where it was learned. */
export function specialtyFacts(one: Physician['specializations'][number]): readonly Fact[] {
  const narrower = [one.subSpecialization, one.subSubSpecialization].filter(Boolean).join(', ')
  const member = wordOf(memberships, one.membership)
  return [
    fact('sub', 'Subspecialty', narrower === '' ? null : narrower),
    fact(
      'society',
      'Society',
      one.societyName === null ? member : `${one.societyName}, ${member.toLowerCase()}`,
    ),
    fact('valid', 'Membership valid until', dayWords(one.validityDate)),
    fact(
      'trained',
      'Trained at',
      [one.trainingInstitution, one.yearCompleted === null ? null : String(one.yearCompleted)]
        .filter(Boolean)
        .join(', ') || null,
    ),
  ]
}

/** The facts of a physician in sections; remarks and bookkeeping are for staff. */
export function sectionsOf(record: Physician, names: FactNames, isStaff: boolean): readonly FactSection[] {
  return [
    { id: 'identity', title: 'Physician', facts: identity(record) },
    { id: 'reach', title: 'How to reach', facts: reach(record) },
    { id: 'licences', title: 'Licences', facts: licences(record, names) },
    { id: 'training', title: 'Education', facts: training(record) },
    { id: 'contract', title: 'Accreditation and contract', facts: contract(record, names) },
    { id: 'payment', title: 'Payment', facts: [...taxFacts(record), ...payeeFacts(record)] },
    ...(isStaff
      ? [
          {
            id: 'keeping',
            title: 'Record',
            facts: [
              fact('remarks', 'Remarks', record.remarks, true),
              fact('account', 'Portal account', record.hasAccount ? 'Yes' : 'None yet'),
              ...keepingFacts(record, names.person),
            ],
          },
        ]
      : []),
  ]
}
