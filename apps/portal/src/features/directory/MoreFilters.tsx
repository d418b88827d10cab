import { Button } from '@capiz/ui/Button'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { mediaQuery } from '@capiz/ui/tokens'
import { type ReactElement, type ReactNode, useState } from 'react'

interface MoreFiltersProps {
  /** number of these filters that narrow the list */
  count: number
  children: ReactNode
}

/** The filters after name and place: beside them, and on phones behind a button with the number of those that are set. */
export function MoreFilters({ count, children }: MoreFiltersProps): ReactElement {
  const isPhone = useMediaQuery(mediaQuery.phone)
  const [isOpen, setOpen] = useState(false)
  if (!isPhone) return <>{children}</>
  return (
    <>
      <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {isOpen ? children : null}
    </>
  )
}
