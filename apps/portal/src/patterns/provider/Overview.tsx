import { Card } from '@capiz/ui/Card'
import { DescriptionList, type Fact } from '@capiz/ui/DescriptionList'
import { LinkButton } from '@capiz/ui/Link'
import { Fragment, type ReactElement, type ReactNode, Suspense, useContext } from 'react'
import { useUser } from '../../platform/session/session.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { ChecklistCard } from './ChecklistCard.tsx'
import { recordHref, useMay, useProvider } from './provider.ts'
import { OwnSummaryContext } from './record-part.ts'

/** A section of the overview; its id is also that of the section of the form. */
export interface FactSection {
  id: string
  title: string
  facts: readonly Fact[]
  /** what the facts are followed by, such as a list of people */
  more?: ReactNode
}

/** A section with the way to the same section of the form. */
export function OverviewPart(props: { id: string; title: string; children: ReactNode }): ReactElement {
  const { id, title, children } = props
  const provider = useProvider()
  const may = useMay()
  const { marker } = useUser()
  // providers neither enter nor ask for the contract (domain model 7.4)
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
            href={`${recordHref(provider)}/edit#${id}`}
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

/**
 * Shows the facts of the provider, in the sections in which they can be edited: below the progress of its checklist or,
 * for its owner, below the status of the accreditation.
 */
export function RecordOverview({ sections }: { sections: readonly FactSection[] }): ReactElement {
  const ownSummary = useContext(OwnSummaryContext)
  const isOwn = useUser().marker !== 'ADMIN'
  return (
    <>
      {isOwn && ownSummary !== undefined ? (
        <Suspense fallback={<Waiting />}>{ownSummary}</Suspense>
      ) : (
        <ChecklistCard />
      )}
      {sections.map(({ id, title, facts, more }) => (
        <Fragment key={id}>
          <OverviewPart id={id} title={title}>
            <DescriptionList facts={facts} />
          </OverviewPart>
          {more}
        </Fragment>
      ))}
    </>
  )
}
