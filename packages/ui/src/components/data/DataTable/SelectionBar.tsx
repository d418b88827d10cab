import type { ReactElement, ReactNode } from 'react'
import * as styles from './DataTable.css.ts'
import { selectionText } from './selection.ts'
import type { Selection } from './selection.ts'

interface SelectionBarProps {
  selection: Selection
  keys: readonly string[]
  children: ReactNode
  onClear: () => void
}

/** Shows the selection and its actions at the lower edge as long as rows are selected. */
export function SelectionBar({ selection, keys, children, onClear }: SelectionBarProps): ReactElement {
  return (
    <div className={styles.selectionBar}>
      <output className={styles.selectionText}>{selectionText(selection, keys)}</output>
      {children}
      <button type="button" className={styles.textButton} onClick={onClear}>
        Clear selection
      </button>
    </div>
  )
}
