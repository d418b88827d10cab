import { requestTypeInfo } from '@capiz/domain/request'
import { Disclosure } from '@capiz/ui/Disclosure'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Inline } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import type { ReactElement } from 'react'
import { useCan, useUser } from '../../platform/session/session.ts'
import { type OpenRequest, useOpenRequests } from '../open-requests.ts'
import { recordHref, useProvider } from './provider.ts'
import { useRead } from './read.ts'
import * as styles from './record.css.ts'

function age(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** Requests named at once where there is room; more are counted and folded, so that they never push the record away. */
const mostNamed = 3

function RequestLinks({ rows }: { rows: readonly OpenRequest[] }): ReactElement {
  return (
    <Inline as="ul" gap={2}>
      {rows.map((row) => (
        <li key={row.code}>
          <Link href={`/dashboard/requests/${row.code}`}>{requestTypeInfo[row.type].label}</Link>
          {` (${age(row.ageDays)})`}
        </li>
      ))}
    </Inline>
  )
}

/** Requests that wait for a decision, with their links: what was asked for is not in the record yet. */
function OpenRequests(): ReactElement | null {
  const { code } = useProvider()
  const isPhone = useMediaQuery(mediaQuery.phone)
  const open = useOpenRequests(code) ?? []
  if (open.length === 0) return null
  const title = open.length === 1 ? 'A change waits for approval' : `${open.length} changes wait for approval`
  if (isPhone && open.length > 1) {
    return (
      <Notice tone="info">
        <div className={styles.folded}>
          <Disclosure title={title}>
            <RequestLinks rows={open} />
          </Disclosure>
        </div>
      </Notice>
    )
  }
  // folding a single one would save no line
  const named = open.length > mostNamed + 1 ? mostNamed : open.length
  return (
    <Notice tone="info" title={title}>
      <RequestLinks rows={open.slice(0, named)} />
      {named < open.length ? (
        <Disclosure title={`${open.length - named} more`}>
          <RequestLinks rows={open.slice(named)} />
        </Disclosure>
      ) : null}
    </Notice>
  )
}

/** Shows the notices of a record: expired documents, a block, a likely duplicate, open requests (domain model 6.3). */
export function RecordNotices(): ReactElement {
  const { kind, code, duplicateOf } = useProvider()
  const banner = useRead(kind.calls.banner(code)).data
  const canSeeRequests = useCan()('REQUEST_VIEW')
  // its owner has the own requests and documents among the work
  const isOwn = useUser().marker !== 'ADMIN'
  // requests come with their links below; the original has a link of its own
  const warnings = (banner?.warnings ?? []).filter(
    ({ kind }) => kind !== 'duplicate' && (kind !== 'request' || !canSeeRequests),
  )
  const isSerious = warnings.some(({ kind }) => kind === 'expired' || kind === 'blocked')
  return (
    <div className={styles.notices}>
      {duplicateOf === null ? null : (
        <Notice tone="attention" title="This record is marked as a duplicate">
          The original is <Link href={recordHref({ kind, code: duplicateOf })}>{duplicateOf}</Link>. Work on
          that one.
        </Notice>
      )}
      {warnings.length === 0 ? null : (
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
      )}
      {isOwn ? null : <OpenRequests />}
    </div>
  )
}
