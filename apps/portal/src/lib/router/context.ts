import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { resolveTo, type To } from './address.ts'
import type { Location, NavigationType, Place } from './history.ts'

/** What the router gives to everything inside it. */
export interface Router extends Place {
  go: (to: ReturnType<typeof resolveTo>, state: unknown, isReplace: boolean) => void
}

/** The route a screen stands in. */
export interface RouteScope {
  base: string
  params: Readonly<Record<string, string | undefined>>
  outlet: ReactNode
}

export const RouterContext = createContext<Router | undefined>(undefined)
export const RouteContext = createContext<RouteScope>({ base: '', params: {}, outlet: null })

export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** Goes to an address, or that many entries through the history. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (router === undefined) throw new Error('This needs a BrowserRouter around it.')
  return router
}

/** The address bar, kept up to date. */
export function useLocation(): Location {
  return useRouter().location
}

/** How the current address was reached. */
export function useNavigationType(): NavigationType {
  return useRouter().type
}

/** The values of the names in the address. */
export function useParams(): RouteScope['params'] {
  return useContext(RouteContext).params
}

/** The whole address of a target, for links. */
export function useHref(to: To): string {
  const { pathname, search, hash } = resolveTo(to, useContext(RouteContext).base, useLocation().pathname)
  return pathname + search + hash
}

/** Gives the function that changes the address; it stays the same while the route does. */
export function useNavigate(): Navigate {
  const { go } = useRouter()
  const { base } = useContext(RouteContext)
  return useCallback(
    (to, options = {}) => {
      if (typeof to === 'number') window.history.go(to)
      else go(resolveTo(to, base, window.location.pathname), options.state, options.replace === true)
    },
    [go, base],
  )
}
