import { useTableView, ViewButton } from '@capiz/ui/DataTable'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { Stack } from '@capiz/ui/Stack'
import { plural } from '@capiz/domain/text'
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import type { ListColumn } from './list-column.ts'
import type { ExportedList } from './ListExport.tsx'
import { Acts, Export, ListTools } from './ListTools.tsx'
import { PageTable, type PagedTableProps } from './PagedTable.tsx'
import { type ViewTab, withCount } from './saved-views/view-query.ts'
import { ViewsMenu, ViewTabs } from './saved-views/ViewTabs.tsx'

// an empty list says so a moment later; its words are not worth delaying the rows of all others
const NoRows = lazy(async () => ({ default: (await import('./NoRows.tsx')).NoRows }))
const NoMatch = lazy(async () => ({ default: (await import('./NoRows.tsx')).NoMatch }))

/** Content beside the rows, and the class that lays out both. */
interface BesideRows {
  className: string
  content: ReactNode
}

interface PagedListProps<Row> extends Omit<PagedTableProps<Row>, 'caption'> {
  columns: readonly ListColumn<Row>[]
  /** the list that leaves as a file, with the columns shown or all; none leaves without it */
  exports?: ExportedList
  /** the tabs the list has of itself, before those of kept views */
  tabs?: readonly ViewTab[] | undefined
  /** name of the tabs for screen readers, where they are more than views */
  tabsLabel?: string
  /** false where the list is a part of a record: views are kept of whole lists */
  hasViews?: boolean
  /** rows below which nothing is searched, narrowed or arranged, and the export stands behind the button for more actions */
  compactBelow?: number
  /** the search box above the list */
  search?: { label: string; placeholder: string; term: string; onTerm: (term: string) => void }
  filters: readonly FilterDeclaration[]
  values: FilterValues
  onValues: (values: FilterValues) => void
  /** what else narrows the list, after the filters; `isFiltered` says whether it does */
  tools?: ReactNode
  isFiltered?: boolean
  /** drops search and filters */
  onClear: () => void
  /** what is said when there is nothing at all */
  empty: { title: string; text: string; actions?: ReactNode }
  /** what is said when search and filters leave nothing; offers to clear them when left out */
  noMatch?: ReactNode
  /** what belongs to one of the rows, beside the table and under the filters */
  beside?: BesideRows
}

/** A searchable, filterable, paged list whose whole state stands in the address of the screen around it. */
export function PagedList<Row>(props: PagedListProps<Row>): ReactElement {
  const {
    tabs,
    tabsLabel,
    hasViews = true,
    search,
    values,
    onClear,
    empty,
    noMatch,
    compactBelow = 0,
    beside,
    actions,
    ...table
  } = props
  const view = useTableView(props.name)
  const count = props.answer.data?.totalElements
  const isSearched = (search?.term ?? '') !== '' || Object.keys(values).length > 0
  const isWhole = !isSearched && props.isFiltered !== true
  // there is nothing to search, narrow, arrange or export
  const isBare = count === 0 && isWhole
  // also before the rows are known: tools that go are worse than tools that come
  const isCompact = isWhole && (count ?? 0) < compactBelow
  return (
    <Stack gap={3}>
      {hasViews ? (
        <ViewTabs
          list={props.name}
          tabs={withCount(tabs, search?.term ? undefined : count)}
          label={tabsLabel}
        />
      ) : null}
      <Above list={props} {...{ view, isBare, isCompact, actions }} />
      <Beside beside={beside}>
        <PageTable
          {...table}
          hasHead={false}
          {...(isCompact && !isBare && compactHead(props))}
          view={view}
          isFiltered={!isWhole}
          empty={
            <Suspense fallback={null}>
              <NoRows {...empty} />
            </Suspense>
          }
          noMatch={
            <Suspense fallback={null}>
              {noMatch ?? <NoMatch noun={props.nouns[0]} onClear={onClear} />}
            </Suspense>
          }
        />
      </Beside>
    </Stack>
  )
}

/** Tools over the rows; an empty list has its own acts there, a short one nothing. */
function Above<Row>({
  list,
  view,
  isBare,
  isCompact,
  actions,
}: ToolsProps<Row> & { isBare: boolean; isCompact: boolean; actions: ReactNode }): ReactElement | null {
  // the sentence about the empty list may offer the same act
  if (isBare) return actions && !list.empty.actions ? <Acts>{actions}</Acts> : null
  return isCompact ? null : <Tools {...{ list, view }} />
}

/** The head of a table of few rows: how many they are, its own acts, and the export behind the button for more. */
function compactHead<Row>({ nouns, name, columns, exports, answer, actions }: PagedListProps<Row>) {
  const count = answer.data?.totalElements
  return {
    hasHead: true,
    isCompact: true,
    caption: count === undefined ? undefined : plural(count, ...nouns),
    actions: (
      <>
        {exports && count !== undefined && count > 0 ? (
          <Export {...exports} total={count} table={{ name, columns }} isMore />
        ) : null}
        {actions}
      </>
    ),
  }
}

interface ToolsProps<Row> {
  list: PagedListProps<Row>
  view: ReturnType<typeof useTableView>
}

/** Search and filters of the list, and at their end what is done with all of it: export, View, and its own acts. */
function Tools<Row>({ list, view: [view, setView] }: ToolsProps<Row>): ReactElement {
  const { search, filters, values, onValues, exports, name, columns, answer } = list
  return (
    <ListTools
      {...{ search, filters, values, onValues }}
      count={answer.data?.totalElements}
      exports={exports && { ...exports, table: { name, columns } }}
      view={
        <ViewButton columns={columns} rows={answer.data?.content ?? []} view={view} onViewChange={setView} />
      }
      views={list.hasViews === false ? null : <ViewsMenu list={name} />}
      acts={list.actions}
    >
      {list.tools}
    </ListTools>
  )
}

function Beside({
  beside,
  children,
}: {
  beside: BesideRows | undefined
  children: ReactElement
}): ReactElement {
  if (beside === undefined) return children
  return (
    <div className={beside.className}>
      {children}
      {beside.content}
    </div>
  )
}
