import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { LoadingBar } from '@capiz/ui/LoadingBar'
import { Spinner } from '@capiz/ui/Spinner'

export default {
  title: 'Examples/LoadingBar',
  parameters: { docs: { story: { inline: false, height: '160px' } } },
}

/** At the upper edge of the window, while a page or a request is loading. */
export function OneSign(): ReactElement {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <Button onPress={() => setLoading(!isLoading)}>{isLoading ? 'Stop' : 'Load'}</Button>
    </>
  )
}

/** A bar and a spinner for one request. */
export function DontShowTwo(): ReactElement {
  return (
    <>
      <LoadingBar isLoading />
      <Spinner label="Loading facilities" hasVisibleLabel />
    </>
  )
}
