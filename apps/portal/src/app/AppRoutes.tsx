import { type ReactElement, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Guard } from './guard/Guard.tsx'
import { layouts } from './layouts.ts'
import { useRouteTitle } from '../platform/routing/page-title.ts'
import { type Layout, type RouteSpec, routes } from '../platform/routing/routes.ts'
import { screenComponents } from './screen-components.ts'
import { Waiting } from '../platform/feedback/Waiting.tsx'

function Titled({ title, children }: { title: string; children: ReactNode }): ReactNode {
  useRouteTitle(title)
  return children
}

function ScreenOf({ route }: { route: RouteSpec }): ReactElement {
  const Screen = screenComponents[route.screen]
  return (
    <Guard rule={route}>
      <ErrorBoundary key={route.path}>
        <Suspense fallback={<Waiting />}>
          <Titled title={route.title}>
            <Screen />
          </Titled>
        </Suspense>
      </ErrorBoundary>
    </Guard>
  )
}

function Frame({ layout }: { layout: Layout }): ReactElement {
  const Whole = layouts[layout]
  const framed = (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Whole />
      </Suspense>
    </ErrorBoundary>
  )
  // the frame of users holds their name and menu, so it waits for them as well
  return layout === 'shell' ? <Guard rule={{ access: 'login' }}>{framed}</Guard> : framed
}

const frames: readonly Layout[] = ['shell', 'public', 'sign-in']

/** All routes, each in its frame and behind the guard. */
export function AppRoutes(): ReactElement {
  return (
    <Routes>
      <Route index element={<Navigate to="/dashboard" replace />} />
      <Route path="/auth" element={<Navigate to="/auth/login" replace />} />
      {frames.map((layout) => (
        <Route key={layout} element={<Frame layout={layout} />}>
          {routes
            .filter((route) => route.layout === layout)
            .map((route) => (
              <Route key={route.path} path={route.path} element={<ScreenOf route={route} />} />
            ))}
        </Route>
      ))}
    </Routes>
  )
}
