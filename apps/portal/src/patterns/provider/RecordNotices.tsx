import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import type { ReactElement } from 'react'
import { useCan, useUser } from '../../platform/session/session.ts'
import { recordHref, useProvider } from './provider.ts'
import { useRead } from './read.ts'
import * as styles from './record.css.ts'

/** The warnings of a record to its owner, who has no list of what needs attention. */
function OwnWarnings(): ReactElement | null {
  const { kind, code } = useProvider()
  const banner = useRead(kind.calls.banner(code)).data
  const canSeeRequests = useCan()('REQUEST_VIEW')
  // its owner has the own requests among the work
  const warnings = (banner?.warnings ?? []).filter(({ kind }) => kind !== 'request' || !canSeeRequests)
  if (warnings.length === 0) return null
  const isSerious = warnings.some(({ kind }) => kind === 'expired')
  return (
    <Notice
      tone={isSerious ? 'danger' : 'attention'}
      title={isSerious ? 'Needs attention now' : 'Needs attention'}
    >
      <ul>
        {warnings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** Shows the notices of a record: a likely duplicate and, to its owner, what needs attention (domain model 6.3). */
export function RecordNotices(): ReactElement {
  const { kind, duplicateOf } = useProvider()
  const isOwn = useUser().marker !== 'ADMIN'
  return (
    <div className={styles.notices}>
      {duplicateOf === null ? null : (
        <Notice tone="attention" title="This record is marked as a duplicate">
          The original is <Link href={recordHref({ kind, code: duplicateOf })}>{duplicateOf}</Link>. Work on
          that one.
        </Notice>
      )}
      {isOwn ? <OwnWarnings /> : null}
    </div>
  )
}
