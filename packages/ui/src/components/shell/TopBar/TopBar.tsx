import MenuIcon from '@lucide/icons/icons/menu'
import type { ReactElement, ReactNode } from 'react'
import { PlainIconButton } from '../../primitives/IconButton/PlainIconButton.tsx'
import * as styles from './TopBar.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface TopBarProps extends ElementProps {
  /** Breadcrumbs or the title of the page. */
  start?: ReactNode | undefined
  /** Search, message log, account menu. */
  end?: ReactNode | undefined
  /** Opens the navigation; the button shows on phones only. */
  onOpenMenu?: (() => void) | undefined
}

/** The line over the content: the way back on the left, tools on the right. */
export function TopBar({ start, end, onOpenMenu, ...rest }: TopBarProps): ReactElement {
  return (
    <header {...elementProps(rest)} className={styles.bar} data-print="hide">
      {onOpenMenu !== undefined && (
        <div className={styles.menu}>
          <PlainIconButton icon={MenuIcon} label="Menu" onPress={onOpenMenu} />
        </div>
      )}
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
    </header>
  )
}
