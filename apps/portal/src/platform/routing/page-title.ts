import { useEffect, useLayoutEffect } from 'react'
import { config } from '../config.ts'

/** Title of the browser tab: the route's title, the product and the environment marker (specification 1, section 1). */
function pageTitle(title: string | undefined, product: string, environment: string): string {
  const suffix = environment === '' ? product : `${product} [${environment}]`
  return title === undefined || title === '' ? suffix : `${title} - ${suffix}`
}

function writeTitle(title: string | undefined): void {
  document.title = pageTitle(title, config.product, config.environment)
}

/** Sets the route's title; earlier than `usePageTitle`, so that a screen which knows better has the last word. */
export function useRouteTitle(title: string): void {
  useLayoutEffect(() => writeTitle(title), [title])
}

/** Sets the title while the calling screen is shown; for a record give its name once it is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => writeTitle(title), [title])
}
