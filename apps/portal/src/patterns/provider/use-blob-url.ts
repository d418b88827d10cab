import { useEffect, useState } from 'react'
import { closeObjectUrl, openObjectUrl } from '../../platform/data/object-urls.ts'

/**
 * The bytes of a file under an address of this page, as long as the caller is shown. `key` tells files apart; an empty
 * one reads nothing. Give a `read` that depends on nothing but the key.
 */
export function useBlobUrl(
  key: string,
  read: (signal: AbortSignal) => Promise<{ blob: Blob }>,
): { src?: string; error?: unknown } {
  const [state, setState] = useState<{ key: string; src?: string; error?: unknown }>({ key })
  useEffect(() => {
    if (key === '') return undefined
    const stop = new AbortController()
    let src: string | undefined
    const start = async (): Promise<void> => {
      try {
        const { blob } = await read(stop.signal)
        if (stop.signal.aborted) return
        src = openObjectUrl(blob)
        setState({ key, src })
      } catch (error) {
        if (!stop.signal.aborted) setState({ key, error })
      }
    }
    void start()
    return () => {
      stop.abort()
      if (src !== undefined) closeObjectUrl(src)
    }
    // the key stands for what is read
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return state.key === key ? state : {}
}
