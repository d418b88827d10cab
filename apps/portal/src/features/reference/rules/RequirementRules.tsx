import { requirementRule } from '@capiz/api/contract/maintenance'
import { savedMessage } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import type { Column, RowMenuItem } from '@capiz/ui/DataTable'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { usePageTitle } from '../../../app/page-title.ts'
import { reportError } from '../../../app/report-error.ts'
import { useCan } from '../../../app/session/session.ts'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { createKeyring } from '../../../lib/idempotency.ts'
import { refreshCalls, useCall } from '../../../lib/query.tsx'
import { inUseColumn } from '../../../patterns/in-use-column.tsx'
import { ListExport } from '../../../patterns/ListExport.tsx'
import { useListState } from '../../../patterns/list-state.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { today } from '../../../patterns/today.ts'
import { wordsFor } from '../labels.ts'
import { type RuleRow, sent, valuesOf } from './rule-values.ts'
import { ruleChanges, ruleFilters, ruleQuery, ruleSchema, ruleValues } from './rules-state.ts'

const RuleDialog = lazy(async () => ({
  default: (await load(() => import('./RuleDialog.tsx'))).RuleDialog,
}))

const columns: readonly Column<RuleRow>[] = [
  {
    id: 'document',
    header: 'Document',
    text: (row) => row.document,
    sort: 'documentTypeCode',
    minWidth: 220,
  },
  {
    id: 'page',
    header: 'Page',
    text: (row) => wordsFor(row.pageType),
    sort: 'pageType',
    priority: 3,
    minWidth: 150,
  },
  { id: 'scope', header: 'Asked of', text: (row) => row.scope, priority: 1, minWidth: 150 },
  {
    id: 'required',
    header: 'Rule',
    text: (row) => (row.required ? 'Required' : 'Not required'),
    priority: 1,
    minWidth: 110,
  },
  {
    id: 'from',
    header: 'From',
    kind: 'date',
    text: (row) => formatDay(row.effectiveDate as IsoDate),
    sort: 'effectiveDate',
    priority: 2,
    minWidth: 110,
  },
  inUseColumn,
]

const keyOf = (row: RuleRow): string => String(row.id)
const ways = { values: ruleValues, changes: ruleChanges }

/** Which papers are asked of whom from a day on, beside what the product knows by itself. */
export function RequirementRules(): ReactElement {
  usePageTitle('Required documents')
  const [state, list] = useListState(ruleSchema, ways)
  const [editing, setEditing] = useState<RuleRow | 'new'>()
  const mayEdit = useCan()('REFERENCE_EDIT')
  const keyFor = useMemo(() => createKeyring(), [])
  const query = ruleQuery(state)
  const answer = useCall(requirementRule.list, { query }, { keepsPrevious: true })

  async function setDeleted(row: RuleRow, deleted: boolean): Promise<void> {
    const body = sent(valuesOf(row, today()), deleted)
    try {
      await call(requirementRule.save, { body }, { idempotencyKey: keyFor(body) })
      void showToast('success', savedMessage('Requirement rule', { id: row.id, deleted }))
    } catch (error) {
      reportError(error)
    }
    await refreshCalls('requirementRule.*', 'facility.*', 'physician.*', 'auditLog.*')
  }

  const menuOf = (row: RuleRow): RowMenuItem[] =>
    row.deleted
      ? [{ id: 'enable', label: 'Enable', icon: 'undo', onAction: () => void setDeleted(row, false) }]
      : [
          { id: 'edit', label: 'Edit', icon: 'pencil', onAction: () => setEditing(row) },
          {
            id: 'delete',
            label: 'Delete',
            icon: 'trash',
            isDanger: true,
            onAction: () => void setDeleted(row, true),
          },
        ]
  return (
    <>
      <PagedList
        label="Required documents"
        nouns={['rule', 'rules']}
        name="requirement-rules"
        columns={columns}
        answer={answer}
        {...list}
        rowKey={keyOf}
        rowMenu={mayEdit ? menuOf : undefined}
        filters={ruleFilters}
        actions={
          <>
            <ListExport list={requirementRule.list.id} query={query} total={answer.data?.totalElements} />
            {mayEdit ? (
              <Button variant="primary" onPress={() => setEditing('new')}>
                Add rule
              </Button>
            ) : null}
          </>
        }
        empty={{
          title: 'No rules yet',
          text: 'Checklists ask for what the document types say. Add a rule to ask for more, or less, from a day on.',
        }}
      />
      {editing === undefined ? null : (
        <Suspense fallback={null}>
          <RuleDialog
            record={editing === 'new' ? undefined : editing}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
