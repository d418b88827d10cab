import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../platform/loading/lazy-screen.ts'
import type { DirectoryState } from './directory-state.ts'
import type { PhysicianState } from './physicians/physician-state.ts'

const Instead = lazy(async () => ({ default: (await load(() => import('./Instead.tsx'))).Instead }))

export interface InsteadProps {
  /** the search of facilities that found nothing */
  facilities?: DirectoryState
  /** the search of physicians that found nothing */
  physicians?: PhysicianState
}

/** What is shown where a search found nothing, fetched once that is so. */
export function LaterInstead(props: InsteadProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Instead {...props} />
    </Suspense>
  )
}
