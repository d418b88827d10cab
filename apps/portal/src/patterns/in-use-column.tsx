import type { Column } from '@capiz/ui/DataTable'
import { StatusBadge } from '@capiz/ui/StatusBadge'

const labelOf = ({ deleted }: { deleted: boolean }): string => (deleted ? 'Deleted' : 'In use')

/** The column that tells items in use from those that were deleted and can be enabled again. */
export const inUseColumn: Column<{ deleted: boolean }> = {
  id: 'state',
  header: 'State',
  kind: 'status',
  text: labelOf,
  isUsual: ({ deleted }) => !deleted,
  cell: (row) => <StatusBadge size="sm" tone="neutral" label={labelOf(row)} />,
  priority: 1,
  minWidth: 110,
}
