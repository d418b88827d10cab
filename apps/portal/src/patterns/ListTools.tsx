import { FilterBar, type FilterDeclaration, type FilterValues } from '@capiz/ui/FilterBar'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './list-tools.css.ts'
import { TermField } from './TermField.tsx'

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
  /** the acts on the whole list, such as its export, at the right end */
  acts?: ReactNode
}

/** Search, filters and acts over a list, in one line where there is room. */
export function ListTools(props: ListToolsProps): ReactElement {
  return (
    <div className={styles.place}>
      <div className={styles.tools}>
        {props.search ? (
          <div className={styles.search}>
            <TermField {...props.search} />
          </div>
        ) : null}
        <div className={props.search ? `${styles.filters} ${styles.under}` : styles.filters}>
          <FilterBar
            label="Filters"
            filters={props.filters}
            values={props.values}
            onChange={props.onValues}
            resultCount={props.count}
          />
          {props.children}
        </div>
        {props.acts ? <Acts>{props.acts}</Acts> : null}
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
