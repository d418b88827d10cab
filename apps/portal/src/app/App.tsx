import { type ReactElement, useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Activity } from './Activity.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Navigation } from './Navigation.tsx'
import { preloadScreens, preloadShell } from './preload.ts'
import { onSignInStart } from '../platform/session/sign-in-start.ts'
import { StepUp } from './step-up/StepUp.tsx'
import { Toasts } from './Toasts.tsx'

/** Milliseconds until the list of the other screens is fetched, so that it delays nothing of the first. */
const later = 1_000

/** The portal. */
export function App(): ReactElement {
  useEffect(() => {
    const timer = setTimeout(preloadScreens, later)
    return () => clearTimeout(timer)
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
