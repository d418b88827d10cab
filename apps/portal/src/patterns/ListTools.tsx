import { Button } from '@capiz/ui/Button'
import { FilterBar, type FilterDeclaration, type FilterValues } from '@capiz/ui/FilterBar'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { mediaQuery } from '@capiz/ui/tokens'
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { load } from '../platform/loading/lazy-screen.ts'
import { whenCalm } from '../platform/loading/when-calm.ts'
import * as styles from './list-tools.css.ts'
import type { ListExportProps } from './ListExport.tsx'
import { TermField } from './TermField.tsx'

// no list waits for its export
const ListExport = lazy(async () => {
  await whenCalm()
  return { default: (await load(() => import('./ListExport.tsx'))).ListExport }
})

interface ListToolsProps {
  /** the search box; left out where a list is not searched by words */
  search?: { label: string; placeholder: string; term: string; onTerm: (term: string) => void } | undefined
  filters: readonly FilterDeclaration[]
  values: FilterValues
  onValues: (values: FilterValues) => void
  /** how many rows are left, once it is known */
  count: number | undefined
  /** what else narrows the list, after the filters */
  children?: ReactNode
  /** the menu of saved views, after all that narrows the list */
  views?: ReactNode
  /** the list that leaves as a file; none leaves without it */
  exports?: Omit<ListExportProps, 'total' | 'isMore'> | undefined
  /** the button for how the table is arranged */
  view?: ReactNode
  /** the list's own acts, at the right end */
  acts?: ReactNode
}

/**
 * Search, filters and acts over a list, in one line where there is room. On a phone a list with acts of its own has them
 * beside the search, and its export and view at the end of the filters, so that there are two lines; so has a list without
 * a search.
 */
export function ListTools(props: ListToolsProps): ReactElement {
  const { search, exports, view, acts, count } = props
  const isPhone = useMediaQuery(mediaQuery.phone)
  const isUnder = isPhone && (search === undefined || Boolean(acts))
  const rest = (
    <>
      {exports ? <Export {...exports} total={count} isMore={isUnder} /> : null}
      {view}
    </>
  )
  return (
    <div className={styles.place}>
      <div className={styles.tools}>
        {search ? (
          <div className={styles.search}>
            <TermField {...search} />
          </div>
        ) : null}
        <div className={`${styles.filters} ${search ? styles.under : styles.first}`}>
          <FilterBar
            label="Filters"
            filters={props.filters}
            values={props.values}
            onChange={props.onValues}
            resultCount={count}
          />
          {props.children}
          <div className={styles.end}>
            {props.views}
            {isUnder ? rest : null}
          </div>
        </div>
        {acts || (!isUnder && (exports || view)) ? (
          <Acts>
            {isUnder ? null : rest}
            {acts}
          </Acts>
        ) : null}
      </div>
    </div>
  )
}

/** The acts on a whole list, at the right end of the line. */
export function Acts({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={styles.acts} data-print="hide">
      {children}
    </div>
  )
}

/** The export once the rows are there, for its files come after theirs; until then the button stands as it does without rows. */
export function Export(props: ListExportProps): ReactElement | null {
  const toCome = props.isMore === true ? null : <Button isDisabled>Export</Button>
  if (props.total === undefined) return toCome
  return (
    <Suspense fallback={toCome}>
      <ListExport {...props} />
    </Suspense>
  )
}
