import type { ReactElement } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Activity } from './Activity.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Navigation } from './Navigation.tsx'
import { Toasts } from './Toasts.tsx'

/** The portal. */
export function App(): ReactElement {
  return (
    <BrowserRouter>
      <Navigation>
        <Activity />
        <AppRoutes />
        <Toasts />
      </Navigation>
    </BrowserRouter>
  )
}
