import { load, screen, type ScreenLoader } from '../platform/loading/load-part.ts'
import { sendFirstCalls, sendMe, storedToken } from '../platform/calls/early.ts'
import { loadSignedIn } from '../platform/session/load-signed-in.ts'
import {
  type FirstScreen,
  type Layout,
  type RouteSpec,
  routes,
  type ScreenName,
} from '../platform/routing/routes.ts'

// This file belongs to the first one of the build and must stay small: no React, nothing of the screens themselves.

/** Fetches the list of the other screens. */
const loadScreens = () => import('./screens.ts')

/** The frames. */
export const frames = {
  'sign-in': screen(
    () => import('./pages/SignInFrame.tsx'),
    (m) => m.SignInFrame,
  ),
  shell: screen(
    () => import('./shell/Shell.tsx'),
    (m) => m.Shell,
  ),
  public: screen(
    () => import('./shell/PublicFrame.tsx'),
    (m) => m.PublicFrame,
  ),
} as const satisfies Record<Layout, ScreenLoader>

/** The screens most people arrive at, without the detour by the list of all others in `screens.ts`. */
const firstScreens = {
  login: screen(
    () => import('./pages/Login.tsx'),
    (m) => m.Login,
  ),
  facilityList: screen(
    () => import('../features/facilities/list/FacilityList.tsx'),
    (m) => m.FacilityList,
  ),
  directory: screen(
    () => import('../features/directory/Directory.tsx'),
    (m) => m.Directory,
  ),
  dashboard: screen(
    () => import('../features/dashboard/Dashboard.tsx'),
    (m) => m.Dashboard,
  ),
  requests: screen(
    () => import('../features/requests/Requests.tsx'),
    (m) => m.Requests,
  ),
  physicianList: screen(
    () => import('../features/physicians/list/PhysicianList.tsx'),
    (m) => m.PhysicianList,
  ),
  facilityRecord: screen(
    () => import('./records/FacilityRecordScreen.tsx'),
    (m) => m.FacilityRecordScreen,
  ),
  physicianRecord: screen(
    () => import('./records/PhysicianRecordScreen.tsx'),
    (m) => m.PhysicianRecordScreen,
  ),
} as const satisfies Record<FirstScreen, ScreenLoader>

/** Ignores load errors here: a screen that needs a missing part loads it again and reports the failure. */
async function ahead(...parts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(parts)
}

/** Fetches what comes after signing in, while the password is still being typed. */
export function preloadShell(): void {
  void ahead(frames.shell(), loadSignedIn())
}

/** Fetches the list of the other screens, once the first one has what it needs. */
export function preloadScreens(): void {
  void ahead(loadScreens())
}

/** The route of an address, as far as its fixed words tell. */
export function routeAt(path: string): RouteSpec | undefined {
  return routes.find((route) => {
    if (route.path === '*') return false
    const pattern = route.path.replaceAll(/:\w+/g, '[^/]+').replace('/*', '(?:/.+)?')
    return new RegExp(`^${pattern}/?$`).test(path)
  })
}

function isFirst(name: ScreenName): name is FirstScreen {
  return Object.hasOwn(firstScreens, name)
}

const otherScreens = new Map<ScreenName, ScreenLoader>()

/** How a screen is fetched by its name, always the same for one name. */
export function screenLoader(name: ScreenName): ScreenLoader {
  if (isFirst(name)) return firstScreens[name]
  const known = otherScreens.get(name)
  if (known) return known
  const loader = screen(
    async () => (await load(loadScreens)).screens[name](),
    (part) => part.default,
  )
  otherScreens.set(name, loader)
  return loader
}

/** Fetches the screen of an address, which the visitor may open next. */
export function preloadScreen(path: string): void {
  const route = routeAt(path)
  if (route !== undefined) void ahead(screenLoader(route.screen)())
}

/** Sends what the screen of this address asks the server first; `token` is that of the user, if anybody is signed in. */
export function callAhead(token: string | undefined): void {
  const route = routeAt(location.pathname)
  if (route !== undefined) sendFirstCalls(route, token)
}

/**
 * Fetches what this visitor will most likely see, and asks the server who they are and for the first rows at the same time.
 * A wrong guess costs a request; the router and the guard decide. With an expired token the calls wait for its renewal.
 * Resolves once the frame and the screen are there, or could not be fetched.
 */
export function fetchAhead(): Promise<void> {
  const route = routeAt(location.pathname)
  const { isIn, token } = storedToken()
  if (token !== undefined) sendMe(token)
  if (token !== undefined || !isIn) callAhead(token)
  if (isIn) void ahead(loadSignedIn())
  const isElsewhere = route === undefined || route.access === (isIn ? 'guest' : 'login')
  if (!isElsewhere) return ahead(frames[route.layout](), screenLoader(route.screen)())
  return isIn ? ahead(frames.shell()) : ahead(frames['sign-in'](), firstScreens.login())
}
