import { lookups, providerCategory } from '@capiz/api/contract/reference'
import type { ReactElement } from 'react'
import { useUser } from '../../../../app/session/session.ts'
import { useCall } from '../../../../lib/query.tsx'
import { usePersonNames } from '../../../../patterns/people.ts'
import { OverviewPart, RecordOverview } from '../../../../patterns/provider/Overview.tsx'
import { useFacility } from '../facility-data.ts'
import { sectionsOf } from './facts.tsx'
import { Addresses, Contacts } from './People.tsx'

/** Names of the codes that the record itself brings without words. */
function useNames() {
  const { preferredNetworkCategory, phicCategoryCode, createdBy, updatedBy } = useFacility()
  const person = usePersonNames([createdBy, updatedBy])
  const ranks = useCall(
    providerCategory.filter,
    { query: { size: 1000 } },
    { isEnabled: preferredNetworkCategory !== null },
  ).data?.content
  const levels = useCall(lookups.publicPhicCategories, {}, { isEnabled: phicCategoryCode !== null }).data
  const rank = ranks?.find(({ code }) => code === preferredNetworkCategory)?.description
  const level = levels?.find(({ code }) => code === phicCategoryCode)?.description
  return { network: rank ?? preferredNetworkCategory, phic: level ?? phicCategoryCode, person }
}

function People(): ReactElement {
  return (
    <>
      <OverviewPart id="contacts" title="Contact persons">
        <Contacts />
      </OverviewPart>
      <OverviewPart id="addresses" title="Addresses">
        <Addresses />
      </OverviewPart>
    </>
  )
}

/** What is known of the facility, in the sections in which it can be edited. */
export function Overview(): ReactElement {
  const record = useFacility()
  const { marker } = useUser()
  const sections = sectionsOf(record, useNames(), marker === 'ADMIN')
  return (
    <RecordOverview
      sections={sections.map((section) =>
        section.id === 'reach' ? { ...section, more: <People /> } : section,
      )}
    />
  )
}
