import Loader from '@lucide/icons/icons/loader-circle'
import type { ReactElement } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is going on, such as "Searching". */
  label: string
  /** Shows the words beside the mark instead of only reading them out. */
  hasVisibleLabel?: boolean
}

/** Says that something short is under way and cannot be measured. */
export function Spinner({ label, hasVisibleLabel = false }: SpinnerProps): ReactElement {
  return (
    <output className={styles.spinner}>
      <Glyph of={Loader} className={styles.mark} />
      {hasVisibleLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </output>
  )
}
