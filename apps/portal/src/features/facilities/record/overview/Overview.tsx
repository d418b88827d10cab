import { Card } from '@capiz/ui/Card'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { LinkButton } from '@capiz/ui/Link'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { lookups, providerCategory } from '@capiz/api/contract/reference'
import { useUser } from '../../../../app/session/session.ts'
import { useCall } from '../../../../lib/query.tsx'
import { usePersonNames } from '../../../../patterns/people.ts'
import { useFacility, useMay } from '../facility-data.ts'
import { ChecklistCard } from './ChecklistCard.tsx'
import { Addresses, Contacts } from './People.tsx'
import { sectionsOf } from './facts.tsx'

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

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactElement {
  const { code } = useFacility()
  const may = useMay()
  const { marker } = useUser()
  // coordinators neither enter nor ask for the contract (domain model 7.4)
  const canEdit = may('edit') && (marker === 'ADMIN' || id !== 'contract')
  return (
    <Card
      id={id}
      title={title}
      actions={
        canEdit ? (
          <LinkButton
            size="sm"
            variant="quiet"
            href={`/health-facility/${code}/edit#${id}`}
            aria-label={`Edit ${title.toLowerCase()}`}
          >
            Edit
          </LinkButton>
        ) : undefined
      }
    >
      {children}
    </Card>
  )
}

function People(): ReactElement {
  return (
    <>
      <Part id="contacts" title="Contact persons">
        <Contacts />
      </Part>
      <Part id="addresses" title="Addresses">
        <Addresses />
      </Part>
    </>
  )
}

/** What is known of the facility, in the sections in which it can be edited. */
export function Overview(): ReactElement {
  const record = useFacility()
  const { marker } = useUser()
  const names = useNames()
  return (
    <>
      <ChecklistCard />
      {sectionsOf(record, names, marker === 'ADMIN').map(({ id, title, facts }) => (
        <Fragment key={id}>
          <Part id={id} title={title}>
            <DescriptionList facts={facts} />
          </Part>
          {id === 'reach' ? <People /> : null}
        </Fragment>
      ))}
    </>
  )
}
