import { auditLog } from '@capiz/api/contract/log'
import { plural } from '@capiz/domain/text'
import { AuditTrail } from '@capiz/ui/AuditTrail'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Pagination } from '@capiz/ui/Pagination'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { ListTools } from '../../patterns/ListTools.tsx'
import { ListExport } from '../../patterns/ListExport.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { usePersonNames } from '../../patterns/people.ts'
import { ViewTabs } from '../../patterns/saved-views/ViewTabs.tsx'
import { today } from '../../patterns/today.ts'
import { auditChanges, auditFilters, auditQuery, auditSchema, auditValues } from './audit-state.ts'
import { entryOf } from './audit-words.ts'
import { Chain } from './Chain.tsx'

/** Who did what and when, with the values before and after (specification 2, section 7.4). */
export function AuditLog(): ReactElement {
  const [state, change] = useUrlState(auditSchema)
  const query = auditQuery(state, today())
  const { data, error, isFetching, refetch } = useCall(auditLog.list, { query }, { keepsPrevious: true })
  const entityCode = query.entityCode ?? ''
  const { data: topics } = useCall(
    auditLog.topics,
    { query: { entityCode } },
    { isEnabled: entityCode !== '' },
  )
  const nameOf = usePersonNames(data?.content.map(({ actor }) => actor) ?? [])
  return (
    <Stack gap={4}>
      <Chain />
      <ViewTabs list="audit" />
      <ListTools
        search={{
          label: 'Search by username',
          placeholder: 'Username',
          term: state.actor,
          onTerm: (actor) => change({ actor, page: 0 }, true),
        }}
        filters={auditFilters(entityCode === '' ? [] : (topics ?? []))}
        values={auditValues(state)}
        onValues={(next) => change(auditChanges(next))}
        count={data?.totalElements}
      />
      {error !== null ? (
        <ErrorState title="The log could not be read" onRetry={() => void refetch()} isRetrying={isFetching}>
          {wordsForError(error)}
        </ErrorState>
      ) : data === undefined ? (
        <Card>
          <LoadingLines count={12} />
        </Card>
      ) : data.content.length === 0 ? (
        <EmptyState
          title="No entry matches"
          actions={
            <Button onPress={() => change({ actor: '', ...auditChanges({}) })}>
              Clear search and filters
            </Button>
          }
        >
          Change the username, or drop a filter to see more.
        </EmptyState>
      ) : (
        <>
          <Card
            title={plural(data.totalElements, 'entry', 'entries')}
            actions={<ListExport list={auditLog.list.id} query={query} total={data.totalElements} />}
          >
            <AuditTrail label="Audit log" entries={data.content.map((row) => entryOf(row, nameOf))} />
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
