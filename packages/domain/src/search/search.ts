/** A name search as it is sent: the pattern and how many results to ask for. */
export type Search = { pattern: string; size: number }

const shortTerm = 3
const fewResults = 5
const manyResults = 100

function sizeOf(term: string): number {
  return term.length < shortTerm ? fewResults : manyResults
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

/** Physician name search: upper case and trimmed, 5 results under 3 characters, by last name (specification 2, section 5). */
export function physicianSearch(term: string): (Search & { sort: 'lastName,ASC' }) | undefined {
  const text = ready(term)
  return text === undefined ? undefined : { pattern: text, size: sizeOf(text), sort: 'lastName,ASC' }
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
