import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react'

interface Locale {
  locale: string
  direction: 'ltr'
}

const LocaleContext = createContext<Locale>({ locale: 'en-PH', direction: 'ltr' })

/** Sets the locale of what is inside, as the provider of react-aria does, whose place it takes in the build. */
export function I18nProvider({ locale, children }: { locale: string; children: ReactNode }): ReactElement {
  const value = useMemo((): Locale => ({ locale, direction: 'ltr' }), [locale])
  return <LocaleContext value={value}>{children}</LocaleContext>
}

/** Returns the locale of the nearest provider, or that of the portal. */
export const useLocale = (): Locale => useContext(LocaleContext)
