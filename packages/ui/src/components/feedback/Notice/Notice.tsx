import CircleAlert from '@lucide/icons/icons/circle-alert'
import CircleCheck from '@lucide/icons/icons/circle-check'
import Info from '@lucide/icons/icons/info'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './Notice.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

const drawings = { info: Info, attention: TriangleAlert, danger: CircleAlert, success: CircleCheck }
const toneLabels = { info: 'Note', attention: 'Attention', danger: 'Error', success: 'Done' }

export interface NoticeProps extends ElementProps<HTMLDivElement> {
  /** How much it matters; it chooses colour, icon and the word for screen readers. */
  tone?: keyof typeof drawings | undefined
  /** Fact in a few words. */
  title?: ReactNode | undefined
  /** Consequence or remedy. */
  children?: ReactNode | undefined
  /** Buttons and links under the words. */
  actions?: ReactNode | undefined
  /** Set when the notice appears after the page has loaded: danger interrupts a screen reader, the others wait. */
  isLive?: boolean | undefined
  /** -1 lets a script move focus here. */
  tabIndex?: -1 | undefined
}

/** A message that belongs to the content around it and stays until its reason is gone. */
export function Notice(props: NoticeProps): ReactElement {
  const { tone = 'info', title, children, actions, isLive = false, tabIndex, ...rest } = props
  const live = tone === 'danger' ? 'alert' : 'status'
  return (
    <div
      {...elementProps(rest)}
      tabIndex={tabIndex}
      role={isLive ? live : undefined}
      className={cx(styles.notice, styles.tones[tone])}
    >
      <Icon of={drawings[tone]} label={toneLabels[tone]} className={cx(styles.icon, styles.marks[tone])} />
      <div className={styles.body}>
        {title !== undefined && (
          <p className={cx(styles.title, tone === 'danger' && styles.titleDanger)}>{title}</p>
        )}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
