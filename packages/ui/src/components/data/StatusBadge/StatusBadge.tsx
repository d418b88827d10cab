import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import type { Tone } from '../../../tokens/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { statusIcons, toneIcon } from './icons.ts'
import type { StatusIcon } from './icons.ts'
import * as styles from './StatusBadge.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface StatusBadgeProps extends ElementProps<HTMLSpanElement> {
  /** Meaning of the status; decides colour, fill and icon. */
  tone: Tone
  /** Name of the status; always shown, wraps when long. */
  label: string
  /** Defaults to the icon of the tone. */
  icon?: StatusIcon | undefined
  /** `sm` for dense tables. */
  size?: 'md' | 'sm' | undefined
  /** A second line such as `since 1 Jun 2025`. */
  detail?: string | undefined
  /** The status can change while it is on screen, so changes are announced. */
  isLive?: boolean | undefined
  /** For the place of the badge, never for its look. */
  className?: string | undefined
}

/** A status in a word, an icon and a tone. Never a button: wrap it in one when it opens something. */
export function StatusBadge({
  tone,
  label,
  icon = toneIcon[tone],
  size = 'md',
  detail,
  isLive = false,
  className,
  ...rest
}: StatusBadgeProps): ReactElement {
  const isAlone = !detail && !isLive
  const badge = (
    <span
      {...(isAlone && elementProps(rest))}
      className={cx(styles.badge, styles.sizes[size], styles.tones[tone], !detail && className)}
    >
      <span className={cx(styles.icon, styles.iconTones[tone])}>
        <Icon of={statusIcons[icon]} />
      </span>
      <span className={styles.label}>{label}</span>
    </span>
  )
  if (isAlone) return badge
  return (
    <span {...elementProps(rest)} className={cx(styles.wrap, className)} role={isLive ? 'status' : undefined}>
      {badge}
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </span>
  )
}
