import { foldAccents, normalise } from '@capiz/domain/text'

/** Name of a facility as its uniqueness compares it: curly and straight quotes are the same (reliability D7). */
export function facilityNameKey(name: string): string {
  return normalise(name.replaceAll(/[‘’ʼ´`]/g, "'").replaceAll(/[“”]/g, '"'))
}

/** Text as the name searches look for it: upper case, accents folded, single-spaced. */
export function searchText(text: string): string {
  return foldAccents(text).toUpperCase().replaceAll(/\s+/g, ' ').trim()
}

/** First line of an address as its uniqueness compares it (domain model 6.2). */
export function addressLineKey(line: string): string {
  return normalise(line)
}
