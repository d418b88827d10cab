import { curveLinear, curveStepAfter, line } from 'd3-shape'
import type { ReactElement } from 'react'
import * as styles from '../../charts/charts.css.ts'
import { extentOf, linear } from '../../charts/linear.ts'
import { paintOf } from '../../charts/palette.ts'
import { symbolPath } from '../../charts/symbols.ts'
import type { ChartValue } from '../../charts/types.ts'
import { numberOf, writeNumber } from '../../charts/values.ts'
import { trendText } from './trend.ts'

export interface SparklineProps {
  /** What the values are; read before their trend: `Daily rate`. */
  label: string
  /** Values in order; null and NaN break the line. */
  values: readonly ChartValue[]
  /** Writes a value in words. */
  format?: (value: number) => string
  /** `step` keeps a value until the next one, for prices. */
  curve?: 'straight' | 'step'
  /** Width in px; 96 unless told. */
  width?: number
  /** Height in px; 24 unless told. */
  height?: number
  /** Hidden from screen readers because the words beside it say the same. */
  isDecorative?: boolean
}

const edge = 4

/** The shape of a row of numbers at the size of a word. It takes no focus; its name says first, last and change. */
export function Sparkline(props: SparklineProps): ReactElement {
  const { label, values, format = writeNumber, curve = 'straight', width = 96, height = 24 } = props
  const numbers = values.map(numberOf)
  const present = numbers.filter((value) => value !== null)
  const y = linear(extentOf(present), [height - edge, edge])
  const step = (width - 2 * edge) / Math.max(1, numbers.length - 1)
  const x = (at: number) => (numbers.length === 1 ? width / 2 : edge + at * step)
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => x(at))
    .y((value) => y(value ?? 0))
    .curve(curve === 'step' ? curveStepAfter : curveLinear)(numbers)
  const last = numbers.findLastIndex((value) => value !== null)
  const { color, symbol } = paintOf({}, 0)
  const named =
    props.isDecorative === true
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': `${label}: ${trendText(present, format)}` } as const)
  return (
    <svg {...named} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <g style={{ color }}>
        <path d={path ?? ''} className={styles.lineMark} />
        {last >= 0 && (
          <path
            d={symbolPath(symbol)}
            transform={`translate(${x(last)} ${y(numbers[last] ?? 0)})`}
            className={styles.point}
          />
        )}
      </g>
    </svg>
  )
}
