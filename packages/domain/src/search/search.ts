/** A name search as it is sent: the pattern and how many results to ask for. */
export type Search = { pattern: string; size: number }

const shortTerm = 3
const fewResults = 5
const manyResults = 100

/** Whether a term is so short that few results answer it, in the order of the list. */
export function isShortTerm(term: string): boolean {
  return term.trim().length < shortTerm
}

function sizeOf(term: string): number {
  return isShortTerm(term) ? fewResults : manyResults
}

function ready(term: string): string | undefined {
  const text = term.trim().toUpperCase()
  return text === '' ? undefined : text
}

/**
 * Facility name search: upper case between % signs, 5 results under 3 characters, else 100; undefined, so no call, when
 * the term is empty (specification 1, section 5).
 */
export function facilitySearch(term: string): Search | undefined {
  const text = ready(term)
  return text === undefined ? undefined : { pattern: `%${text}%`, size: sizeOf(text) }
}

/** City search: upper-case prefix, 5 results under 3 characters, else 100; undefined when empty (specification 2, section 5). */
export function citySearch(term: string): Search | undefined {
  const text = ready(term)
  return text === undefined ? undefined : { pattern: `${text}%`, size: sizeOf(text) }
}

/**
 * Physician name search: upper case and trimmed, 5 results under 3 characters, by last name (specification 2, section 5).
 * From 3 characters on no order is asked for: the best match comes first, those alike by last name.
 */
export function physicianSearch(term: string): (Search & { sort?: 'lastName,ASC' }) | undefined {
  const text = ready(term)
  if (text === undefined) return undefined
  return { pattern: text, size: sizeOf(text), ...(isShortTerm(text) && { sort: 'lastName,ASC' }) }
}

/** Province, region and society searches: the trimmed term, or undefined when there is nothing to look for. */
export function termSearch(term: string): string | undefined {
  const text = term.trim()
  return text === '' ? undefined : text
}

/** Makes %, _ and \ in a typed term plain text for SQL LIKE with the escape character \. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/gu, String.raw`\$&`)
}

/**
 * Drops the wild cards % around a term, which clients of the specification put there (section 5); a % inside, or one
 * written \%, is text.
 */
export function withoutWildcards(term: string): string {
  return term
    .trim()
    .replace(/^%+/u, '')
    .replace(/(\\?)%+$/u, (_, escape: string) => (escape === '' ? '' : '%'))
    .replace(/^\\%/u, '%')
}
