import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import type { PhysicianState } from './physician-state.ts'

const InsteadOfPhysicians = lazy(async () => ({
  default: (await load(() => import('./InsteadOfPhysicians.tsx'))).InsteadOfPhysicians,
}))

/** Other searches and the nearest in place of physicians that were not found, fetched once that is so. */
export function LaterInsteadOfPhysicians({ state }: { state: PhysicianState }): ReactElement {
  return (
    <Suspense fallback={null}>
      <InsteadOfPhysicians state={state} />
    </Suspense>
  )
}
