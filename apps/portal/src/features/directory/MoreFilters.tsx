import { type ReactElement, type ReactNode, useState } from 'react'
import { PhoneFold } from '../../patterns/PhoneFold.tsx'

interface MoreFiltersProps {
  /** number of these filters that narrow the list */
  count: number
  children: ReactNode
}

/** The filters after name and place: beside them, and on phones behind a button with the number of those that are set. */
export function MoreFilters({ count, children }: MoreFiltersProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <PhoneFold button={count === 0 ? 'Filters' : `Filters (${count})`} isOpen={isOpen} onOpenChange={setOpen}>
      {children}
    </PhoneFold>
  )
}
