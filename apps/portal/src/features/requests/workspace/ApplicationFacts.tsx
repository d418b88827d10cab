import { facilityFields, facilitySections } from '@capiz/domain/facility'
import { physicianFields, physicianSections } from '@capiz/domain/physician'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import type { ReactElement } from 'react'
import { FactGroup, FactSheet } from '../../../patterns/facts/FactSheet.tsx'
import type { RequestView } from '../review-model.ts'

interface FieldPlace {
  name: string
  section: string
}

const declared: Record<
  'facility' | 'physician',
  { fields: readonly FieldPlace[]; sections: readonly { id: string; title: string }[] }
> = {
  facility: { fields: facilityFields, sections: facilitySections },
  physician: { fields: physicianFields, sections: physicianSections },
}

/** Everything the applicant declared, grouped as on the record. */
export function ApplicationFacts({ view }: { view: RequestView }): ReactElement {
  const { fields, sections } = declared[view.applicantType === 'PHY' ? 'physician' : 'facility']
  const all = [...view.changes, ...view.unchanged]
  const given = all.filter(({ requested }) => requested !== null)
  const sectionOf = (field: string): string | undefined =>
    fields.find(({ name }) => name === field.split('.')[0])?.section
  const known = new Set<string>(sections.map(({ id }) => id))
  const groups = [
    ...sections.map(({ id, title }) => ({
      id,
      title,
      rows: given.filter(({ field }) => sectionOf(field) === id),
    })),
    { id: 'other', title: 'Other', rows: given.filter(({ field }) => !known.has(sectionOf(field) ?? '')) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Card title="Application">
      <FactSheet missing={all.filter(({ requested }) => requested === null).map(({ label }) => label)}>
        {groups.map(({ id, title, rows }) => (
          <FactGroup key={id} title={title}>
            <DescriptionList
              layout="sheet"
              facts={rows.map(({ field, label, requested }) => ({ id: field, label, value: requested }))}
            />
          </FactGroup>
        ))}
      </FactSheet>
    </Card>
  )
}
