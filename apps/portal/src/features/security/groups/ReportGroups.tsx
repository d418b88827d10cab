import { role } from '@capiz/api/contract/auth'
import { reportGroup } from '@capiz/api/contract/report'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import type { Column } from '@capiz/ui/DataTable'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { WholeTable } from '../../../patterns/WholeTable.tsx'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { call } from '../../../platform/calls/api.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { deletableRowMenu, useSetDeleted } from '../../../patterns/deletable-rows.ts'
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
  const columns = useMemo(() => {
    const names = new Map(roles?.content.map(({ code, name }) => [code, name]))
    return columnsFor((code) => names.get(code) ?? code)
  }, [roles])
  const rows = answer.data?.content ?? []

  const setDeleted = useSetDeleted<GroupRow>({
    noun: 'Report group',
    save: async (row, deleted, keyFor) => {
      const body = { ...sent(valuesOf(row)), deleted }
      return call(reportGroup.save, { body }, { idempotencyKey: keyFor(body) })
    },
    stale: ['reportGroup.*', 'auditLog.*'],
  })
  const menuOf = (row: GroupRow) => deletableRowMenu(row, { onEdit: setEditing, setDeleted })
  return (
    <>
      <WholeTable
        label="Report groups"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowMenu={menuOf}
        caption={answer.data === undefined ? 'Report groups' : plural(rows.length, 'group', 'groups')}
        actions={
          <Button variant="primary" onPress={() => setEditing('new')}>
            Add group
          </Button>
        }
        source={{ answer, many: 'report groups' }}
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
