import { referenceCalls } from '@capiz/api/contract/reference-list'
import { referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import { useTableView } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import {
  type ItemValues,
  type ListItem,
  ReferenceListEditor,
} from '@capiz/ui/accreditation/ReferenceListEditor'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../platform/loading/lazy-screen.ts'
import { errorMessage } from '../../platform/feedback/report-error.ts'
import { useCan } from '../../platform/session/session.ts'
import { useCall } from '../../platform/data/query.tsx'
import { useUrlState } from '../../platform/routing/url-state.ts'
import { ListTools } from '../../patterns/ListTools.tsx'
import { ViewsMenu, ViewTabs } from '../../patterns/saved-views/ViewTabs.tsx'
import { listItem, titleOf } from './item.ts'
import {
  changesOf,
  filtersOf,
  listQuery,
  listSchema,
  type ListState,
  sortOf,
  valuesOf,
} from './list-state.ts'
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
const UsageNote = lazy(async () => ({
  default: (await load(() => import('./insight/UsageNote.tsx'))).UsageNote,
}))
const SocietySpellings = lazy(async () => ({
  default: (await load(() => import('./society/SocietySpellings.tsx'))).SocietySpellings,
}))

const codeOf = ({ values }: ListItem): string => String(values['code'] ?? '')

/** Returns the note under the fields of a list's form: how many records use the item, and items of similar name. */
function noteFor(base: ReferenceBase) {
  const { titleField } = referenceLists[base]
  return (typed: ItemValues, item: ListItem | undefined): ReactElement => (
    <Suspense fallback={null}>
      {item === undefined ? null : (
        <UsageNote base={base} code={codeOf(item)} consequence="Its code cannot be changed." />
      )}
      <SimilarNote
        base={base}
        text={String(typed[titleField] ?? '')}
        code={item === undefined ? '' : codeOf(item)}
      />
    </Suspense>
  )
}

const noMatch = (
  <EmptyState title="No item matches">Change the search, or remove a filter to see more.</EmptyState>
)

/** The items of the page that the address asks for. */
function useItems(base: ReferenceBase, state: ListState) {
  const answer = useCall(
    referenceCalls[base].list,
    { query: listQuery(base, state) },
    { keepsPrevious: true },
  )
  const page = answer.data
  const content = useMemo(() => page?.content ?? [], [page])
  const items = useMemo(() => content.map((item) => listItem(base, item)), [base, content])
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  const loading = answer.isPending ? 'loading' : idle
  const table = {
    status: answer.isError ? 'error' : loading,
    errorMessage: `The list could not be loaded. ${errorMessage(answer.error) ?? ''}`,
    onRetry: () => void answer.refetch(),
  } as const
  return { page, content, items, table }
}

function pageOf(page: ReturnType<typeof useItems>['page'], state: ListState) {
  return {
    number: page?.number ?? state.page,
    size: page?.size ?? state.size,
    totalElements: page?.totalElements ?? 0,
    totalPages: page?.totalPages ?? 0,
  }
}

interface ItemToolsProps {
  base: ReferenceBase
  state: ListState
  change: (changes: Partial<ListState>, isReplace?: boolean) => void
  filters: ReturnType<typeof filtersOf>
  count: number | undefined
  acts: ReactElement
}

function ItemTools({ base, state, change, filters, count, acts }: ItemToolsProps): ReactElement {
  return (
    <ListTools
      search={{
        label: `Search ${referenceLists[base].entities.toLowerCase()}`,
        placeholder: 'Code or text',
        term: state.term,
        onTerm: (term) => change({ term, page: 0 }, true),
      }}
      filters={filters}
      values={valuesOf(state)}
      onValues={(next) => change(changesOf(next))}
      count={count}
      views={<ViewsMenu list={`reference-${base}`} />}
      acts={acts}
    />
  )
}

/** An item in a dialog: asked about before it is deleted, or with its use and history. */
interface Opened {
  readonly what: 'delete' | 'insight'
  readonly item: ListItem
}

interface OpenedItemProps {
  base: ReferenceBase
  opened: Opened
  onClose: () => void
  onDelete: (item: ListItem) => void
}

function OpenedItem({ base, opened: { what, item }, onClose, onDelete }: OpenedItemProps): ReactElement {
  const names = { base, code: codeOf(item), title: titleOf(base, item) }
  return (
    <Suspense fallback={null}>
      {what === 'insight' ? (
        <ItemInsight {...names} onClose={onClose} />
      ) : (
        <DeleteItem
          {...names}
          onClose={onClose}
          onConfirm={() => {
            onClose()
            onDelete(item)
          }}
        />
      )}
    </Suspense>
  )
}

/** One maintained list: search, filters, table, and the form of an item, all from its declaration. */
export function MaintainedList({ base }: { base: ReferenceBase }): ReactElement {
  const { entity, entities, fields, titleField, permission } = referenceLists[base]
  // whole texts are too long to name an item
  const isLong = fields.some(({ name, kind }) => name === titleField && kind === 'longText')
  const [state, change] = useUrlState(listSchema)
  const [view, setView] = useTableView(`list-${base}`)
  const mayEdit = useCan()(permission)
  const { page, content, items, table } = useItems(base, state)
  const { choices, groups } = useChoices(base)
  const filters = useMemo(() => filtersOf(base, groups), [base, groups])
  const saves = useItemSaves(base, content)
  const [opened, setOpened] = useState<Opened>()
  return (
    <Stack gap={3}>
      {base === 'society' && mayEdit ? (
        <Suspense fallback={null}>
          <SocietySpellings />
        </Suspense>
      ) : null}
      <ViewTabs list={`reference-${base}`} />
      <ReferenceListEditor
        nouns={[entity, entities]}
        fields={fields}
        titleField={isLong ? 'code' : titleField}
        items={items}
        choices={choices}
        {...table}
        page={pageOf(page, state)}
        sort={sortOf(base, state.sort)}
        isFiltered={state.term !== '' || Object.keys(valuesOf(state)).length > 0}
        noMatch={noMatch}
        view={view}
        onViewChange={setView}
        onChange={({ page: number, size, sort }) => change({ page: number, size, sort: sort ?? '' })}
        onSave={mayEdit ? (id, next) => void saves.save(id, next) : undefined}
        onEnable={(item, isEnabled) =>
          isEnabled ? void saves.setDeleted(item.id, item.values, false) : setOpened({ what: 'delete', item })
        }
        onInspect={mayEdit ? (item) => setOpened({ what: 'insight', item }) : undefined}
        renderTools={(acts) => (
          <ItemTools {...{ base, state, change, filters, acts }} count={page?.totalElements} />
        )}
        formNote={noteFor(base)}
        isPending={saves.isSaving}
        fieldErrors={saves.problems.fields}
        formError={saves.problems.form}
        editing={saves.editing}
        onEditingChange={saves.edit}
      />
      {opened === undefined ? null : (
        <OpenedItem
          base={base}
          opened={opened}
          onClose={() => setOpened(undefined)}
          onDelete={({ id, values }) => void saves.setDeleted(id, values, true)}
        />
      )}
    </Stack>
  )
}
