import { plural } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { DescriptionList, type Fact } from '@capiz/ui/DescriptionList'
import { Disclosure } from '@capiz/ui/Disclosure'
import { LinkButton } from '@capiz/ui/Link'
import { mediaQuery } from '@capiz/ui/tokens'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Fragment, type ReactElement, type ReactNode, Suspense, useContext } from 'react'
import { useUser } from '../../platform/session/session.ts'
import { Waiting } from '../../platform/feedback/Waiting.tsx'
import { NeedsCard } from './NeedsCard.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { recordHref, useMay, useProvider } from './provider.ts'
import { OwnSummaryContext } from './record-part.ts'
import * as styles from './record.css.ts'

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
    <section id={id} className={styles.group}>
      <div className={styles.groupHead}>
        <h3 className={styles.groupTitle}>{title}</h3>
        {canEdit ? (
          <span className={styles.groupEdit}>
            <LinkButton
              size="sm"
              variant="quiet"
              href={`${recordHref(provider)}/edit#${id}`}
              aria-label={`Edit ${title.toLowerCase()}`}
            >
              Edit
            </LinkButton>
          </span>
        ) : null}
      </div>
      {children}
    </section>
  )
}

const isGiven = ({ value }: Fact): boolean => value !== null && value !== undefined && value !== ''

/** Missing facts named in the folded line; the others are counted. */
const mostNamed = 3

/** A label within a sentence; the names of licences and taxes keep their capitals: `S2 licence`, `TIN`. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label

function missingTitle(labels: readonly string[]): string {
  const named = labels.slice(0, mostNamed).map(inSentence)
  const others = labels.length - named.length
  return `${labels.length} not given: ${[...named, ...(others > 0 ? [plural(others, 'other', 'others')] : [])].join(', ')}`
}

/** The facts of a provider in one sheet; what is not given is folded into one line. */
function FactSheet({ sections }: { sections: readonly FactSection[] }): ReactElement {
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
      <div className={styles.sheet}>
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
      </div>
      {missing.length === 0 ? null : (
        <div className={styles.missing}>
          <Disclosure title={missingTitle(missing.map(({ label }) => label))}>
            <p>{missing.map(({ label }) => label).join(', ')}</p>
          </Disclosure>
        </div>
      )}
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
      <FactSheet sections={sections} />
    </>
  )
}
