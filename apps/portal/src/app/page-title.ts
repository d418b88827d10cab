import { useEffect } from 'react'
import { config } from './config.ts'

/** Title of the browser tab: the route's title, the product and the environment marker (specification 1, section 1). */
export function pageTitle(title: string | undefined, product: string, environment: string): string {
  const suffix = environment === '' ? product : `${product} [${environment}]`
  return title === undefined || title === '' ? suffix : `${title} - ${suffix}`
}

/** Sets the title while the calling screen is shown; for a record give its name once it is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(title, config.product, config.environment)
  }, [title])
}
