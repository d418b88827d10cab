import { Button, type ButtonProps } from '@capiz/ui/Button'
import { Icon } from '@capiz/ui/Icon'
import Download from '@lucide/icons/icons/download'
import type { ReactElement } from 'react'
import * as styles from './list-tools.css.ts'

/** The button of an export; on phones its drawing stands for the label. */
export function ExportButton(props: Omit<ButtonProps, 'children' | 'pendingLabel'>): ReactElement {
  return (
    <Button {...props} pendingLabel="Exporting">
      <span className={styles.drawing}>
        <Icon of={Download} />
      </span>
      <span className={styles.label}>Export</span>
    </Button>
  )
}
