import { ProgressBar } from '@capiz/ui/ProgressBar'
import type { ReactElement } from 'react'
import type { SectionView } from './section.ts'

/** How many sections are confirmed. */
export function Progress({ sections }: { sections: readonly SectionView[] }): ReactElement {
  const confirmed = sections.filter(({ state }) => state === 'CONFIRMED').length
  return (
    <div id="confirmation-progress">
      <ProgressBar
        label="Sections confirmed"
        value={(confirmed / sections.length) * 100}
        valueLabel={`${confirmed} of ${sections.length}`}
      />
    </div>
  )
}
