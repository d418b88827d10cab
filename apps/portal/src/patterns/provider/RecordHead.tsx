import { presentStatus } from '@capiz/domain/accreditation'
import { plural } from '@capiz/domain/text'
import { daysBetween, formatDay, type IsoDate } from '@capiz/domain/time'
import { Code } from '@capiz/ui/Code'
import { RecordBanner } from '@capiz/ui/accreditation/RecordBanner'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { TabNav } from '@capiz/ui/TabNav'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { mediaQuery } from '@capiz/ui/tokens'
import { ValidityRuler } from '@capiz/ui/accreditation/ValidityRuler'
import type { ReactElement, ReactNode } from 'react'
import { useUser } from '../../platform/session/session.ts'
import { TopCrumbs } from '../TopCrumbs.tsx'
import { today } from '../today.ts'
import { recordHref, useHistory, useIsHistoryPending, useProvider } from './provider.ts'
import { RecordActions } from './RecordActions.tsx'
import type { RecordDialog } from './record-dialog.ts'
import type { OpenArea, RecordPart } from './record-part.ts'
import { rulerSegments } from './ruler.ts'
import { scheduledChanges } from './scheduled.ts'
import { type Statement, statementOf } from './statement.ts'

/** The props of the head of a record, besides those every provider has. */
export interface RecordHeadProps {
  /** way from the list to the record, without both */
  crumbs?: readonly { label: string; href?: string }[]
  /** short facts after the code */
  facts: readonly { id: string; content: ReactNode }[]
  /** picture of the person, before the facts */
  picture?: ReactNode
  dialogs?: readonly RecordDialog[]
  /** the tabs after the overview */
  areas: readonly OpenArea[]
  /** the part that is open; none on the overview */
  shown: RecordPart | undefined
}

/** How long the record stands as it does, for the one line over an inner part. */
function Until({ until }: { until: IsoDate | null }): ReactElement | null {
  return until === null ? null : <>{`until ${formatDay(until)}`}</>
}

/** The way from the list to the part that is shown. */
function Way({ crumbs, shown }: Pick<RecordHeadProps, 'crumbs' | 'shown'>): ReactElement | null {
  const provider = useProvider()
  const { marker } = useUser()
  // the head has the name, which can be longer than the bar
  const isPhone = useMediaQuery(mediaQuery.phone)
  if (marker !== 'ADMIN') return null
  const { kind, name } = provider
  return (
    <TopCrumbs
      items={[
        { label: kind.many, href: kind.base },
        ...(crumbs ?? []),
        ...(shown === undefined
          ? [{ label: name }]
          : [{ label: isPhone ? 'Overview' : name, href: recordHref(provider) }, { label: shown.area }]),
      ]}
    />
  )
}

/** The changes of status that are set for a later day, soonest first. */
function useScheduled() {
  const { code, status } = useProvider()
  return scheduledChanges(useHistory(code), status, today())
}

function scheduledFacts(changes: ReturnType<typeof scheduledChanges>): RecordHeadProps['facts'] {
  return changes.map(({ day, status: next }) => {
    const { tone, icon, label } = presentStatus(next)
    const text = `${label} from ${formatDay(day)}, in ${plural(daysBetween(today(), day), 'day', 'days')}`
    return { id: day, content: <StatusBadge size="sm" tone={tone} icon={icon} label={text} /> }
  })
}

/** Shows how the record stood and stands; the line keeps its place until its periods are known. */
function Validity(): ReactElement | null {
  const provider = useProvider()
  const history = useHistory(provider.code)
  const isPending = useIsHistoryPending(provider.code)
  const segments = isPending ? [] : rulerSegments(history, provider, today())
  if (segments.length === 0 && !isPending) return null
  return <ValidityRuler label={`Accreditation of ${provider.name}`} segments={segments} today={today()} />
}

/** Head of a record: name, status, validity and tabs; over its inner parts name and status in one line. */
export function RecordHead({ crumbs, facts, picture, dialogs, areas, shown }: RecordHeadProps): ReactElement {
  const provider = useProvider()
  const { code, name, status, contractValidityDate } = provider
  const base = recordHref(provider)
  const changes = useScheduled()
  const scheduled = scheduledFacts(changes)
  const isFront = shown === undefined
  const isOwn = useUser().marker !== 'ADMIN'
  const statement: Statement | undefined =
    isFront && isOwn ? statementOf(provider, changes[0]?.day, today()) : undefined
  const codeFact = { id: 'code', content: <Code isMuted>{code}</Code> }
  const until = { id: 'until', content: <Until until={contractValidityDate} /> }
  return (
    <>
      <Way crumbs={crumbs} shown={shown} />
      <RecordBanner
        name={name}
        picture={picture}
        variant={isFront ? 'full' : 'line'}
        statement={statement}
        tone={presentStatus(status).tone}
        badge={<DomainBadge code={status} isLive />}
        facts={[
          ...scheduled,
          ...(isFront ? [codeFact, ...facts] : [...(contractValidityDate === null ? [] : [until]), codeFact]),
        ]}
        actions={<RecordActions more={dialogs} isInner={!isFront} />}
        actionsPlace="badge"
        tabs={
          <TabNav
            label="Parts of the record"
            items={[
              { href: base, label: 'Overview', isCurrent: isFront },
              ...areas.map(({ label, parts }) => ({
                href: `${base}/${parts[0]?.path ?? ''}`,
                label,
                isCurrent: shown?.area === label,
              })),
            ]}
          />
        }
      >
        {isFront ? <Validity /> : null}
      </RecordBanner>
    </>
  )
}
