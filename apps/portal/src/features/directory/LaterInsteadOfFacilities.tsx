import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../platform/loading/lazy-screen.ts'
import type { DirectoryState } from './directory-state.ts'

const InsteadOfFacilities = lazy(async () => ({
  default: (await load(() => import('./InsteadOfFacilities.tsx'))).InsteadOfFacilities,
}))

/** Other searches in place of facilities that were not found, fetched once that is so. */
export function LaterInsteadOfFacilities({ state }: { state: DirectoryState }): ReactElement {
  return (
    <Suspense fallback={null}>
      <InsteadOfFacilities state={state} />
    </Suspense>
  )
}
