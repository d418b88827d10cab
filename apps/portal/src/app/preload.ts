import { tokensKey } from '@capiz/api/client'
import { routes } from './routes.ts'

/** Fetches the frame of users. */
export const loadShell = () => import('./shell/Shell.tsx')

/** Fetches what turns the answer about the current user into a session. */
export const loadSignedIn = () => import('./session/signed-in.ts')

/** Fetches the frame of the public pages. */
export const loadPublicFrame = () => import('./shell/PublicFrame.tsx')

/** Fetches the frame of the pages around signing in. */
export const loadSignInFrame = () => import('./pages/SignInFrame.tsx')

/** Fetches the sign-in page. */
export const loadLogin = () => import('./pages/Login.tsx')

/** Whoever needs a part that is missing asks again, and says so. */
function ahead(...parts: readonly Promise<unknown>[]): void {
  for (const part of parts) part.catch(() => undefined)
}

/** Fetches what comes after signing in, while the password is still being typed. */
export function preloadShell(): void {
  ahead(loadShell(), loadSignedIn())
}

const openPlaces = routes
  .filter(({ layout, path }) => layout === 'public' && path !== '*')
  .map(({ path }) => path.replace('/*', ''))

function isOpen(path: string): boolean {
  return openPlaces.some((place) => path === place || path.startsWith(`${place}/`))
}

function hasSession(): boolean {
  try {
    return localStorage.getItem(tokensKey) !== null
  } catch {
    // storage is blocked, so nothing was kept
    return false
  }
}

/** Fetches the frame this visitor will most likely see. A wrong guess costs a request; the router decides. */
export function fetchAhead(): void {
  if (hasSession()) ahead(loadSignedIn())
  if (isOpen(location.pathname)) ahead(loadPublicFrame())
  else if (hasSession()) ahead(loadShell())
  else ahead(loadSignInFrame(), loadLogin())
}
