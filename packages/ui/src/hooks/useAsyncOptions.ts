import { useEffect, useState } from 'react'

/** The state of a search for options. */
export type AsyncOptions<T> =
  | { status: 'short' }
  | { status: 'loading' }
  | { status: 'ready'; options: readonly T[] }
  | { status: 'failed' }

/**
 * Searches for options while a person types: waits for `minLength` characters and for a pause of `delay` milliseconds,
 * and drops results that come after a later search. `term` undefined searches for nothing.
 */
export function useAsyncOptions<T>(
  term: string | undefined,
  load: (term: string, signal: AbortSignal) => Promise<readonly T[]>,
  { minLength = 3, delay = 250 }: { minLength?: number | undefined; delay?: number | undefined } = {},
): AsyncOptions<T> {
  const wanted = term === undefined || term.trim().length < minLength ? undefined : term.trim()
  const [answer, setAnswer] = useState<{ term: string; result: AsyncOptions<T> }>()

  useEffect(() => {
    if (wanted === undefined) return
    const stop = new AbortController()
    const settle = (result: AsyncOptions<T>) => {
      if (!stop.signal.aborted) setAnswer({ term: wanted, result })
    }
    const timer = setTimeout(() => {
      load(wanted, stop.signal).then(
        (options) => settle({ status: 'ready', options }),
        () => settle({ status: 'failed' }),
      )
    }, delay)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [wanted, load, delay])

  if (wanted === undefined) return { status: 'short' }
  return answer?.term === wanted ? answer.result : { status: 'loading' }
}
