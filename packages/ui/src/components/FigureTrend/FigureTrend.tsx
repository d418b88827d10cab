import Minus from '@lucide/icons/icons/minus'
import TrendingDown from '@lucide/icons/icons/trending-down'
import TrendingUp from '@lucide/icons/icons/trending-up'
import type { ReactElement } from 'react'
import type { ChartValue } from '../../charts/types.ts'
import { numberOf, writeNumber } from '../../charts/values.ts'
import { cx } from '../../styles/cx.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { Skeleton } from '../Skeleton/index.ts'
import { Sparkline } from '../Sparkline/index.ts'
import { changeText } from '../Sparkline/trend.ts'
import * as styles from './FigureTrend.css.ts'

export interface FigureTrendProps {
  /** What the figure counts: `Accredited facilities`. */
  label: string
  /** Values in order; the last one is the figure, the one before it is what it is compared with. */
  values: readonly ChartValue[]
  /** What the last change is measured from: `since October`. */
  since: string
  /** Writes the figure. */
  format?: (value: number) => string
  /** Which way is welcome; without it a change is neither good nor bad. */
  welcome?: 'up' | 'down'
  /** Keeps the place while the values are fetched. */
  isLoading?: boolean
}

/** One figure with its last change in words and the shape of the way there. */
export function FigureTrend(props: FigureTrendProps): ReactElement {
  const { label, values, since, format = writeNumber, welcome, isLoading = false } = props
  const numbers = values.map(numberOf)
  const last = numbers.at(-1) ?? null
  const before = numbers.at(-2) ?? null
  return (
    <div className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.line}>
        {isLoading ? (
          <Skeleton shape="title" width={8} />
        ) : (
          <span className={cx(styles.value, last === null && styles.none)}>
            {last === null ? 'none' : format(last)}
          </span>
        )}
        {!isLoading && numbers.length > 1 && (
          <span className={styles.spark}>
            <Sparkline label={label} values={numbers} format={format} isDecorative />
          </span>
        )}
      </span>
      {!isLoading && last !== null && before !== null && (
        <Change before={before} after={last} since={since} format={format} welcome={welcome} />
      )}
    </div>
  )
}

interface ChangeProps extends Pick<FigureTrendProps, 'since' | 'welcome'> {
  before: number
  after: number
  format: (value: number) => string
}

function Change({ before, after, since, format, welcome }: ChangeProps): ReactElement {
  const direction = after > before ? 'up' : after < before ? 'down' : 'level'
  const drawing = { up: TrendingUp, down: TrendingDown, level: Minus }[direction]
  const judgement =
    welcome === undefined || direction === 'level' ? 'none' : direction === welcome ? 'good' : 'bad'
  const words = changeText(before, after) ?? `${direction} from ${format(before)}`
  return (
    <span className={styles.change}>
      <Glyph of={drawing} className={styles.judgements[judgement]} />
      <span>
        <span className={cx(styles.words, styles.judgements[judgement])}>{words}</span> {since}
      </span>
    </span>
  )
}
