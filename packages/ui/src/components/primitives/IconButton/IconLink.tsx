import type { ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../../styles/cx.ts'
import * as button from '../Button/Button.css.ts'
import type { IconDrawing } from '../Icon/drawing.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Tooltip } from '../Tooltip/index.ts'
import * as styles from './IconButton.css.ts'

interface IconLinkProps {
  /** Name of what it opens or downloads; read out, and shown as a tooltip. */
  label: string
  icon: IconDrawing
  href: string
  /** Name of the file it downloads. */
  download?: string | undefined
}

/** A link that looks like a small quiet icon button beside others of a row of tools. */
export function IconLink({ label, icon, ...rest }: IconLinkProps): ReactElement {
  return (
    <Tooltip label={label}>
      <Link
        {...rest}
        aria-label={label}
        className={cx(button.button, button.sizes.sm, button.kinds.quiet, styles.square, styles.sizes.sm)}
      >
        <Icon of={icon} />
      </Link>
    </Tooltip>
  )
}
