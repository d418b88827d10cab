import { useEffect } from 'react'

/** Puts the number of errors of a form before the title, where a screen reader reads it first (WCAG 2.2, 2.4.2). */
export function useTitleErrors(errors: number): void {
  useEffect(() => {
    if (errors === 0) return
    document.title = `${errors} ${errors === 1 ? 'error' : 'errors'}: ${document.title}`
    return () => {
      // a screen that came meanwhile has set its own
      document.title = document.title.replace(/^\d+ errors?: /, '')
    }
  }, [errors])
}
