import type { ReactElement } from 'react'
import * as styles from './Divider.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export type DividerProps = ElementProps<HTMLHRElement>

/** A hairline between two groups of content. */
export function Divider(props: DividerProps): ReactElement {
  return <hr {...elementProps(props)} className={styles.divider} />
}
