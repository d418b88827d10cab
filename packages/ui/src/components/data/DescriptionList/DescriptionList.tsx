import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './DescriptionList.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** A fact of a record. */
export interface Fact {
  readonly id: string
  readonly label: string
  /** Nothing, an empty text or false shows the word for a missing value. */
  readonly value: ReactNode
  /** Takes the whole width. */
  readonly isWide?: boolean | undefined
}

export interface DescriptionListProps extends ElementProps<HTMLDivElement> {
  /** Labels and values in order. */
  facts: readonly Fact[]
  /** Columns where the width allows two; narrow places have one. */
  columns?: 1 | 2 | undefined
  /** `stacked` puts the label over the value, `rows` beside it, `sheet` beside it in dense lines. */
  layout?: 'stacked' | 'rows' | 'sheet' | undefined
  /** Word for a missing value. */
  none?: string | undefined
}

/** Labels and values of a record, in one or two columns as the width allows. */
export function DescriptionList({
  facts,
  columns = 2,
  layout = 'stacked',
  none = 'Not given',
  ...rest
}: DescriptionListProps): ReactElement {
  return (
    <div {...elementProps(rest)} className={styles.root}>
      <dl
        className={cx(
          styles.list,
          (columns === 1 || layout !== 'stacked') && styles.single,
          layout === 'sheet' && styles.dense,
        )}
      >
        {facts.map((fact) => {
          const isMissing = [null, undefined, '', false].includes(fact.value as null)
          return (
            <div
              key={fact.id}
              className={cx(
                fact.isWide && styles.wide,
                layout === 'rows' && styles.rows,
                layout === 'sheet' && !fact.isWide && styles.line,
              )}
            >
              <dt className={styles.term}>{fact.label}</dt>
              <dd className={cx(styles.value, isMissing && styles.none)}>{isMissing ? none : fact.value}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
