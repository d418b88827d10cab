import { facilityFields, facilitySections } from '@capiz/domain/facility'
import type { Fact } from '@capiz/ui/DescriptionList'
import { WeekSchedule } from '@capiz/ui/WeekSchedule'
import { declaredFacts } from '../../../../patterns/provider/declared-facts.tsx'
import { fact, keepingFacts, periodText } from '../../../../patterns/provider/facts.tsx'
import { exceptionTexts } from '../../../../patterns/opening-exceptions.ts'
import { today } from '../../../../patterns/today.ts'
import { weekEntry } from '../../../../patterns/week-entry.ts'
import { formatDayOrNull } from '../../../../patterns/labels.ts'
import type { FactSection } from '../../../../patterns/provider/Overview.tsx'
import type { Facility } from '../../facility-data.ts'

/** Labels of codes that come without them. */
export interface FactNames {
  network: string | null
  phic: string | null
  /** name of a person by username */
  person: (username: string) => string
}

function contractFacts(record: Facility, names: FactNames): readonly Fact[] {
  const { contractEffectiveDate: from, contractValidityDate: until } = record
  const network = record.preferredNetwork ? (names.network ?? 'Yes, without a category') : 'No'
  return [
    fact('since', 'Accredited since', formatDayOrNull(record.accreditationDate)),
    fact('contract', 'Contract', periodText(from, until)),
    fact('network', 'Preferred network', network),
  ]
}

/** The week of the opening hours, where it is not open at all hours, and the coming days that differ. */
function openingFacts({ openAlways, openingHours, openingExceptions }: Facility): readonly Fact[] {
  const week = <WeekSchedule label="Weekly hours" layout="lines" entries={openingHours.map(weekEntry)} />
  const lines = exceptionTexts(openingExceptions, today())
  return [
    ...(openAlways || openingHours.length === 0 ? [] : [fact('opening', 'Weekly hours', week)]),
    ...(lines.length === 0
      ? []
      : [fact('openingExceptions', 'Days with other hours', lines.join('; '), true)]),
  ]
}

function blockedText({ blocked, blockedSince }: Facility): string {
  const since = formatDayOrNull(blockedSince)
  return blocked === true ? `Yes${since === null ? '' : `, since ${since}`}` : 'No'
}

/** The facts of a facility in sections; remarks and bookkeeping are for staff. */
export function sectionsOf(record: Facility, names: FactNames, isStaff: boolean): readonly FactSection[] {
  return declaredFacts({
    sections: facilitySections.filter(({ id }) => isStaff || id !== 'record'),
    fields: facilityFields,
    record,
    labels: { phicCategoryCode: names.phic },
    values: {
      typeCode: record.type.description,
      categoryCode: record.category.description,
      medicalDirector: record.medicalDirector?.name,
      blocked: blockedText(record),
    },
    skipped: ['name', 'contractEffectiveDate', 'contractValidityDate', 'blockedReason'],
    more: {
      hours: openingFacts(record),
      contract: contractFacts(record, names),
      record: [
        fact('account', 'Coordinator account', record.hasCoordinatorAccount ? 'Yes' : 'None yet'),
        ...keepingFacts(record, names.person),
      ],
    },
  })
}
