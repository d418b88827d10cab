import type { ReactElement, ReactNode } from 'react'
import { useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria'
import { showBrand } from './brands/show-brand.ts'
import { usePageTheme } from './page-theme.ts'

export interface SurroundingsProps {
  theme: string
  /** `capiz`, or the name of a brand of `brands`. */
  brand: string
  density: string
  motion: string
  direction: 'ltr' | 'rtl'
  /** `wide` is the text spacing a reader may set by WCAG 1.4.12. */
  spacing: string
  children: ReactNode
}

// A story shows one component: following its links would leave the page.
const stay = () => undefined

// The language only turns the direction round; react-aria takes it from the locale.
const locales = { ltr: 'en-PH', rtl: 'he-IL' } as const

/** Gives a story what the portal's root gives a screen: theme, density, locale and a router that stays. */
export function Surroundings({
  brand,
  density,
  motion,
  direction,
  spacing,
  children,
  ...given
}: SurroundingsProps): ReactElement {
  const pageTheme = usePageTheme()
  const theme = pageTheme ?? given.theme
  useLayoutEffect(() => {
    showBrand(brand)
  }, [brand])
  useLayoutEffect(() => {
    const root = document.documentElement
    Object.assign(root.dataset, { theme, density, motion, spacing })
    root.dir = direction
    root.lang = 'en-PH'
  }, [theme, density, motion, direction, spacing])
  return (
    <I18nProvider locale={locales[direction]}>
      <RouterProvider navigate={stay}>{children}</RouterProvider>
    </I18nProvider>
  )
}
