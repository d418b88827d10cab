import type { ReactElement, ReactNode } from 'react'
import { Avatar } from '../Avatar/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import * as styles from './PersonLine.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface PersonLineProps extends ElementProps<HTMLDivElement> {
  /** Name as it is to be read. */
  name: string
  /** Role, department or time: `Medical director`. */
  detail?: ReactNode | undefined
  /** Address of a photo; initials without it. */
  photo?: string | undefined
  /** Record of the person; the name becomes a link. */
  href?: string | undefined
}

/** A person in one line: who, and in which role. */
export function PersonLine({ name, detail, photo, href, ...rest }: PersonLineProps): ReactElement {
  return (
    <div {...elementProps(rest)} className={styles.line}>
      <Avatar name={name} photo={photo} />
      <span className={styles.text}>
        <span className={styles.name}>{href === undefined ? name : <Link href={href}>{name}</Link>}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  )
}
