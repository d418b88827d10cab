import { auditLog } from '@capiz/api/contract/log'
import { manilaDay } from '@capiz/domain/time'
import { AuditTrail } from '@capiz/ui/AuditTrail'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Pagination } from '@capiz/ui/Pagination'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useCan } from '../../app/session/session.ts'
import { useCall } from '../../lib/query.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { TermField } from '../../patterns/TermField.tsx'
import * as styles from '../../patterns/list-tools.css.ts'
import { auditChanges, auditFilters, auditQuery, auditSchema, auditValues } from './audit-state.ts'
import { entryOf } from './audit-words.ts'

/** Who did what and when, with the values before and after (specification 2, section 7.4). */
export function AuditLogs(): ReactElement {
  const mayRead = useCan()('AUDIT_VIEW')
  return (
    <Stack gap={5}>
      <PageHeader
        title="Audit logs"
        description="Everything that was changed, newest first. Entries cannot be changed or deleted."
      />
      {mayRead ? (
        <Log />
      ) : (
        <EmptyState title="You cannot see the audit log">
          It is open to approvers, compliance officers and administrators.
        </EmptyState>
      )}
    </Stack>
  )
}

function Log(): ReactElement {
  const [state, change] = useUrlState(auditSchema)
  const [today] = useState(() => manilaDay(new Date()))
  const query = auditQuery(state, today)
  const { data, error, isFetching, refetch } = useCall(auditLog.list, { query }, { keepsPrevious: true })
  const values = auditValues(state)
  return (
    <Stack gap={4}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TermField
            label="Search by username"
            placeholder="Username"
            term={state.actor}
            onTerm={(actor) => change({ actor, page: 0 }, true)}
          />
        </div>
        <FilterBar
          label="Filters"
          filters={auditFilters}
          values={values}
          onChange={(next) => change(auditChanges(next))}
          resultCount={data?.totalElements}
        />
      </div>
      {error !== null ? (
        <ErrorState title="The log could not be read" onRetry={() => void refetch()} isRetrying={isFetching}>
          {wordsForError(error)}
        </ErrorState>
      ) : data === undefined ? (
        <Card>
          <LoadingLines count={12} />
        </Card>
      ) : data.content.length === 0 ? (
        <EmptyState title="No entry matches">Change the username, or drop a filter to see more.</EmptyState>
      ) : (
        <>
          <Card>
            <AuditTrail label="Audit log" entries={data.content.map(entryOf)} />
          </Card>
          <Pagination
            label="Audit log, pages"
            page={data}
            onChange={({ page, size }) => change({ page, size })}
          />
        </>
      )}
    </Stack>
  )
}
