import type { ReactElement } from 'react'
import { useEffect, useState } from 'react'

type Virtualize = (list: ReactElement) => ReactElement

let loaded: Virtualize | undefined

async function load(): Promise<Virtualize | undefined> {
  try {
    const { virtualize } = await import('./virtualize.tsx')
    loaded = virtualize
  } catch {
    // Without it every line is drawn, which is slow and right.
  }
  return loaded
}

/**
 * Returns what makes a list draw only its lines in view: fetched by the first field with many choices, before its list opens.
 * Undefined until it is there, where it cannot be fetched, and where it is not wanted.
 */
export function useVirtualizer(isWanted: boolean): Virtualize | undefined {
  const [virtualize, setVirtualize] = useState(() => loaded)
  useEffect(() => {
    if (!isWanted || virtualize !== undefined) return undefined
    let isMounted = true
    void load().then((found) => {
      if (isMounted) setVirtualize(() => found)
      return found
    })
    return () => {
      isMounted = false
    }
  }, [isWanted, virtualize])
  return isWanted ? virtualize : undefined
}
