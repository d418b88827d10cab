import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'

type Wrapper = ComponentType<{ children: ReactNode }>

let loaded: Wrapper | undefined

/**
 * Returns what draws only the lines in view, once it is there: fetched by the first field with many choices, long before
 * its list opens. Undefined until then, and where it cannot be fetched: every line is drawn.
 */
export function useVirtualOptions(isWanted: boolean): Wrapper | undefined {
  const [wrapper, setWrapper] = useState(() => loaded)
  useEffect(() => {
    if (!isWanted || wrapper !== undefined) return undefined
    let isMounted = true
    import('./VirtualOptions.tsx').then(
      ({ VirtualOptions }) => {
        loaded = VirtualOptions
        if (isMounted) setWrapper(() => VirtualOptions)
      },
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [isWanted, wrapper])
  return isWanted ? wrapper : undefined
}
