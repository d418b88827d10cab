import { Link } from '@capiz/ui/Link'
import { EmptyState } from '@capiz/ui/EmptyState'
import type { ReactElement } from 'react'
import { usePageTitle } from '../routing/page-title.ts'

interface UnderConstructionProps {
  /** level of its heading; inside a record, whose name is the title of the page, 2 */
  level?: 1 | 2
}

/** Any address that leads nowhere, within an area or outside; words and link are those of specification 1, section 2. */
export function UnderConstruction({ level = 1 }: UnderConstructionProps): ReactElement {
  usePageTitle(undefined)
  return (
    <EmptyState
      level={level}
      title="This page is under construction."
      actions={
        <Link href="/" variant="standalone">
          Back to Home
        </Link>
      }
    />
  )
}
