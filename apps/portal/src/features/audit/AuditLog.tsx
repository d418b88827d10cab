import { auditLog } from '@capiz/api/contract/log'
import { AuditTrail } from '@capiz/ui/accreditation/AuditTrail'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Pagination } from '@capiz/ui/Pagination'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { useUrlState } from '../../platform/routing/url-state.ts'
import { ListTools } from '../../patterns/ListTools.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { usePersonNames } from '../../patterns/people.ts'
import { ViewsMenu, ViewTabs } from '../../patterns/saved-views/ViewTabs.tsx'
import { today } from '../../patterns/today.ts'
import { auditChanges, auditFilters, auditQuery, auditSchema, auditValues } from './audit-state.ts'
import { entryOf } from './audit-entry.ts'
import { useChain } from './Chain.tsx'
import type { OutputOf } from '@capiz/api/contract/define'
import { ReadError } from '../../patterns/ReadError.tsx'

/** Shows each user action with its time and the values before and after (specification 2, section 7.4). */
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
  const chain = useChain()
  return (
    <Stack gap={4}>
      {chain.result}
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
        exports={{ list: auditLog.list.id, query }}
        views={<ViewsMenu list="audit" />}
        acts={chain.button}
      />
      {error !== null ? (
        <ReadError title="The log could not be read" answer={{ error, refetch, isFetching }} />
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
          Change the username, or remove a filter to see more.
        </EmptyState>
      ) : (
        <Entries page={data} onPlace={change} />
      )}
    </Stack>
  )
}

interface EntriesProps {
  page: OutputOf<typeof auditLog.list>
  onPlace: (place: { page: number; size: number }) => void
}

function Entries({ page, onPlace }: EntriesProps): ReactElement {
  const nameOf = usePersonNames(page.content.map(({ actor }) => actor))
  return (
    <Card
      padding="none"
      footer={
        <Pagination
          label="Audit log, pages"
          page={page}
          onChange={(next) => onPlace({ page: next.page, size: next.size })}
        />
      }
    >
      <AuditTrail label="Audit log" isFlush entries={page.content.map((row) => entryOf(row, nameOf))} />
    </Card>
  )
}
