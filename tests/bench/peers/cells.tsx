import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import type { ReactElement } from 'react'
import type { Row } from '../table/rows.ts'

// Every table gets the same cells, so that what is compared is the table.

/** The name as a link to the record. */
export const NameLink = ({ row }: { row: Row }): ReactElement => <a href={`/${row.code}`}>{row.name}</a>

/** The status as our badge. */
export const StatusCell = ({ row }: { row: Row }): ReactElement => <DomainBadge code={row.status} size="sm" />

/** The button of the row's menu. */
export const MenuButton = ({ row }: { row: Row }): ReactElement => (
  <button type="button" aria-label={`Actions for ${row.name}`}>
    …
  </button>
)
