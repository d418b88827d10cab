import { lookups } from '@capiz/api/contract/reference'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Heading } from '@capiz/ui/Heading'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Tag } from '@capiz/ui/Tag'
import type { ReactElement } from 'react'
import { useUser } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { usePersonNames } from '../../../patterns/people.ts'
import { OverviewPart, RecordOverview } from '../../../patterns/provider/Overview.tsx'
import { sectionsOf, specialtyFacts } from './facts.tsx'
import type { Physician } from '../physician-data.ts'

/** Names of the codes that the record itself brings without words. */
function useNames({ providerCategoryCode, phicCategoryCode, createdBy, updatedBy }: Physician) {
  const person = usePersonNames([createdBy, updatedBy])
  const categories = useCall(
    referenceCalls['provider-category'].filter,
    { query: { size: 1000 } },
    { isEnabled: providerCategoryCode !== null },
  ).data?.content
  const levels = useCall(lookups.publicPhicCategories, {}, { isEnabled: phicCategoryCode !== null }).data
  const category = categories?.find(({ code }) => code === providerCategoryCode)?.description
  const phic = levels?.find(({ code }) => code === phicCategoryCode)?.description
  return { category: category ?? providerCategoryCode, phic: phic ?? phicCategoryCode, person }
}

function Specialties({ record: { specializations } }: { record: Physician }): ReactElement {
  return (
    <OverviewPart id="specialties" title="Specialties">
      <Stack gap={3}>
        {specializations.map((one) => (
          <Stack key={`${one.specializationCode}-${one.subSpecializationCode ?? ''}`} gap={2}>
            <Inline gap={2}>
              <Heading level={4}>{one.specialization}</Heading>
              {one.primary ? <Tag label="Primary" /> : null}
            </Inline>
            <DescriptionList
              facts={specialtyFacts(one).filter(({ value }) => value !== null)}
              layout="sheet"
            />
          </Stack>
        ))}
      </Stack>
    </OverviewPart>
  )
}

/** Shows the facts of the physician, in the sections in which they can be edited. */
export function Overview({ record }: { record: Physician }): ReactElement {
  const isStaff = useUser().marker === 'ADMIN'
  const sections = sectionsOf(record, useNames(record), isStaff)
  // staff have one section more in the second column, so that the specialties end the first one
  const before = isStaff ? 'licences' : 'training'
  return (
    <RecordOverview
      sections={sections.map((section) =>
        section.id === before ? { ...section, more: <Specialties record={record} /> } : section,
      )}
    />
  )
}
