import { type ReactElement, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Activity } from './Activity.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Navigation } from './Navigation.tsx'
import { preloadScreens, preloadShell } from './preload.ts'
import { whenCalm } from '../platform/loading/when-calm.ts'
import { onSignInStart } from '../platform/session/sign-in-start.ts'
import { StepUp } from './step-up/StepUp.tsx'
import { Toasts } from './Toasts.tsx'

/** The portal. */
export function App(): ReactElement {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const begin = async () => {
      await whenCalm()
      preloadScreens()
      const { warmLinks } = await import('./warm-links.ts')
      if (!isGone) stop = warmLinks()
    }
    begin().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  useEffect(() => onSignInStart(preloadShell), [])
  return (
    <BrowserRouter>
      <Navigation>
        <Activity />
        <AppRoutes />
        <Toasts />
        <StepUp />
      </Navigation>
    </BrowserRouter>
  )
}
