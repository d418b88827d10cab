import ChevronLeft from '@lucide/icons/icons/chevron-left'
import ChevronRight from '@lucide/icons/icons/chevron-right'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './Pagination.css.ts'
import {
  clampPage,
  defaultPageSizes,
  formatCount,
  offeredSizes,
  pageAfterResize,
  pageItems,
  rangeText,
} from './pages.ts'
import type { PageInfo } from './pages.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface PaginationProps extends ElementProps {
  /** Name of the list, as the name of the landmark: `Facilities, pages`. */
  label: string
  /** The page shown, counted from zero, and how many there are. */
  page: PageInfo
  /** Offered page sizes; impossible ones are dropped. An empty list hides the choice. */
  pageSizes?: readonly number[] | undefined
  /** Compact shows Previous, place and Next at any width; numbered turns into that when narrow. */
  variant?: 'numbered' | 'compact' | undefined
  /** Called with the requested page and size. */
  onChange: (next: { readonly page: number; readonly size: number }) => void
}

/** Range, page size and page links of a listed result. Pages count from zero, as on the wire. */
export function Pagination({
  label,
  page,
  pageSizes = defaultPageSizes,
  variant = 'numbered',
  onChange,
  ...rest
}: PaginationProps): ReactElement {
  const last = Math.max(0, page.totalPages - 1)
  const here = clampPage(page.number, page.totalPages)
  const sizes = pageSizes.length > 0 ? offeredSizes(pageSizes, page.size) : []
  const go = (to: number) => {
    if (to !== here && to >= 0 && to <= last) onChange({ page: to, size: page.size })
  }
  return (
    <nav
      {...elementProps(rest)}
      className={cx(styles.root, variant === 'compact' && styles.compact)}
      aria-label={label}
      data-print="hide"
    >
      <div className={styles.row}>
        <div className={styles.summary}>
          <span>{rangeText(page)}</span>
          {sizes.length > 1 ? <PageSize page={page} sizes={sizes} onChange={onChange} /> : null}
        </div>
        <div className={styles.pages}>
          <StepButton direction="previous" isDisabled={here === 0} onPress={() => go(here - 1)} />
          <span className={styles.narrowOnly}>
            <span
              className={styles.compactText}
            >{`${formatCount(here + 1)} of ${formatCount(last + 1)}`}</span>
          </span>
          <span className={styles.wideOnly}>
            <PageNumbers here={here} count={page.totalPages} onGo={go} />
          </span>
          <StepButton direction="next" isDisabled={here >= last} onPress={() => go(here + 1)} />
        </div>
      </div>
    </nav>
  )
}

interface PageSizeProps extends Pick<PaginationProps, 'page' | 'onChange'> {
  sizes: readonly number[]
}

function PageSize({ page, sizes, onChange }: PageSizeProps): ReactElement {
  const sizeId = useId()
  return (
    <span className={styles.sizeLabel}>
      <label htmlFor={sizeId}>Rows</label>
      <select
        id={sizeId}
        className={styles.sizeSelect}
        value={page.size}
        onChange={(event) => {
          const size = Number(event.target.value)
          onChange({ page: pageAfterResize(page, size), size })
        }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </span>
  )
}

interface PageNumbersProps {
  /** The page shown, counted from zero. */
  here: number
  count: number
  onGo: (page: number) => void
}

function PageNumbers({ here, count, onGo }: PageNumbersProps): ReactElement {
  return (
    <>
      {pageItems(here, count).map((item, slot) =>
        item.kind === 'gap' ? (
          <span key={item.id} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            // Slots keep their place, so the focused button survives while its number changes.
            key={`slot-${slot}`}
            type="button"
            className={styles.button}
            aria-label={`Page ${formatCount(item.page + 1)}`}
            aria-current={item.page === here ? 'page' : undefined}
            onClick={() => onGo(item.page)}
          >
            {formatCount(item.page + 1)}
          </button>
        ),
      )}
    </>
  )
}

interface StepButtonProps {
  direction: 'previous' | 'next'
  isDisabled: boolean
  onPress: () => void
}

// Stays focusable when unavailable: a button that vanishes from the tab order under the finger loses the reader's place.
function StepButton({ direction, isDisabled, onPress }: StepButtonProps): ReactElement {
  const isNext = direction === 'next'
  const text = <span className={styles.stepText}>{isNext ? 'Next' : 'Previous'}</span>
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isNext ? 'Next page' : 'Previous page'}
      aria-disabled={isDisabled}
      onClick={onPress}
    >
      {isNext ? text : null}
      <Icon of={isNext ? ChevronRight : ChevronLeft} />
      {isNext ? null : text}
    </button>
  )
}
