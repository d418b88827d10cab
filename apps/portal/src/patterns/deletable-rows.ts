import Pencil from '@lucide/icons/icons/pencil'
import Trash2 from '@lucide/icons/icons/trash'
import Undo2 from '@lucide/icons/icons/undo-2'
import { savedMessage } from '@capiz/domain/text'
import type { RowMenuItem } from '@capiz/ui/DataTable'
import { useMemo } from 'react'
import { createKeyring } from '../platform/calls/idempotency.ts'
import { refreshCalls } from '../platform/data/query.tsx'
import { reportError } from '../platform/feedback/report-error.ts'
import { showToast } from '../platform/feedback/toasts.ts'

/** A row that is marked as deleted and can be enabled again. */
interface DeletableRow {
  id: number
  deleted: boolean
}

interface Deletion<Row> {
  /** the thing in the specification's messages, such as "Report group" */
  noun: string
  /** Sends the row with its new mark. */
  save: (row: Row, deleted: boolean, keyFor: (content: unknown) => string) => Promise<unknown>
  /** calls whose answers are out of date afterwards */
  stale: Parameters<typeof refreshCalls>
}

/** Returns the action that deletes a row or enables it again, with the specification's message (specification 2, section 4). */
export function useSetDeleted<Row extends DeletableRow>({ noun, save, stale }: Deletion<Row>) {
  const keyFor = useMemo(() => createKeyring(), [])
  return async function setDeleted(row: Row, deleted: boolean): Promise<void> {
    try {
      await save(row, deleted, keyFor)
      showToast('success', savedMessage(noun, { id: row.id, deleted }))
    } catch (error) {
      reportError(error)
    }
    await refreshCalls(...stale)
  }
}

interface MenuActions<Row> {
  editLabel?: string
  onEdit: (row: Row) => void
  setDeleted: (row: Row, deleted: boolean) => Promise<void>
}

/** Returns the row menu of a row: edit and delete while it is in use, enable once it is deleted. */
export function deletableRowMenu<Row extends DeletableRow>(
  row: Row,
  { editLabel = 'Edit', onEdit, setDeleted }: MenuActions<Row>,
): RowMenuItem[] {
  if (row.deleted)
    return [{ id: 'enable', label: 'Enable', icon: Undo2, onAction: () => void setDeleted(row, false) }]
  return [
    { id: 'edit', label: editLabel, icon: Pencil, onAction: () => onEdit(row) },
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      isDanger: true,
      onAction: () => void setDeleted(row, true),
    },
  ]
}
