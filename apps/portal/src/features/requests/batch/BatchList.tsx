import type { OutputOf } from '@capiz/api/contract/define'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { formatDay } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { dayOf, timeOf } from '../../../patterns/labels.ts'
import { TopCrumbs } from '../../../patterns/TopCrumbs.tsx'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { queuePath } from '../queue-path.ts'
import { batchPath } from './batch-address.ts'
import { batchLabels } from './batch-labels.ts'

type Row = OutputOf<typeof requestDesk.batches>[number]

const columns: readonly Column<Row>[] = [
  { id: 'code', header: 'Receipt', text: ({ code }) => code, kind: 'code', minWidth: 150 },
  {
    id: 'when',
    header: 'When',
    text: ({ ranDate }) => `${formatDay(dayOf(ranDate))}, ${timeOf(ranDate)}`,
    minWidth: 160,
  },
  { id: 'action', header: 'What', text: ({ action }) => batchLabels[action].done, minWidth: 120 },
  { id: 'done', header: 'Done', text: ({ done }) => String(done), kind: 'number', minWidth: 80 },
  { id: 'left', header: 'Left alone', text: ({ left }) => String(left), kind: 'number', minWidth: 96 },
]

/** The batches the reader ran last, each with its receipts. */
export function BatchList(): ReactElement {
  usePageTitle('Receipts of batches')
  const answer = useCall(requestDesk.batches, {})
  return (
    <Stack gap={4}>
      <TopCrumbs items={[{ label: 'Requests', href: queuePath }, { label: 'Receipts' }]} />
      <PageHeader title="Receipts of batches" description="The fifty you ran last, the newest first." />
      <WholeTable
        label="Receipts of batches"
        source={{ answer, many: 'receipts' }}
        columns={columns}
        rows={answer.data ?? []}
        rowKey={({ code }) => code}
        rowHref={({ code }) => batchPath(code)}
        empty={
          <EmptyState title="No batches yet">
            Decide on many requests at once, and the receipt is kept here.
          </EmptyState>
        }
      />
    </Stack>
  )
}
