import { Card } from '@capiz/ui/Card'
import { DescriptionList, type Fact } from '@capiz/ui/DescriptionList'
import { LinkButton } from '@capiz/ui/Link'
import { mediaQuery } from '@capiz/ui/tokens'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Fragment, type ReactElement, type ReactNode, Suspense, useContext } from 'react'
import { useUser } from '../../platform/session/session.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { FactGroup, FactSheet } from '../facts/FactSheet.tsx'
import { NeedsCard } from './NeedsCard.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { recordHref, useMay, useProvider } from './provider.ts'
import { OwnSummaryContext } from './record-part.ts'

/** A section of the overview; its id is also that of the section of the form. */
export interface FactSection {
  id: string
  title: string
  facts: readonly Fact[]
  /** sections the facts are followed by, such as a list of people */
  more?: ReactNode
}

/** A section of the fact sheet with the way to the same section of the form. */
export function OverviewPart(props: { id: string; title: string; children: ReactNode }): ReactElement {
  const { id, title, children } = props
  const provider = useProvider()
  const may = useMay()
  const { marker } = useUser()
  // providers neither enter nor ask for the contract (domain model 7.4)
  const canEdit = may('edit') && (marker === 'ADMIN' || id !== 'contract')
  return (
    <FactGroup
      {...{ id, title }}
      act={
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
    </FactGroup>
  )
}

const isGiven = ({ value }: Fact): boolean => value !== null && value !== undefined && value !== ''

/** The facts of a provider in one sheet. */
function FactsCard({ sections }: { sections: readonly FactSection[] }): ReactElement {
  const missing = sections.flatMap(({ facts }) => facts.filter((one) => !isGiven(one)))
  const provider = useProvider()
  const isOwn = useUser().marker !== 'ADMIN'
  return (
    <Card
      title="Facts"
      actions={
        isOwn ? (
          <LinkButton size="sm" variant="quiet" href={`${recordHref(provider)}/confirmation`}>
            Confirm details
          </LinkButton>
        ) : undefined
      }
    >
      <FactSheet missing={missing.map(({ label }) => label)}>
        {sections.map(({ id, title, facts, more }) => {
          const given = facts.filter(isGiven)
          return (
            <Fragment key={id}>
              {given.length === 0 ? null : (
                <OverviewPart id={id} title={title}>
                  <DescriptionList facts={given} layout="sheet" />
                </OverviewPart>
              )}
              {more}
            </Fragment>
          )
        })}
      </FactSheet>
    </Card>
  )
}

/**
 * Shows the facts of the provider in one sheet: below what needs attention or, for its owner, below what there is to do
 * and where the own requests stand.
 */
export function RecordOverview({ sections }: { sections: readonly FactSection[] }): ReactElement {
  const ownSummary = useContext(OwnSummaryContext)
  const isOwn = useUser().marker !== 'ADMIN'
  // where there is room it stands beside
  const isWide = useMediaQuery(mediaQuery.wide)
  return (
    <>
      {isOwn && ownSummary !== undefined ? (
        <Suspense fallback={<Waiting />}>{ownSummary}</Suspense>
      ) : (
        <>
          <NeedsCard />
          {isWide ? null : <WaitingCard />}
        </>
      )}
      <FactsCard sections={sections} />
    </>
  )
}
