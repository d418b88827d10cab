import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { To } from './address.ts'
import {
  type NavigateOptions,
  RouteContext,
  type Router,
  RouterContext,
  useLocation,
  useNavigate,
} from './context.ts'
import { NavigationType, type Place, readLocation, writeLocation } from './history.ts'
import { matchRoutes, type RouteNode } from './match.ts'

/** Follows the address bar. A screen that is still being fetched leaves the one before in place until it is there. */
export function BrowserRouter({ children }: { children?: ReactNode }): ReactElement {
  const [place, setPlace] = useState<Place>(() => ({ location: readLocation(), type: NavigationType.Pop }))
  const follow = useCallback((type: NavigationType) => {
    const location = readLocation()
    startTransition(() => setPlace({ location, type }))
  }, [])
  const go = useCallback<Router['go']>(
    (target, state, isReplace) => {
      writeLocation(target, state, isReplace)
      follow(isReplace ? NavigationType.Replace : NavigationType.Push)
    },
    [follow],
  )
  useEffect(() => {
    const onPop = (): void => follow(NavigationType.Pop)
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [follow])
  const router = useMemo(() => ({ ...place, go }), [place, go])
  return <RouterContext value={router}>{children}</RouterContext>
}

export interface RouteProps {
  path?: string
  index?: boolean
  element?: ReactNode
  children?: ReactNode
}

/** Declares a route inside `Routes`; it is read there and never shown itself. */
export function Route(_props: RouteProps): null {
  throw new Error('A Route stands inside Routes.')
}

function nodesOf(children: ReactNode): RouteNode<ReactNode>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return []
    const { path, index = false, element, children: inner } = child.props
    if (child.type === Fragment) return nodesOf(inner)
    // a route without an element hands on what is inside it
    return [{ path, isIndex: index, element: element ?? <Outlet />, children: nodesOf(inner) }]
  })
}

/** Shows the route the address leads to, inside its frames; nothing when there is none. */
export function Routes({ children }: { children?: ReactNode }): ReactNode {
  const { pathname } = useLocation()
  const above = useContext(RouteContext)
  const match = matchRoutes(nodesOf(children), pathname, above.base)
  if (match === undefined) return null
  const params = { ...above.params, ...match.params }
  return match.steps.reduceRight<ReactNode>(
    (outlet, { element, base }) => <RouteContext value={{ base, params, outlet }}>{element}</RouteContext>,
    null,
  )
}

/** Where a frame shows the route inside it. */
export function Outlet(): ReactNode {
  return useContext(RouteContext).outlet
}

/** Goes elsewhere as soon as it is shown. */
export function Navigate({ to, replace, state }: NavigateOptions & { to: To }): null {
  const navigate = useNavigate()
  const target = JSON.stringify(to)
  const kept = JSON.stringify(state)
  useEffect(() => {
    navigate(JSON.parse(target) as To, { replace, state: kept === undefined ? undefined : JSON.parse(kept) })
  }, [navigate, target, replace, kept])
  return null
}
