import type { ReferenceBase } from '@capiz/domain/errors'
import { referenceLists } from '@capiz/domain/reference'
import { useTableView } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { type ItemValues, type ListItem, ReferenceListEditor } from '@capiz/ui/ReferenceListEditor'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../app/lazy-screen.ts'
import { wordsForError } from '../../app/report-error.ts'
import { useCan } from '../../app/session/session.ts'
import { useCall } from '../../lib/query.tsx'
import { useUrlState } from '../../lib/url-state.ts'
import { ListTools } from '../../patterns/ListTools.tsx'
import { ViewTabs } from '../../patterns/saved-views/ViewTabs.tsx'
import { listItem, titleOf } from './item.ts'
import { listCalls } from './list-calls.ts'
import { changesOf, filtersOf, listQuery, listSchema, sortOf, valuesOf } from './list-state.ts'
import { useChoices } from './use-choices.ts'
import { useItemSaves } from './use-item-saves.ts'

const DeleteItem = lazy(async () => ({
  default: (await load(() => import('./insight/DeleteItem.tsx'))).DeleteItem,
}))
const ItemInsight = lazy(async () => ({
  default: (await load(() => import('./insight/ItemInsight.tsx'))).ItemInsight,
}))
const SimilarNote = lazy(async () => ({
  default: (await load(() => import('./insight/SimilarNote.tsx'))).SimilarNote,
}))

const codeOf = ({ values }: ListItem): string => String(values['code'] ?? '')

/** What the form of a list says under its fields: items of like name. */
function noteFor(base: ReferenceBase) {
  const { titleField } = referenceLists[base]
  return (typed: ItemValues, item: ListItem | undefined): ReactElement => (
    <Suspense fallback={null}>
      <SimilarNote
        base={base}
        words={String(typed[titleField] ?? '')}
        code={item === undefined ? '' : codeOf(item)}
      />
    </Suspense>
  )
}

/** One maintained list: search, filters, table, and the form of an item, all from its declaration. */
export function MaintainedList({ base }: { base: ReferenceBase }): ReactElement {
  const { entity, entities, fields, titleField } = referenceLists[base]
  // whole texts are too long to name an item
  const isLong = fields.some(({ name, kind }) => name === titleField && kind === 'longText')
  const [state, change] = useUrlState(listSchema)
  const [view, setView] = useTableView(`list-${base}`)
  const mayEdit = useCan()('REFERENCE_EDIT')
  const answer = useCall(listCalls[base].list, { query: listQuery(base, state) }, { keepsPrevious: true })
  const { choices, groups } = useChoices(base)
  const filters = useMemo(() => filtersOf(base, groups), [base, groups])
  const page = answer.data
  const content = useMemo(() => page?.content ?? [], [page])
  const items = useMemo(() => content.map((item) => listItem(base, item)), [base, content])
  const saves = useItemSaves(base, content)
  const [deleting, setDeleting] = useState<ListItem>()
  const [inspected, setInspected] = useState<ListItem>()
  const values = valuesOf(state)
  const isFiltered = state.term !== '' || Object.keys(values).length > 0
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  const loading = answer.isPending ? 'loading' : idle
  return (
    <Stack gap={4}>
      <ViewTabs list={`reference-${base}`} />
      <ListTools
        search={{
          label: `Search ${entities.toLowerCase()}`,
          placeholder: 'Code or words',
          term: state.term,
          onTerm: (term) => change({ term, page: 0 }, true),
        }}
        filters={filters}
        values={values}
        onValues={(next) => change(changesOf(next))}
        count={page?.totalElements}
      />
      <ReferenceListEditor
        nouns={[entity, entities]}
        fields={fields}
        titleField={isLong ? 'code' : titleField}
        items={items}
        choices={choices}
        page={{
          number: page?.number ?? state.page,
          size: page?.size ?? state.size,
          totalElements: page?.totalElements ?? 0,
          totalPages: page?.totalPages ?? 0,
        }}
        sort={sortOf(base, state.sort)}
        status={answer.isError ? 'error' : loading}
        errorText={`The list could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        isFiltered={isFiltered}
        noMatch={
          <EmptyState title="No item matches">Change the search, or drop a filter to see more.</EmptyState>
        }
        view={view}
        onViewChange={setView}
        onChange={({ page: number, size, sort }) => change({ page: number, size, sort: sort ?? '' })}
        onSave={mayEdit ? (id, next) => void saves.save(id, next) : undefined}
        onEnable={(item, isEnabled) =>
          isEnabled ? void saves.setDeleted(item.id, item.values, false) : setDeleting(item)
        }
        onInspect={mayEdit ? setInspected : undefined}
        formNote={noteFor(base)}
        isSaving={saves.isSaving}
        fieldErrors={saves.problems.fields}
        formError={saves.problems.form}
        editing={saves.editing}
        onEditingChange={saves.edit}
      />
      <Suspense fallback={null}>
        {deleting === undefined ? null : (
          <DeleteItem
            base={base}
            code={codeOf(deleting)}
            title={titleOf(base, deleting)}
            onClose={() => setDeleting(undefined)}
            onConfirm={() => {
              setDeleting(undefined)
              void saves.setDeleted(deleting.id, deleting.values, true)
            }}
          />
        )}
        {inspected === undefined ? null : (
          <ItemInsight
            base={base}
            code={codeOf(inspected)}
            title={titleOf(base, inspected)}
            onClose={() => setInspected(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
