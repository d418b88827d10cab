import type { ReactElement, ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { QueryRoot } from '../../lib/query.tsx'

/**
 * What screens need and the sign-in page does not: Philippine dates and numbers, and the cache of answers. It comes
 * with the frames, so that it is not part of the first file.
 */
export function FrameProviders({ children }: { children: ReactNode }): ReactElement {
  return (
    <I18nProvider locale="en-PH">
      <QueryRoot>{children}</QueryRoot>
    </I18nProvider>
  )
}
