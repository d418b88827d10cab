import { type ComponentProps, lazy, type ReactElement, Suspense } from 'react'
import { whenCalm } from '../platform/loading/when-calm.ts'

const DayFilters = lazy(async () => {
  await whenCalm()
  return { default: (await import('./DayFilters.tsx')).DayFilters }
})

/** The days a list is narrowed by, loaded after its first rows: a calendar costs more than the rest of the bar. */
export function LaterDayFilters(props: ComponentProps<typeof DayFilters>): ReactElement {
  return (
    <Suspense fallback={null}>
      <DayFilters {...props} />
    </Suspense>
  )
}
