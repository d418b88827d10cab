import Plus from '@lucide/icons/icons/plus'
import X from '@lucide/icons/icons/x'
import { Suspense, lazy, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { cx } from '../../styles/cx.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import * as styles from './FilterBar.css.ts'
import { chipText, groupFilters, isSet, withFilter } from './filters.ts'
import type { FilterDeclaration, FilterValues } from './filters.ts'

// The editor needs a popover, which costs more than the bar; it comes with the first press.
const FilterEditor = lazy(async () => ({ default: (await import('./FilterEditor.tsx')).FilterEditor }))

export interface FilterBarProps {
  /** Name of the bar: "Filters of facilities". */
  label: string
  /** Everything the list can be narrowed by. */
  filters: readonly FilterDeclaration[]
  /** What is set: values by filter id. */
  values: FilterValues
  /** Called with everything that is set; filters without values are left out. */
  onChange: (values: FilterValues) => void
  /** Rows the filters leave, for the button of the phone sheet: `Show 347`. */
  resultCount?: number
}

/** Filters of a list as chips: dashed while only suggested, filled with their value once set. */
export function FilterBar({ label, filters, values, onChange, resultCount }: FilterBarProps): ReactElement {
  const bar = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<{ filters: readonly FilterDeclaration[]; trigger: HTMLElement }>()
  const { active, suggested, more } = groupFilters(filters, values)

  // A suggested chip becomes another element once it is set; its editor has to stay with it.
  const edited = open?.filters.length === 1 ? open.filters[0]?.id : undefined
  const isEditedSet = edited !== undefined && isSet(values, edited)
  useLayoutEffect(() => {
    if (!open || open.trigger.isConnected) return
    const place = isEditedSet ? '[data-active-chip] [data-chip]' : '[data-chip]'
    const chips = [...(bar.current?.querySelectorAll<HTMLElement>(place) ?? [])]
    const chip = chips.find((each) => each.dataset['chip'] === (edited ?? 'more')) ?? chips[0]
    if (chip) setOpen({ ...open, trigger: chip })
  }, [open, edited, isEditedSet])

  const edit = (which: readonly FilterDeclaration[], trigger: HTMLElement) =>
    setOpen({ filters: which, trigger })
  const remove = (id: string) => {
    onChange(withFilter(values, id, []))
    // The chip is about to leave; the focus stays in the bar instead of falling to the page.
    bar.current?.querySelector<HTMLElement>(`[data-chip]:not([data-chip="${CSS.escape(id)}"])`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const index = chips.indexOf(event.target as HTMLElement)
    const chip =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-active-chip]') : null
    if ((event.key === 'Delete' || event.key === 'Backspace') && chip?.dataset['activeChip']) {
      event.preventDefault()
      remove(chip.dataset['activeChip'])
      return
    }
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: chips.length - 1 }[event.key]
    if (to === undefined || index < 0) return
    event.preventDefault()
    chips[Math.min(Math.max(0, to), chips.length - 1)]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={bar} role="toolbar" aria-label={label} className={styles.bar} onKeyDown={onKeyDown}>
      {active.map((filter) => (
        <span key={filter.id} className={cx(styles.chip, styles.active)} data-active-chip={filter.id}>
          <button
            type="button"
            data-chip={filter.id}
            className={styles.edit}
            aria-haspopup="dialog"
            aria-expanded={open?.filters.includes(filter) ?? false}
            onClick={(event) => edit([filter], event.currentTarget)}
          >
            {chipText(filter, values)}
          </button>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove filter ${filter.label}`}
            onClick={() => remove(filter.id)}
          >
            <Glyph of={X} />
          </button>
        </span>
      ))}
      {suggested.map((filter) => (
        <Suggestion
          key={filter.id}
          id={filter.id}
          label={filter.label}
          isOpen={open?.filters.includes(filter) ?? false}
          onOpen={(trigger) => edit([filter], trigger)}
        />
      ))}
      {more.length > 0 ? (
        <Suggestion
          id="more"
          label="More"
          isOpen={open?.filters === more}
          onOpen={(trigger) => edit(more, trigger)}
        />
      ) : null}
      {active.length > 1 ? (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onChange({})
            bar.current?.querySelector('button')?.focus()
          }}
        >
          Clear all
        </button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <FilterEditor
            filters={open.filters}
            trigger={open.trigger}
            values={values}
            resultCount={resultCount}
            onChange={onChange}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

interface SuggestionProps {
  id: string
  label: string
  isOpen: boolean
  onOpen: (trigger: HTMLElement) => void
}

function Suggestion({ id, label, isOpen, onOpen }: SuggestionProps): ReactElement {
  return (
    <button
      type="button"
      data-chip={id}
      className={cx(styles.chip, styles.suggested)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={id === 'more' ? 'More filters' : `Add filter ${label}`}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Glyph of={Plus} />
      {label}
    </button>
  )
}
