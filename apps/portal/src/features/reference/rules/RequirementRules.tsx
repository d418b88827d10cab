import { requirementRule } from '@capiz/api/contract/maintenance'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCan } from '../../../platform/session/session.ts'
import { call } from '../../../platform/calls/api.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { deletableRowMenu, useSetDeleted } from '../../../patterns/deletable-rows.ts'
import { inUseColumn } from '../../../patterns/in-use-column.tsx'
import { useListState } from '../../../patterns/list-state.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { today } from '../../../patterns/today.ts'
import { choiceLabel } from '@capiz/domain/field'
import { pageTypes } from '@capiz/domain/reference'
import { type RuleRow, sent, valuesOf } from './rule-values.ts'
import { ruleChanges, ruleFilters, ruleQuery, ruleSchema, ruleValues } from './rules-state.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'

const RuleDialog = lazy(async () => ({
  default: (await load(() => import('./RuleDialog.tsx'))).RuleDialog,
}))

const columns: readonly ListColumn<RuleRow>[] = [
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
    fields: ['pageType'],
    text: (row) => choiceLabel(pageTypes, row.pageType) ?? row.pageType,
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
    id: 'source',
    header: 'Verified against',
    text: (row) => row.source ?? '—',
    priority: 3,
    minWidth: 150,
  },
  {
    id: 'from',
    header: 'From',
    kind: 'date',
    fields: ['effectiveDate'],
    text: (row) => formatDay(row.effectiveDate),
    sort: 'effectiveDate',
    priority: 2,
    minWidth: 110,
  },
  { ...inUseColumn, fields: [] },
]

const keyOf = (row: RuleRow): string => String(row.id)
const ways = { values: ruleValues, changes: ruleChanges }

/** Which documents are asked of whom from a day on, beside what the product knows by itself. */
export function RequirementRules(): ReactElement {
  usePageTitle('Required documents')
  const [state, list] = useListState(ruleSchema, ways)
  const [editing, setEditing] = useState<RuleRow | 'new'>()
  const mayEdit = useCan()('REFERENCE_EDIT')
  const setDeleted = useSetDeleted<RuleRow>({
    noun: 'Requirement rule',
    save: async (row, deleted, keyFor) => {
      const body = sent(valuesOf(row, today()), deleted)
      return call(requirementRule.save, { body }, { idempotencyKey: keyFor(body) })
    },
    stale: ['requirementRule.*', 'facility.*', 'physician.*', 'auditLog.*'],
  })
  const query = ruleQuery(state)
  const answer = useCall(requirementRule.list, { query }, { keepsPrevious: true })

  const menuOf = (row: RuleRow) => deletableRowMenu(row, { onEdit: setEditing, setDeleted })
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
        exports={{ list: requirementRule.list.id, query }}
        actions={
          <>
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
