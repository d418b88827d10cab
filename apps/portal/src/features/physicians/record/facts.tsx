import { physicianFields, physicianSections } from '@capiz/domain/physician'
import type { Fact } from '@capiz/ui/DescriptionList'
import { declaredFacts } from '../../../patterns/provider/declared-facts.tsx'
import { codeOrNone, fact, keepingFacts, periodText } from '../../../patterns/provider/facts.tsx'
import type { FactSection } from '../../../patterns/provider/Overview.tsx'
import { formatDayOrNull } from '../../../patterns/labels.ts'
import { memberships, labelOf } from '../../../patterns/physician-labels.ts'
import type { Physician } from '../physician-data.ts'

/** Words for codes that come without them. */
export interface FactNames {
  category: string | null
  phic: string | null
  /** name of a person by username */
  person: (username: string) => string
}

/** One specialty: where it leads, which society vouches for it, where it was learned. */
export function specialtyFacts(one: Physician['specializations'][number]): readonly Fact[] {
  const narrower = [one.subSpecialization, one.subSubSpecialization].filter(Boolean).join(', ')
  const member = labelOf(memberships, one.membership)
  return [
    fact('sub', 'Subspecialty', narrower === '' ? null : narrower),
    fact(
      'society',
      'Society',
      one.societyName === null ? member : `${one.societyName}, ${member.toLowerCase()}`,
    ),
    fact('valid', 'Member until', formatDayOrNull(one.validityDate)),
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
  const { contract, secretary } = record
  return declaredFacts({
    sections: physicianSections.filter(({ id }) => isStaff || id !== 'record'),
    fields: physicianFields,
    record,
    labels: { phicCategoryCode: names.phic, providerCategoryCode: names.category },
    values: {
      secretary: secretary && [secretary.name, secretary.telephone].filter(Boolean).join(', '),
      contract: periodText(contract?.effectiveDate ?? null, contract?.validityDate ?? null),
    },
    skipped: ['lastName', 'firstName', 'middleName', 'suffix'],
    more: {
      contract: [
        fact('since', 'Accredited since', formatDayOrNull(record.accreditationDate)),
        fact('number', 'Contract number', codeOrNone(contract?.contractNo ?? null)),
      ],
      record: [
        fact('account', 'Portal account', record.hasAccount ? 'Yes' : 'None yet'),
        ...keepingFacts(record, names.person),
      ],
    },
  })
}
