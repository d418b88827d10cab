import { useEffect, useEffectEvent, useState } from 'react'
import { isPastEnd } from '../Pagination/pages.ts'
import type { PageInfo } from '../Pagination/pages.ts'
import type { TableStatus } from './types.ts'

/** Goes to the last page when the asked one no longer exists, and returns the sentence that says so. */
export function usePastEnd(
  page: PageInfo,
  status: TableStatus,
  goTo: (page: number) => void,
): string | undefined {
  const [missing, setMissing] = useState<number>()
  const isPast = status === 'idle' && isPastEnd(page)
  if (isPast && missing !== page.number) setMissing(page.number)
  const leave = useEffectEvent(() => goTo(page.totalPages - 1))
  useEffect(() => {
    if (isPast) leave()
  }, [isPast])
  if (missing === undefined) return undefined
  return `Page ${missing + 1} does not exist any more. This is the last page, ${page.totalPages}.`
}
