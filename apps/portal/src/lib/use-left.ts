import { useEffect, useRef } from 'react'

/** Aborted when the form has left the page: what waits for the connection is then not saved behind the user's back. */
export function useLeft(): () => AbortSignal {
  const left = useRef(new AbortController())
  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])
  return () => left.current.signal
}
