import type { ReactElement, ReactNode } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { formatDay } from '@capiz/domain/time'
import { Code } from '../../primitives/Code/index.ts'
import * as styles from './PrintFrame.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface PrintFrameProps extends ElementProps<HTMLTableElement> {
  /** Record or list that is printed. */
  title: string
  /** Code of the record. */
  code?: string | undefined
  /** Filters of a list: `Status: Accredited, Province: Batangas`. */
  detail?: string | undefined
  /** Day of printing. */
  printedOn: IsoDate
  /** Name of the user who prints. */
  printedBy: string
  /** Content to print. */
  children: ReactNode
}

/** Puts name, code, day and person on every page when its content is printed; nothing of it shows on the screen. */
export function PrintFrame(props: PrintFrameProps): ReactElement {
  const { title, code, detail, printedOn, printedBy, children } = props
  return (
    <table {...elementProps(props)} role="presentation" className={styles.frame}>
      <thead className={styles.head}>
        <tr>
          <td className={styles.line}>
            <strong className={styles.name}>{title}</strong>
            {code !== undefined && <Code>{code}</Code>}
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            <span className={styles.printed}>{`Printed ${formatDay(printedOn)} by ${printedBy}`}</span>
          </td>
        </tr>
      </thead>
      <tbody className={styles.body}>
        <tr className={styles.row}>
          <td className={styles.cell}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}
