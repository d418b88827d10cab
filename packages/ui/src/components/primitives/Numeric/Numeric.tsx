import { formatPercentChange, formatPeso } from '@capiz/domain/money'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Numeric.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface NumericProps extends ElementProps<HTMLSpanElement> {
  /** NaN and infinities count as no value. Centavos for `peso`, percent (8.8 is 8.8 %) for `percent`, a whole number for `count`. */
  value: number | null | undefined
  /** How the number is written. */
  format: 'peso' | 'percent' | 'count'
  /** Words when there is no value. */
  none?: string | undefined
}

const minus = '\u2212'

function written(value: number, format: NumericProps['format']): string {
  if (format === 'peso') return formatPeso(value)
  if (format === 'percent') return formatPercentChange(value)
  return value.toLocaleString('en-PH').replace('-', minus)
}

/** Writes a number in tabular figures: pesos with centavos, a signed percentage, or a count. Minus is U+2212. */
export function Numeric({ value, format, none = 'none', ...rest }: NumericProps): ReactElement {
  const isAbsent = value === null || value === undefined || !Number.isFinite(value)
  return (
    <span {...elementProps(rest)} className={cx(styles.numeric, isAbsent && styles.absent)}>
      {isAbsent ? none : written(value, format)}
    </span>
  )
}
