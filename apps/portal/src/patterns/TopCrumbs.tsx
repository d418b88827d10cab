import { Breadcrumbs, type BreadcrumbsProps } from '@capiz/ui/Breadcrumbs'
import { type ReactElement, useContext } from 'react'
import { createPortal } from 'react-dom'
import { TopSlotContext } from '../platform/routing/top-slot.ts'

/** The way down to this page, at the left of the top bar; in the page itself where there is no such bar. */
export function TopCrumbs(props: BreadcrumbsProps): ReactElement {
  const slot = useContext(TopSlotContext)
  const way = <Breadcrumbs {...props} />
  return slot === undefined ? way : (createPortal(way, slot) as ReactElement)
}
