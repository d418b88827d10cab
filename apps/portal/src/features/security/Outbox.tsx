import RefreshCw from '@lucide/icons/icons/refresh-cw'
import Search from '@lucide/icons/icons/search'
import { outbox } from '@capiz/api/contract/admin'
import type { OutputOf } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import type { Column } from '@capiz/ui/DataTable'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { showToast } from '../../platform/feedback/toasts.ts'
import { useCall } from '../../platform/data/query.tsx'
import { useSend } from '../../platform/data/send.ts'
import { useListState } from '../../patterns/list-state.ts'
import { PagedList } from '../../patterns/PagedList.tsx'
import { momentText } from './moments.ts'
import {
  mailKinds,
  mailState,
  outboxChanges,
  outboxFilters,
  outboxQuery,
  outboxSchema,
  outboxValues,
} from './outbox-state.ts'

type MailRow = OutputOf<typeof outbox.list>['content'][number]

/** Returns the delivery state of a mail in one line. */
function deliveryText({ state, sentDate, attempts, nextAttempt, lastError }: MailRow): string {
  if (state === 'SENT') return momentText(sentDate, '')
  if (state === 'WAITING') return 'In the queue'
  const tries = `${plural(attempts, 'try', 'tries')} so far. `
  const next = nextAttempt === null ? '' : `Next at ${momentText(nextAttempt, '')}. `
  return `${tries}${next}${lastError ?? ''}`.trim()
}

const columns: readonly Column<MailRow>[] = [
  { id: 'recipient', header: 'To', text: (row) => row.recipient, sort: 'recipient', minWidth: 250 },
  {
    id: 'subject',
    header: 'Subject',
    text: (row) => mailKinds[row.template] ?? row.subject,
    sort: 'template',
    priority: 1,
    // the longest name of a kind in one line
    minWidth: 230,
  },
  {
    id: 'state',
    header: 'State',
    kind: 'status',
    text: (row) => mailState[row.state].label,
    cell: (row) => <StatusBadge {...mailState[row.state]} size="sm" />,
    priority: 1,
  },
  {
    id: 'created',
    header: 'Written',
    kind: 'date',
    text: (row) => momentText(row.createdDate, ''),
    sort: 'createdDate',
    priority: 2,
    minWidth: 150,
  },
  { id: 'delivery', header: 'Delivery', text: deliveryText, priority: 3, minWidth: 240 },
]

const keyOf = (row: MailRow): string => String(row.id)
const ways = {
  search: { by: 'recipient' as const, label: 'Search mail', placeholder: 'E-mail address' },
  values: outboxValues,
  changes: outboxChanges,
}

/** Mail of the system with its delivery; what was given up can be tried again. */
export function Outbox(): ReactElement {
  const [state, list, change] = useListState(outboxSchema, ways)
  const answer = useCall(outbox.list, { query: outboxQuery(state) }, { keepsPrevious: true })
  const retry = useSend(outbox.retry, { refresh: ['outbox.*'] })
  const again = (row: MailRow) =>
    retry.mutate(
      { input: { params: { id: row.id } } },
      { onSuccess: () => showToast('success', 'The mail is first in the queue again.') },
    )
  return (
    <PagedList
      label="Mail"
      nouns={['mail', 'mails']}
      name="outbox"
      columns={columns}
      answer={answer}
      {...list}
      rowKey={keyOf}
      rowMenu={(row) => [
        ...(row.state === 'SENT'
          ? []
          : [{ id: 'retry', label: 'Try again now', icon: RefreshCw, onAction: () => again(row) } as const]),
        {
          id: 'same',
          label: 'All mail to this address',
          icon: Search,
          onAction: () => change({ ...outboxChanges({}), recipient: row.recipient }),
        },
      ]}
      filters={outboxFilters}
      empty={{ title: 'No mail yet', text: 'Mail appears here when the system writes to somebody.' }}
    />
  )
}
