import type { ListSearch, Selection } from '../../platform/list/page-ids.ts'
import type { Ranked, TypedSearch } from './search.ts'

/** A search of a list as typed, with how the list is selected under it, and whether other filters limit it. */
interface Searching {
  typed: TypedSearch | undefined
  isLimited: boolean
  selected: (ranked: Ranked) => Selection
}

/** Returns how a list that is searched finds more: by its own rows it knows whether the search was answered. */
export function listSearch({ typed, isLimited, selected }: Searching): ListSearch | undefined {
  if (!typed?.widened) return undefined
  const { isWhole, widened } = typed
  return {
    isWhole: isLimited ? undefined : isWhole,
    widened: async (found) => {
      const wider = await widened(found)
      return wider && selected(wider)
    },
  }
}
