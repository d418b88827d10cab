import type { Column } from '@capiz/ui/DataTable'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'

const labelOf = ({ deleted }: { deleted: boolean }): string => (deleted ? 'Deleted' : 'In use')

/** The column that tells items in use from those that were deleted and can be enabled again. */
export const inUseColumn: Column<{ deleted: boolean }> = {
  id: 'state',
  header: 'State',
  kind: 'status',
  text: labelOf,
  // nearly every item is in use: the badge marks the few that are not
  cell: (row) =>
    row.deleted ? (
      <StatusBadge size="sm" tone="neutral" label={labelOf(row)} />
    ) : (
      <Text as="span" size="compact" tone="muted">
        {labelOf(row)}
      </Text>
    ),
  priority: 1,
  minWidth: 110,
}
