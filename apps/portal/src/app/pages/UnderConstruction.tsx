import { Link } from '@capiz/ui/Link'
import { EmptyState } from '@capiz/ui/EmptyState'
import type { ReactElement } from 'react'

/** Any path that leads nowhere yet; words and link are those of specification 1, section 2. */
export function UnderConstruction(): ReactElement {
  return (
    <EmptyState
      level={1}
      title="This page is under construction."
      actions={
        <Link href="/" variant="standalone">
          Back to Home
        </Link>
      }
    />
  )
}
