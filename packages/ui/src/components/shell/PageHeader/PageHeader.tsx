import type { ReactElement, ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import * as styles from './PageHeader.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
  /** Name of the page or the record. */
  title: ReactNode
  /** Badge beside the title. */
  status?: ReactNode | undefined
  /** One sentence under the title. */
  description?: ReactNode | undefined
  /** Short facts in one line: code, type, place. */
  meta?: readonly ReactNode[] | undefined
  /** At most one primary button among them. */
  actions?: ReactNode | undefined
}

/** Title of a page with its status, facts and actions. The heading can take focus after a page change. */
export function PageHeader({
  title,
  status,
  description,
  meta,
  actions,
  ...rest
}: PageHeaderProps): ReactElement {
  return (
    <div {...elementProps(rest)} className={styles.header}>
      <div className={styles.text}>
        <div className={styles.titleLine}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {status}
        </div>
        {meta !== undefined && meta.length > 0 && (
          <ul className={styles.meta}>
            {meta.map((fact, at) => (
              // Facts have no identity of their own and never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>{fact}</li>
            ))}
          </ul>
        )}
        {description !== undefined && <Text tone="muted">{description}</Text>}
      </div>
      {actions !== undefined && (
        <div className={styles.actions} data-print="hide">
          {actions}
        </div>
      )}
    </div>
  )
}
