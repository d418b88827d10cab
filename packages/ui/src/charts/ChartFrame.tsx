import { useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { elementProps } from '../element/element-props.ts'
import type { ElementProps } from '../element/element-props.ts'
import { useWidth } from '../hooks/useWidth.ts'
import * as styles from './charts.css.ts'
import { ChartTable } from './ChartTable.tsx'
import type { ChartTableData } from './ChartTable.tsx'

interface ChartFrameProps extends ElementProps {
  label: string
  title?: ReactNode | undefined
  height: number
  table: ChartTableData
  legend?: ReactNode | undefined
  isEmpty: boolean
  empty?: string | undefined
  isLoading?: boolean | undefined
  /** Draws the chart at the width there is, in px. */
  children: (width: number) => ReactNode
}

const defaultEmpty = 'There is nothing to show for this period.'

/**
 * Renders the parts all charts share: name, legend, the table and its switch, the placeholders for loading and for no
 * data.
 */
export function ChartFrame(props: ChartFrameProps): ReactElement {
  const {
    label,
    title,
    height,
    table,
    legend,
    isEmpty,
    empty = defaultEmpty,
    isLoading = false,
    children,
  } = props
  const [isTable, setTable] = useState(false)
  const plot = useRef<HTMLDivElement>(null)
  const width = useWidth(plot)
  if (isLoading || isEmpty) {
    return (
      <figure {...elementProps(props)} aria-label={label} aria-busy={isLoading} className={styles.figure}>
        {title}
        <div className={isLoading ? styles.waiting : styles.empty} style={{ minBlockSize: height }}>
          {isLoading ? <span className={styles.hidden}>Loading</span> : empty}
        </div>
      </figure>
    )
  }
  return (
    <figure {...elementProps(props)} aria-label={label} className={styles.figure}>
      <div className={styles.head}>
        {title}
        {isTable ? null : legend}
        <button type="button" className={styles.toggle} onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </button>
      </div>
      <div ref={plot} className={styles.plot} hidden={isTable}>
        {isTable ? null : children(width)}
      </div>
      <div className={isTable ? styles.tableFrame : styles.printOnly}>
        <ChartTable caption={label} {...table} />
      </div>
    </figure>
  )
}
