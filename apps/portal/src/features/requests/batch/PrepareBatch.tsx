import type { OutputOf } from '@capiz/api/contract/define'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { formatPeso, toCentavos } from '@capiz/domain/money'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../../platform/data/query.tsx'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { TopCrumbs } from '../../../patterns/TopCrumbs.tsx'
import { queuePath } from '../queue-path.ts'
import { type BatchChoice, choiceOf, preparePath } from './batch-address.ts'
import { batchLabels } from './batch-labels.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { PreparedTable } from './PreparedTable.tsx'
import * as styles from './batch.css.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Prepared = OutputOf<typeof requestDesk.prepareBatch>
type Row = Prepared['requests'][number]

/** Groups of a prepared batch, in the order they are read. */
const groups = [
  { group: 'cannot', title: 'Left alone', text: 'They stay in the queue, with these reasons.' },
  { group: 'look', title: 'Look at these first', text: 'The largest sums first.' },
  { group: 'ready', title: 'Ready', text: 'Nothing stands against them.' },
] as const

const byImpact = (a: Row, b: Row): number => Math.abs(b.impact ?? 0) - Math.abs(a.impact ?? 0)

/** The requests of a choice, and those the reader has excluded from it. */
function usePrepared(choice: BatchChoice) {
  const { action, codes, filters, isAll } = choice
  const body = isAll ? { action, filters } : { action, codes: [...codes] }
  const answer = useCall(requestDesk.prepareBatch, { body })
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const rows = answer.data?.requests ?? []
  const fit = rows.filter(({ group }) => group !== 'cannot')
  const included = fit.filter(({ code }) => !excluded.has(code))
  const toggle = (codes: readonly string[], isIncluded: boolean): void =>
    setExcluded((before) => {
      const next = new Set(before)
      for (const code of codes) {
        if (isIncluded) next.delete(code)
        else next.add(code)
      }
      return next
    })
  return { answer, rows, fit, included, excluded, toggle }
}

/** Says how far the requests of a batch are ready; that all of none are would sound like a decision to come. */
function readyText(included: number, toLookAt: number, done: string): string {
  if (included === 0) return `none will be ${done}`
  return toLookAt > 0 ? `${toLookAt} to look at first` : 'all ready'
}

function Figures({
  rows,
  fit,
  included,
  choice,
}: {
  rows: readonly Row[]
  fit: readonly Row[]
  included: readonly Row[]
  choice: BatchChoice
}): ReactElement {
  const { done } = batchLabels[choice.action]
  const counted = included.filter(({ impact }) => impact !== null)
  const sum = counted.reduce((all, { impact }) => all + (impact ?? 0), 0)
  const toLookAt = included.filter(({ group }) => group === 'look').length
  return (
    <div className={styles.figures}>
      <StatTile
        label={`Will be ${done.toLowerCase()}`}
        value={included.length}
        detail={readyText(included.length, toLookAt, done.toLowerCase())}
      />
      <StatTile label="Left alone" value={rows.length - fit.length} detail="stay in the queue" />
      <StatTile label="Excluded by you" value={fit.length - included.length} detail="stay in the queue" />
      <StatTile
        label="With prices"
        value={counted.length}
        detail={
          counted.length > 0
            ? `${sum > 0 ? '+' : ''}${formatPeso(toCentavos(sum))} a year by the counts of use`
            : 'none with counts of use'
        }
      />
    </div>
  )
}

/** A batch before it runs: the requests that can be decided, those that cannot and why, and what they come to. */
export function PrepareBatch(): ReactElement {
  const { search } = useLocation()
  const choice = choiceOf(new URLSearchParams(search))
  const { label } = batchLabels[choice.action]
  usePageTitle(`${label}: check`)
  const prepared = usePrepared(choice)
  const { answer, rows } = prepared
  return (
    <Stack gap={4}>
      <TopCrumbs items={[{ label: 'Requests', href: queuePath }, { label: `${label}: check` }]} />
      <PageHeader
        title={answer.data === undefined ? label : `${label}: ${plural(rows.length, 'request', 'requests')}`}
        description={<Matching choice={choice} matching={answer.data?.matching} shown={rows.length} />}
      />
      {answer.isError ? (
        <ReadError title="The requests could not be checked" answer={answer} />
      ) : answer.data === undefined ? (
        <Card>
          <LoadingLines count={8} />
        </Card>
      ) : rows.length === 0 ? (
        <EmptyState title="No request is chosen">
          Choose requests in the list, then check them here.
        </EmptyState>
      ) : (
        <Checked {...prepared} choice={choice} />
      )}
    </Stack>
  )
}

interface MatchingProps {
  choice: BatchChoice
  matching: number | undefined
  shown: number
}

/** Says that the requests were chosen, with the way to all that match, or that they are all of them. */
function Matching({ choice, matching, shown }: MatchingProps): ReactElement {
  if (choice.isAll) {
    const all = matching ?? 0
    const rest = all > shown ? ` The first ${shown} of ${all} are shown; run the rest after them.` : ''
    return (
      <>
        All that match the filters of the list.{rest}{' '}
        <Link href={preparePath({ ...choice, isAll: false })}>Only the chosen ones</Link>
      </>
    )
  }
  return (
    <>
      Chosen in the list. <Link href={preparePath({ ...choice, isAll: true })}>Take all that match</Link>
    </>
  )
}

interface CheckedProps extends ReturnType<typeof usePrepared> {
  choice: BatchChoice
}

function Checked({ rows, fit, included, excluded, toggle, choice }: CheckedProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const { label } = batchLabels[choice.action]
  return (
    <>
      <Figures {...{ rows, fit, included, choice }} />
      {groups.map(({ group, title, text }) => {
        const own = rows.filter((row) => row.group === group).toSorted(byImpact)
        return own.length === 0 ? null : (
          <PreparedTable
            key={group}
            title={title}
            caption={`${title}: ${own.length}. ${text}`}
            rows={own}
            excluded={group === 'cannot' ? undefined : excluded}
            onToggle={toggle}
          />
        )
      })}
      <section className={styles.foot} aria-label="Run">
        <div className={styles.footText}>
          <Text weight="strong">{`${plural(included.length, 'request is', 'requests are')} decided one after the other as you.`}</Text>
          <Text tone="muted">
            {choice.action === 'review' ? '' : 'Requesters are notified by mail. '}
            What changes meanwhile is left alone and stands in the receipt.
          </Text>
        </div>
        <Inline gap={2}>
          <Link href={queuePath} variant="standalone">
            Back to the list
          </Link>
          <Button variant="primary" isDisabled={included.length === 0} onPress={() => setOpen(true)}>
            {`${label} ${included.length}…`}
          </Button>
        </Inline>
      </section>
      {isOpen ? (
        <BatchDialog action={choice.action} requests={included} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
