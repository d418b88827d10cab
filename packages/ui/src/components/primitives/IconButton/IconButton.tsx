import type { ReactElement } from 'react'
import { Tooltip } from '../Tooltip/index.ts'
import { PlainIconButton } from './PlainIconButton.tsx'
import type { PlainIconButtonProps } from './PlainIconButton.tsx'

export interface IconButtonProps extends PlainIconButtonProps {
  /** Leaves the tooltip out where the words already stand beside the button. */
  hasTooltip?: boolean | undefined
}

/** A button that shows only an icon; its words are compulsory: read out, and shown as a tooltip. */
export function IconButton({ hasTooltip = true, ...rest }: IconButtonProps): ReactElement {
  const control = <PlainIconButton {...rest} />
  return hasTooltip ? <Tooltip label={rest.label}>{control}</Tooltip> : control
}
