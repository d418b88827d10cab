import { useState } from 'react'
import type { ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../../styles/cx.ts'
import type { Tone } from '../../../tokens/index.ts'
import { formatCount } from '../Pagination/pages.ts'
import * as styles from './BarList.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface BarListProps extends ElementProps<HTMLDivElement> {
  /** Name of the counts: `Accredited facilities by province`. */
  label: string
  /** Heading of the names and of the numbers in the table view. */
  headings: readonly [name: string, value: string]
  /** Names with their numbers in the order shown; a number that is none counts as zero. */
  bars: readonly {
    readonly id: string
    readonly label: string
    readonly value: number
    readonly href?: string | undefined
    /** Tone of a bar that counts one status; the accent when left out. */
    readonly tone?: Tone | undefined
  }[]
  /** Writes a value in words; by default a count with separators. */
  format?: ((value: number) => string) | undefined
  /** Bars shown; where there are more, a button shows all as a table. */
  limit?: number | undefined
}

/** Numbers as bars in one column, longest first as given; where some have no room, all of them as a table. */
export function BarList({
  label,
  headings,
  bars,
  format = formatCount,
  limit = 8,
  ...rest
}: BarListProps): ReactElement {
  const [isTable, setTable] = useState(false)
  return (
    <div {...elementProps(rest)} className={styles.root}>
      {isTable ? (
        <BarTable {...{ label, headings, bars, format }} />
      ) : (
        <Bars {...{ label, bars, format, limit }} />
      )}
      {bars.length > limit ? (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show as bars' : `Show all ${bars.length} as a table`}
        </button>
      ) : null}
    </div>
  )
}

function BarTable({
  label,
  headings,
  bars,
  format,
}: Required<Pick<BarListProps, 'label' | 'headings' | 'bars' | 'format'>>): ReactElement {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {headings[0]}
          </th>
          <th scope="col" className={cx(styles.cell, styles.number)}>
            {headings[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, index) => (
          <tr key={`${index}-${bar.id}`}>
            <th scope="row" className={styles.cell}>
              {bar.label}
            </th>
            <td className={cx(styles.cell, styles.number)}>{format(bar.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A number that is none, or below zero, has no length. */
const lengthOf = (value: number) => (Number.isFinite(value) ? Math.max(0, value) : 0)

function Bars({
  label,
  bars,
  format,
  limit,
}: Required<Pick<BarListProps, 'label' | 'bars' | 'format' | 'limit'>>): ReactElement {
  const most = Math.max(1, ...bars.map((bar) => lengthOf(bar.value)))
  return (
    <ul className={styles.list} aria-label={label}>
      {bars.map((bar, index) => (
        <li key={`${index}-${bar.id}`} className={cx(styles.row, index >= limit && styles.beyond)}>
          {bar.href ? (
            <Link href={bar.href} className={styles.link}>
              {bar.label}
            </Link>
          ) : (
            <span>{bar.label}</span>
          )}
          <span className={styles.value}>{format(bar.value)}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={cx(styles.bar, bar.tone && styles.tones[bar.tone])}
              style={{ display: 'block', inlineSize: `${(lengthOf(bar.value) / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
