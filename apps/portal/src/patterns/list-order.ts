/**
 * The order a list is asked for and shows: the chosen one; none while something is searched, when the best match comes
 * first; else its own.
 */
export function orderOf({ sort, term }: { sort: string; term: string }, own: string): string | undefined {
  if (sort !== '') return sort
  return term.trim() === '' ? own : undefined
}
