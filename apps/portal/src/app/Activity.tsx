import { LoadingBar } from '@capiz/ui/LoadingBar'
import { type ReactElement, useEffect, useState } from 'react'
import { onClientEvent } from '../platform/calls/api.ts'

/** The loading bar: shown while calls are under way, then completed and reset by itself (specification 1, section 2). */
export function Activity(): ReactElement {
  const [isLoading, setLoading] = useState(false)
  useEffect(
    () =>
      onClientEvent((event) => {
        if (event.type === 'activity') setLoading(event.running > 0)
      }),
    [],
  )
  return <LoadingBar isLoading={isLoading} />
}
