import type { ReactElement } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { BrowserRouter } from 'react-router-dom'
import { Activity } from './Activity.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Navigation } from './Navigation.tsx'
import { Toasts } from './Toasts.tsx'

/** The portal. */
export function App(): ReactElement {
  return (
    <I18nProvider locale="en-PH">
      <BrowserRouter>
        <Navigation>
          <Activity />
          <AppRoutes />
          <Toasts />
        </Navigation>
      </BrowserRouter>
    </I18nProvider>
  )
}
