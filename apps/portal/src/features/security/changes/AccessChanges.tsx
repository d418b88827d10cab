import Check from '@lucide/icons/icons/check'
import X from '@lucide/icons/icons/x'
import { accessChange } from '@capiz/api/contract/admin'
import type { Column } from '@capiz/ui/DataTable'
import { Button } from '@capiz/ui/Button'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { type ReactElement, useState } from 'react'
import { changesText } from '../../../patterns/change-text.ts'
import { useListState } from '../../../patterns/list-state.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { useCall } from '../../../platform/data/query.tsx'
import { momentText } from '../moments.ts'
import { type AccessChangeRow, changeState, reasonLabels } from './change-labels.ts'
import {
  changeListChanges,
  changeListFilters,
  changeListQuery,
  changeListSchema,
  changeListValues,
} from './change-state.ts'
import { DecideChange } from './DecideChange.tsx'
import { RequestErasure } from './RequestErasure.tsx'

const columns: readonly Column<AccessChangeRow>[] = [
  { id: 'target', header: 'About', text: (row) => row.target, minWidth: 160 },
  { id: 'reason', header: 'Change', text: (row) => reasonLabels[row.reason], priority: 1, minWidth: 190 },
  { id: 'values', header: 'Values', text: (row) => changesText(row.changes), priority: 2, minWidth: 240 },
  { id: 'asker', header: 'Asked for by', text: (row) => row.askedBy, priority: 2, minWidth: 150 },
  {
    id: 'asked',
    header: 'Asked for',
    kind: 'date',
    text: (row) => momentText(row.askedDate, ''),
    sort: 'askedDate',
    priority: 2,
    minWidth: 150,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => changeState[row.status].label,
    cell: (row) => <StatusBadge {...changeState[row.status]} size="sm" />,
    priority: 1,
  },
  { id: 'decider', header: 'Decided by', text: (row) => row.decidedBy ?? '', priority: 3, minWidth: 140 },
]

const keyOf = (row: AccessChangeRow): string => String(row.id)
const ways = { values: changeListValues, changes: changeListChanges }

/** Changes of access and erasures that wait for a second person: each is confirmed or rejected by somebody else. */
export function AccessChanges(): ReactElement {
  const [state, list] = useListState(changeListSchema, ways)
  const [decision, setDecision] = useState<{ change: AccessChangeRow; isConfirmation: boolean }>()
  const [isRequesting, setRequesting] = useState(false)
  const answer = useCall(accessChange.list, { query: changeListQuery(state) }, { keepsPrevious: true })
  return (
    <>
      <PagedList
        label="To confirm"
        nouns={['change', 'changes']}
        name="access-changes"
        columns={columns}
        answer={answer}
        {...list}
        rowKey={keyOf}
        rowMenu={(change) =>
          change.status !== 'OPEN'
            ? []
            : [
                ...(change.isOwn
                  ? []
                  : [
                      {
                        id: 'confirm',
                        label: 'Confirm',
                        icon: Check,
                        onAction: () => setDecision({ change, isConfirmation: true }),
                      } as const,
                    ]),
                {
                  id: 'reject',
                  label: change.isOwn ? 'Withdraw' : 'Reject',
                  icon: X,
                  onAction: () => setDecision({ change, isConfirmation: false }),
                },
              ]
        }
        filters={changeListFilters}
        actions={<Button onPress={() => setRequesting(true)}>Request an erasure</Button>}
        empty={{
          title: 'Nothing to confirm',
          text: 'New administrators, other e-mail addresses of staff, new passwords of who decides and erasures of persons wait here for a second person.',
        }}
      />
      {isRequesting ? <RequestErasure onClose={() => setRequesting(false)} /> : null}
      {decision ? <DecideChange {...decision} onClose={() => setDecision(undefined)} /> : null}
    </>
  )
}
