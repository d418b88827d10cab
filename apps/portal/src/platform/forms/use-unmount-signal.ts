import { useEffect, useRef } from 'react'

/** Aborted when the form has left the page: what waits for the connection is then not saved behind the user's back. */
export function useUnmountSignal(): () => AbortSignal {
  const controller = useRef(new AbortController())
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current.abort()
  }, [])
  return () => controller.current.signal
}
