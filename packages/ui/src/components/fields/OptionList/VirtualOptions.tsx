import type { ReactElement, ReactNode } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'

/** Height in px of a line before it is measured, and the space around the lines, which the layout leaves itself. */
const layoutOptions = { estimatedRowHeight: 36, padding: 4 }

/** Draws only the lines of a list that are in view, and the one that has the focus. */
export function VirtualOptions({ children }: { children: ReactNode }): ReactElement {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {children}
    </Virtualizer>
  )
}
