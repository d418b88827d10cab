import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The query of the address bar. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/**
 * Changes the query of the address bar; state of the history entry stays. Works on what the address bar holds at that
 * moment, so two changes in one go do not lose each other.
 */
export function useChangeQuery(): (
  change: (now: URLSearchParams) => URLSearchParams,
  isReplace: boolean,
) => void {
  const navigate = useNavigate()
  return useCallback(
    (change, isReplace) => {
      const { search, pathname } = window.location
      const next = change(new URLSearchParams(search)).toString()
      void navigate({ pathname, search: next === '' ? '' : `?${next}` }, { replace: isReplace })
    },
    [navigate],
  )
}
