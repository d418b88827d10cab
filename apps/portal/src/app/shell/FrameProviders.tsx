import type { ReactElement, ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { QueryRoot } from '../../platform/data/query.tsx'

/**
 * Provides the context that screens need and the sign-in page does not: Philippine dates and numbers, and the query
 * cache. Loaded with the frames, so that it is not part of the first file.
 */
export function FrameProviders({ children }: { children: ReactNode }): ReactElement {
  return (
    <I18nProvider locale="en-PH">
      <QueryRoot>{children}</QueryRoot>
    </I18nProvider>
  )
}
