import { referenceLists, type ReferenceBase } from '@capiz/domain/reference'

/** The order of a list whose items have places: by place, then by name. */
const byPlace: string[] = ['sortOrder,ASC', 'description,ASC']

/** The order of a list without places. */
const byName = 'description,ASC'

/** Returns the query that reads a whole maintained list in its own order, as drop-downs show it (domain model 2: 1000). */
export function wholeList(base: ReferenceBase): { size: number; sort: string | string[] } {
  const hasPlaces = referenceLists[base].fields.some(({ name }) => name === 'sortOrder')
  return { size: 1000, sort: hasPlaces ? byPlace : byName }
}
