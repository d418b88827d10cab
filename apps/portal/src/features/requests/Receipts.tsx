import type { OutputOf } from '@capiz/api/contract/define'
import type { requestDesk } from '@capiz/api/contract/request-desk'
import { requestTypeInfo } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import type { Column } from '@capiz/ui/DataTable'
import { Dialog } from '@capiz/ui/Dialog'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { WholeTable } from '../../patterns/WholeTable.tsx'
import { type BatchAction, batchLabels } from './batch-state.ts'
import { queuePath } from './queue-state.ts'

type Receipt = OutputOf<typeof requestDesk.batch>[number]

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
    minWidth: 120,
  },
  { id: 'why', header: 'Why', text: ({ message }) => message ?? '', minWidth: 200 },
]

interface ReceiptsProps {
  action: BatchAction
  receipts: readonly Receipt[]
  onClose: () => void
}

/** Shows the result of each request of a batch. */
export function Receipts({ action, receipts, onClose }: ReceiptsProps): ReactElement {
  const { done } = batchLabels[action]
  const count = receipts.filter(({ ok }) => ok).length
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title="Receipt"
      footer={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{`${done}: ${count} of ${plural(receipts.length, 'request', 'requests')}.`}</Text>
        <WholeTable
          label="Receipt"
          columns={columnsFor(done)}
          rows={receipts}
          rowKey={({ code }) => code}
          rowHref={({ code }) => `${queuePath}/${code}`}
        />
      </Stack>
    </Dialog>
  )
}
