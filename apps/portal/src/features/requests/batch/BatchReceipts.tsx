import { isApiError } from '@capiz/api/client'
import type { OutputOf } from '@capiz/api/contract/define'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { Code } from '@capiz/ui/Code'
import type { Column } from '@capiz/ui/DataTable'
import { Link } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { useCall } from '../../../platform/data/query.tsx'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { dayOf, timeOf } from '../../../patterns/labels.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { TopCrumbs } from '../../../patterns/TopCrumbs.tsx'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { queuePath } from '../queue-path.ts'
import { batchPath } from './batch-address.ts'
import { batchLabels } from './batch-labels.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Batch = OutputOf<typeof requestDesk.getBatch>
type Receipt = Batch['receipts'][number]

const columnsFor = (done: string): readonly Column<Receipt>[] => [
  {
    id: 'request',
    header: 'Request',
    text: ({ code, type }) => (type === null ? code : requestTypeInfo[type].label),
    minWidth: 160,
  },
  { id: 'about', header: 'About', text: ({ targetName }) => targetName, priority: 2, minWidth: 160 },
  {
    id: 'result',
    header: 'Result',
    kind: 'status',
    text: ({ ok }) => (ok ? done : 'Left alone'),
    cell: ({ ok }) => (
      <StatusBadge size="sm" label={ok ? done : 'Left alone'} tone={ok ? 'positive' : 'attention'} />
    ),
  },
  { id: 'why', header: 'Why', text: ({ message }) => message ?? '', minWidth: 200, weight: 2 },
]

/** The receipts of a batch that was run, one for each request; they stay under their address. */
export function BatchReceipts(): ReactElement {
  const { batch: code = '' } = useParams()
  const answer = useCall(requestDesk.getBatch, { params: { code } })
  usePageTitle(`Receipt ${code}`)
  const crumbs = (
    <TopCrumbs
      items={[
        { label: 'Requests', href: queuePath },
        { label: 'Receipts', href: batchPath() },
        { label: <Code>{code}</Code> },
      ]}
    />
  )
  if (answer.data === undefined) {
    return (
      <Stack gap={4}>
        {crumbs}
        {isApiError(answer.error, 'NOT_FOUND') ? (
          <NotFound
            title="There is no such receipt"
            actions={
              <Link href={batchPath()} variant="standalone">
                All receipts
              </Link>
            }
          >
            Its code may be mistyped.
          </NotFound>
        ) : answer.isError ? (
          <ReadError title="The receipt cannot be shown" level={1} answer={answer} />
        ) : (
          <Card>
            <LoadingLines count={8} />
          </Card>
        )}
      </Stack>
    )
  }
  return (
    <Stack gap={4}>
      {crumbs}
      <Receipts batch={answer.data} />
    </Stack>
  )
}

function Receipts({ batch }: { batch: Batch }): ReactElement {
  const { action, receipts, ranBy, ranDate, remarks } = batch
  const { done } = batchLabels[action]
  const count = receipts.filter(({ ok }) => ok).length
  const when = `${formatDay(dayOf(ranDate))}, ${timeOf(ranDate)}`
  return (
    <>
      <PageHeader
        title={`${done}: ${count} of ${plural(receipts.length, 'request', 'requests')}`}
        description={`By ${ranBy}, ${when}.${remarks === null ? '' : ` Remarks: ${remarks}`}`}
      />
      <WholeTable
        label="Receipts"
        columns={columnsFor(done)}
        rows={receipts}
        rowKey={({ code }) => code}
        rowHref={({ code }) => `${queuePath}/${code}`}
      />
    </>
  )
}
