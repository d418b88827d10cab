import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useMemo } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { useCan } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { DayFilters, unset } from '../../../patterns/DayFilters.tsx'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { today } from '../../../patterns/today.ts'
import type { ListCall } from '../model/calls.ts'
import { useRecordPlace } from '../model/place.ts'
import { keyOf, ownerFieldOf, type RecordScreen } from '../model/screens.ts'
import { useChoices } from '../model/use-choices.ts'
import { entityLabel } from '../model/labels.ts'
import { columnsOf } from './columns.tsx'
import { Extras } from './Extras.tsx'
import {
  chipChanges,
  chipValues,
  dayFilters,
  isNarrowed,
  listFilters,
  listQuery,
  listSchema,
} from './list-state.ts'
import { NewButton } from './NewButton.tsx'

/** All records of a kind the caller may see, or those of one provider; what is shown stands in the address. */
export function RecordList({ screen }: { screen: RecordScreen }): ReactElement {
  const { to, owner } = useRecordPlace()
  const can = useCan()
  const schema = useMemo(() => listSchema(screen), [screen])
  const [state, change] = useUrlState(schema)
  const termsOf = useChoices(screen.fields)
  const query = listQuery(screen, state, owner?.code)
  const answer = useCall<ListCall>(screen.list, { query }, { keepsPrevious: true })
  const columns = useMemo(() => columnsOf(screen, owner !== undefined), [screen, owner])
  const filters = listFilters(screen, termsOf, today()).filter(
    ({ id }) => owner === undefined || id !== ownerFieldOf(screen, owner.code),
  )
  const days = dayFilters(screen)
  const many = screen.entities.toLowerCase()
  const add = can(screen.edit) ? <NewButton screen={screen} href={to({ at: 'new' })} /> : undefined
  usePageTitle(owner === undefined ? screen.entities : `${screen.entities}, ${owner.name}`)
  const list = (
    <PagedList
      label={screen.entities}
      nouns={[entityLabel(screen), many]}
      name={`records-${screen.name}`}
      hasViews={owner === undefined}
      columns={columns}
      answer={answer}
      state={state}
      onPlace={(place) => change({ ...place })}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => to({ at: 'record', key: keyOf(screen, row) })}
      search={{
        label: `Search ${many}`,
        placeholder: screen.owner === 'none' || owner !== undefined ? 'Text' : 'Text, provider or code',
        term: state.term,
        onTerm: (term) => change({ term, page: 0 }, true),
      }}
      filters={filters}
      values={chipValues(filters, state)}
      onValues={(next) => change(chipChanges(filters, next))}
      tools={<DayFilters filters={days} state={state} onChange={(next) => change({ ...next, page: 0 })} />}
      isFiltered={isNarrowed(state)}
      onClear={() => change({ ...unset(days), ...chipChanges(filters, {}), term: '' })}
      exports={{ list: screen.list.id, query }}
      {...(owner !== undefined && { actions: add })}
      empty={{
        title: `No ${many} yet`,
        text:
          owner === undefined ? 'What is entered appears here.' : `Nothing is on record for ${owner.name}.`,
        actions: add,
      }}
    />
  )
  return (
    <Stack gap={4}>
      {/* in a record the list of kinds beside it names the list */}
      {owner === undefined ? <PageHeader title={screen.entities} actions={add} /> : null}
      <Extras screen={screen} />
      {list}
    </Stack>
  )
}
