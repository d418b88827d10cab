import MapPinOff from '@lucide/icons/icons/map-pin-off'
import type { ReactElement, ReactNode } from 'react'
import { EmptyState } from '../EmptyState/index.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface NotFoundProps extends ElementProps {
  /** Heading; the default is "Page not found". */
  title?: ReactNode | undefined
  /** Possible reasons; the default names the usual ones. */
  children?: ReactNode | undefined
  /** Ways out: a link home, a search. */
  actions?: ReactNode | undefined
}

/** Says that an address leads nowhere, or to something this person may not know of. */
export function NotFound({
  title = 'Page not found',
  children = 'The address may be mistyped, or the record may have been removed or never was yours to see.',
  actions,
  ...rest
}: NotFoundProps): ReactElement {
  return (
    <EmptyState {...elementProps(rest)} level={1} icon={MapPinOff} title={title} actions={actions}>
      {children}
    </EmptyState>
  )
}
