import { role } from '@capiz/api/contract/auth'
import { reportGroup } from '@capiz/api/contract/report'
import { plural, savedMessage } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { type Column, DataTable, type RowMenuItem } from '@capiz/ui/DataTable'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { reportError, wordsForError } from '../../../app/report-error.ts'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { createKeyring } from '../../../lib/idempotency.ts'
import { refreshCalls, useCall } from '../../../lib/query.tsx'
import { inUseColumn } from '../../../patterns/in-use-column.tsx'
import { type GroupRow, sent, valuesOf } from './group-values.ts'

const GroupDialog = lazy(async () => ({
  default: (await load(() => import('./GroupDialog.tsx'))).GroupDialog,
}))

const keyOf = (row: GroupRow): string => String(row.id)

function columnsFor(nameOf: (code: string) => string): Column<GroupRow>[] {
  return [
    { id: 'name', header: 'Group', text: ({ groupName }) => groupName, minWidth: 160 },
    {
      id: 'reports',
      header: 'Reports',
      kind: 'number',
      text: ({ reportNames }) => String(reportNames.length),
      priority: 1,
      minWidth: 90,
    },
    {
      id: 'roles',
      header: 'Roles',
      text: ({ roleCodes }) => roleCodes.map(nameOf).join(', ') || 'No role',
      priority: 2,
      minWidth: 280,
    },
    inUseColumn,
  ]
}

/** Which roles may run which reports. */
export function ReportGroups(): ReactElement {
  const [editing, setEditing] = useState<GroupRow | 'new'>()
  const answer = useCall(reportGroup.list, { query: { size: 1000 } })
  const { data: roles } = useCall(role.list, { query: { size: 1000, sort: 'name,ASC' } })
  const keyFor = useMemo(() => createKeyring(), [])
  const columns = useMemo(() => {
    const names = new Map(roles?.content.map(({ code, name }) => [code, name]))
    return columnsFor((code) => names.get(code) ?? code)
  }, [roles])
  const rows = answer.data?.content ?? []

  async function setDeleted(row: GroupRow, deleted: boolean): Promise<void> {
    const body = { ...sent(valuesOf(row)), deleted }
    try {
      await call(reportGroup.save, { body }, { idempotencyKey: keyFor(body) })
      void showToast('success', savedMessage('Report group', { id: row.id, deleted }))
    } catch (error) {
      reportError(error)
    }
    await refreshCalls('reportGroup.*', 'auditLog.*')
  }

  const menuOf = (row: GroupRow): RowMenuItem[] =>
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
  const loaded = answer.isPending ? 'loading' : 'idle'
  return (
    <>
      <DataTable
        label="Report groups"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowMenu={menuOf}
        page={{ number: 0, size: Math.max(rows.length, 1), totalElements: rows.length, totalPages: 1 }}
        caption={answer.data === undefined ? 'Report groups' : plural(rows.length, 'group', 'groups')}
        actions={
          <Button variant="primary" onPress={() => setEditing('new')}>
            Add group
          </Button>
        }
        status={answer.isError ? 'error' : loaded}
        errorText={`The report groups could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        hidesPages
        onChange={() => undefined}
      />
      {editing === undefined ? null : (
        <Suspense fallback={null}>
          <GroupDialog
            record={editing === 'new' ? undefined : editing}
            roles={roles?.content ?? []}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
