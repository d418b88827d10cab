import type { ReactElement } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'

/** Height in px of a line before it is measured, and the space around the lines, which the layout leaves itself. */
const layoutOptions = { estimatedRowHeight: 36, padding: 4 }

/** Returns a list that draws only its lines in view, and the one that is marked. */
export function virtualize(list: ReactElement): ReactElement {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      {list}
    </Virtualizer>
  )
}
