import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { RouterProvider } from 'react-aria-components'
import { NavigationType, useHref, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** Scrolls to the top when a page is opened (specification 1, section 2); Back returns to where the reader was. */
function useScrollToTop(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (type === NavigationType.Pop) return
    window.scrollTo(0, 0)
    // the keyboard and the screen reader start at the new page, not at the link that is gone
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname, type])
}

/** The address of a link: a path through the router; what has a scheme (`tel:`, `mailto:`, `https:`) as it is. */
function useAddress(to: string): string {
  const path = useHref(to)
  return /^[a-z][a-z\d+.-]*:/i.test(to) ? to : path
}

/** Lets the links of the components go through the router. */
export function Navigation({ children }: { children: ReactNode }): ReactElement {
  const navigate = useNavigate()
  useScrollToTop()
  // react-aria calls it as a hook, from each link
  return (
    // oxlint-disable-next-line react/hooks
    <RouterProvider navigate={(path, options) => void navigate(path, options)} useHref={useAddress}>
      {children}
    </RouterProvider>
  )
}
