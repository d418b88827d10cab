import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../../../styles/cx.ts'
import { mediaQuery } from '../../../tokens/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { formatCount } from '../Pagination/pages.ts'
import * as styles from './editor.css.ts'
import { valuesOf, withFilter } from './filters.ts'
import type { FilterDeclaration, FilterValues } from './filters.ts'

interface FilterEditorProps {
  filters: readonly FilterDeclaration[]
  trigger: HTMLElement
  values: FilterValues
  resultCount: number | undefined
  onChange: (values: FilterValues) => void
  onClose: () => void
}

const watchPhone = (listener: () => void) => {
  const query = window.matchMedia(mediaQuery.phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const readPhone = () => window.matchMedia(mediaQuery.phone).matches

/** Returns the name of one filter, or of those behind one chip: on phones all that are not set. */
function titleOf(filters: readonly FilterDeclaration[], isPhone: boolean): string {
  if (filters.length === 1) return filters[0]?.label ?? 'Filter'
  return isPhone ? 'Filters' : 'More filters'
}

/** Edits one filter, or those behind "More": a popover at its chip, on phones a sheet of full height. */
export function FilterEditor(props: FilterEditorProps): ReactElement {
  const { filters, values, onChange, onClose } = props
  const triggerRef = useRef(props.trigger)
  useLayoutEffect(() => {
    triggerRef.current = props.trigger
  }, [props.trigger])
  const isPhone = useSyncExternalStore(watchPhone, readPhone)
  const title = titleOf(filters, isPhone)
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  const shows = props.resultCount === undefined ? 'Show' : `Show ${formatCount(props.resultCount)}`
  const content = (
    <Dialog aria-label={title} className={cx(styles.dialog, isPhone && styles.tall)}>
      <p className={styles.title}>{title}</p>
      <div className={cx(styles.body, isPhone && styles.tallBody)}>
        {filters.map((filter, at) => (
          <FilterFields
            key={filter.id}
            filter={filter}
            isFirst={at === 0}
            hasLegend={filters.length > 1}
            chosen={valuesOf(values, filter.id)}
            onChoose={(next) => onChange(withFilter(values, filter.id, next))}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button
          size="sm"
          variant="quiet"
          onPress={() => onChange(filters.reduce((all, filter) => withFilter(all, filter.id, []), values))}
        >
          Clear
        </Button>
        <Button size="sm" variant="primary" onPress={onClose}>
          {isPhone ? shows : 'Done'}
        </Button>
      </div>
    </Dialog>
  )
  if (isPhone) {
    return (
      <Modal isOpen isDismissable onOpenChange={onOpenChange} className={styles.sheet}>
        {content}
      </Modal>
    )
  }
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={onOpenChange}
      placement="bottom start"
      className={styles.popover}
    >
      {content}
    </Popover>
  )
}

/** Puts the focus into the field of a dialog that its reader has just opened. */
const focusOnOpening = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true })

interface FilterFieldsProps {
  filter: FilterDeclaration
  /** The first one in view: what is typed after opening goes into it. */
  isFirst: boolean
  hasLegend: boolean
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

function FilterFields({ filter, isFirst, hasLegend, chosen, onChoose }: FilterFieldsProps): ReactElement {
  const [typed, setTyped] = useState(chosen[0] ?? '')
  if (filter.kind === 'text') {
    return (
      <label className={styles.group}>
        <span className={styles.legend}>{`${filter.label} contains`}</span>
        <input
          className={styles.text}
          ref={isFirst ? focusOnOpening : undefined}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => onChoose([typed])}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChoose([typed])
          }}
        />
      </label>
    )
  }
  const isMany = filter.kind === 'many'
  return (
    <fieldset className={styles.group} aria-label={hasLegend ? undefined : filter.label}>
      {hasLegend ? <legend className={styles.legend}>{filter.label}</legend> : null}
      {(filter.options ?? []).map((option) => {
        const isChosen = chosen.includes(option.value)
        return (
          <label key={option.value} className={styles.option}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={filter.id}
              className={styles.check}
              checked={isChosen}
              onChange={() => {
                if (!isMany) onChoose([option.value])
                else
                  onChoose(
                    isChosen ? chosen.filter((value) => value !== option.value) : [...chosen, option.value],
                  )
              }}
            />
            {option.label}
          </label>
        )
      })}
    </fieldset>
  )
}
