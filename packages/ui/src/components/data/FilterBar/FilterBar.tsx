import Plus from '@lucide/icons/icons/plus'
import X from '@lucide/icons/icons/x'
import { Suspense, lazy } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './FilterBar.css.ts'
import { chipText, groupFilters, withFilter } from './filters.ts'
import type { FilterDeclaration, FilterValues } from './filters.ts'
import { answerKey, useOpenEditor } from './editor.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

// The editor needs a popover, which costs more than the bar; it comes with the first press.
const FilterEditor = lazy(async () => ({ default: (await import('./FilterEditor.tsx')).FilterEditor }))

export interface FilterBarProps extends ElementProps<HTMLDivElement> {
  /** Name of the bar: "Filters of facilities". */
  label: string
  /** Everything the list can be narrowed by. */
  filters: readonly FilterDeclaration[]
  /** Values in force by filter id. */
  values: FilterValues
  /** Called with everything that is set; filters without values are left out. */
  onChange: (values: FilterValues) => void
  /** Rows the filters leave, for the button of the phone sheet: `Show 347`. */
  resultCount?: number | undefined
}

/**
 * Filters of a list as chips: dashed while only suggested, filled with their value once set. On phones those that are not set
 * are behind one chip, so that none is cut.
 */
export function FilterBar(props: FilterBarProps): ReactElement {
  const { label, filters, values, onChange, resultCount } = props
  const { bar, open, setOpen } = useOpenEditor(values)
  const isPhone = useMediaQuery(mediaQuery.phone)
  const { active, suggested, more } = groupFilters(filters, values, isPhone)
  const chip = (filter: FilterDeclaration) => ({
    id: filter.id,
    label: filter.label,
    isOpen: open?.filters.includes(filter) ?? false,
    onOpen: (trigger: HTMLElement) => setOpen({ filters: [filter], trigger }),
  })
  const remove = (id: string) => {
    onChange(withFilter(values, id, []))
    // The chip is about to leave; the focus stays in the bar instead of falling to the page.
    bar.current?.querySelector<HTMLElement>(`[data-chip]:not([data-chip="${CSS.escape(id)}"])`)?.focus()
  }
  const clear = () => {
    onChange({})
    bar.current?.querySelector('button')?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      {...useElementProps(props, bar)}
      role="toolbar"
      aria-label={label}
      className={styles.bar}
      onKeyDown={(event) => answerKey(event, remove)}
    >
      {active.map((filter) => (
        <ActiveChip
          key={filter.id}
          {...chip(filter)}
          text={chipText(filter, values)}
          onRemove={() => remove(filter.id)}
        />
      ))}
      {suggested.map((filter) => (
        <Suggestion key={filter.id} {...chip(filter)} name={`Add filter ${filter.label}`} />
      ))}
      {more.length > 0 ? (
        <Suggestion
          id="more"
          label={isPhone ? 'Filters' : 'More'}
          name={isPhone ? 'Filters' : 'More filters'}
          isOpen={open?.filters === more}
          onOpen={(trigger) => setOpen({ filters: more, trigger })}
        />
      ) : null}
      {active.length > 1 ? <ClearAll onClear={clear} /> : null}
      {open ? (
        <Suspense fallback={null}>
          <FilterEditor {...{ ...open, values, resultCount, onChange }} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface ChipProps {
  id: string
  label: string
  isOpen: boolean
  onOpen: (trigger: HTMLElement) => void
}

interface ActiveChipProps extends ChipProps {
  /** The filter with its value. */
  text: string
  onRemove: () => void
}

function ActiveChip({ id, label, text, isOpen, onOpen, onRemove }: ActiveChipProps): ReactElement {
  return (
    <span className={cx(styles.chip, styles.active)} data-active-chip={id}>
      <button
        type="button"
        data-chip={id}
        className={styles.edit}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {text}
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove filter ${label}`}
        onClick={onRemove}
      >
        <Icon of={X} />
      </button>
    </span>
  )
}

interface SuggestionProps extends ChipProps {
  /** Name for screen readers: `Add filter Status`. */
  name: string
}

function Suggestion({ id, label, name, isOpen, onOpen }: SuggestionProps): ReactElement {
  return (
    <button
      type="button"
      data-chip={id}
      className={cx(styles.chip, styles.suggested)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={name}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Icon of={Plus} />
      {label}
    </button>
  )
}

function ClearAll({ onClear }: { onClear: () => void }): ReactElement {
  return (
    <button type="button" className={styles.clear} onClick={onClear}>
      Clear all
    </button>
  )
}
