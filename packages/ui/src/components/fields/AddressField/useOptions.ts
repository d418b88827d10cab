import { useEffect, useRef, useState } from 'react'
import type { Option } from '../OptionList/index.ts'

/** Options under one place, and how far their loading has come. */
export interface LoadedOptions {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  options: readonly Option[]
}

/** Loads the options under a place whenever the place changes; null loads nothing. Late answers are dropped. */
export function useOptions(
  place: string | null,
  load: (place: string) => Promise<readonly Option[]>,
): LoadedOptions {
  const [answer, setAnswer] = useState<{ place: string; loaded: LoadedOptions }>()
  const newest = useRef(load)
  useEffect(() => {
    newest.current = load
  })
  useEffect(() => {
    if (place === null) return
    let isCurrent = true
    const settle = (loaded: LoadedOptions) => {
      if (isCurrent) setAnswer({ place, loaded })
    }
    newest.current(place).then(
      (options) => settle({ status: 'ready', options }),
      () => settle({ status: 'failed', options: [] }),
    )
    return () => {
      isCurrent = false
    }
  }, [place])
  if (place === null) return { status: 'idle', options: [] }
  return answer?.place === place ? answer.loaded : { status: 'loading', options: [] }
}

/** Returns the hint under a list that is not loaded. */
export function hintOf({ status }: LoadedOptions): string | undefined {
  if (status === 'loading') return 'Loading the list…'
  if (status === 'failed') return 'The list could not be loaded. Choose the place above again.'
  return undefined
}
