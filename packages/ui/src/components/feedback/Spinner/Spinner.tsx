import Loader from '@lucide/icons/icons/loader-circle'
import type { ReactElement } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './Spinner.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface SpinnerProps extends ElementProps<HTMLOutputElement> {
  /** Activity under way, such as "Searching". */
  label: string
  /** Shows the words beside the mark instead of only reading them out. */
  hasVisibleLabel?: boolean | undefined
}

/** Says that something short is under way and cannot be measured. */
export function Spinner({ label, hasVisibleLabel = false, ...rest }: SpinnerProps): ReactElement {
  return (
    <output {...elementProps(rest)} className={styles.spinner}>
      <Icon of={Loader} className={styles.mark} />
      {hasVisibleLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  )
}
