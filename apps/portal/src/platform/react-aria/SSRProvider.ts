import { Fragment, useId } from 'react'

/** Returns false: no server draws the portal. */
export const useIsSSR = (): boolean => false

/** Returns an id for an element, unless it has one. */
export function useSSRSafeId(given?: string): string {
  const id = useId()
  return given ?? `react-aria-${id}`
}

/** Holds its content: the list of all components passes it on. */
export const SSRProvider = Fragment
