import { lookups } from '@capiz/api/contract/reference'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import type { ReactElement } from 'react'
import { useUser } from '../../../../platform/session/session.ts'
import { useCall } from '../../../../platform/data/query.tsx'
import { usePersonNames } from '../../../../patterns/people.ts'
import { OverviewPart, RecordOverview } from '../../../../patterns/provider/Overview.tsx'
import { useFacility } from '../../facility-data.ts'
import { sectionsOf } from './facts.tsx'
import { Addresses, Contacts } from './People.tsx'

/** Names of the codes that the record itself brings without words. */
function useNames() {
  const { preferredNetworkCategory, phicCategoryCode, createdBy, updatedBy } = useFacility()
  const person = usePersonNames([createdBy, updatedBy])
  const ranks = useCall(
    referenceCalls['provider-category'].filter,
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

/** Shows the facts of the facility, in the sections in which they can be edited. */
export function Overview(): ReactElement {
  const record = useFacility()
  const { marker } = useUser()
  const sections = sectionsOf(record, useNames(), marker === 'ADMIN')
  return (
    <RecordOverview
      sections={sections.map((section) =>
        section.id === 'contact' ? { ...section, more: <People /> } : section,
      )}
    />
  )
}
