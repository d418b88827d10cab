import { facilityFields, facilitySections } from '@capiz/domain/facility'
import { physicianFields, physicianSections } from '@capiz/domain/physician'
import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
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

/** Everything the applicant declared, grouped as on the record; what was not given is counted. */
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
  const missing = all.length - given.length
  return (
    <Card title="Application">
      <Stack gap={4}>
        {groups.map(({ id, title, rows }) => (
          <Stack key={id} gap={2}>
            <Text weight="strong">{title}</Text>
            <DescriptionList
              facts={rows.map(({ field, label, requested }) => ({ id: field, label, value: requested }))}
            />
          </Stack>
        ))}
        {missing > 0 ? <Text tone="muted">{`${missing} not given`}</Text> : null}
      </Stack>
    </Card>
  )
}
