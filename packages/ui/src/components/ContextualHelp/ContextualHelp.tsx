import CircleHelp from '@lucide/icons/icons/circle-question-mark'
import type { ReactElement, ReactNode } from 'react'
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx'
import { Popover } from '../Popover/index.ts'
import type { PopoverProps } from '../Popover/index.ts'
import * as styles from './ContextualHelp.css.ts'

export interface ContextualHelpProps extends Pick<PopoverProps, 'placement'> {
  /** What it explains: "What counts as a bed". Heading of the panel, and name of the button as "Help: …". */
  title: string
  /** A few sentences, with a link to the whole story where there is one. */
  children: ReactNode
}

/** A question mark that explains a term beside it. For what somebody needs in order to answer, use the field's hint. */
export function ContextualHelp({
  title,
  children,
  placement = 'bottom start',
}: ContextualHelpProps): ReactElement {
  return (
    <Popover
      label={title}
      placement={placement}
      trigger={<PlainIconButton icon={CircleHelp} label={`Help: ${title}`} size="sm" />}
    >
      <p className={styles.title}>{title}</p>
      <div className={styles.body}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </Popover>
  )
}
