import { asTerm, type Row } from './client.ts'

/** How a filter of a list decides over rows, as a reader of the specification expects it. */
export interface Rule {
  /** texts of a row the filter looks at */
  read: (row: Row) => readonly string[]
  /** whether a text of a row meets what was asked */
  meets: (text: string, asked: string) => boolean
  /** what to ask for, given a text of a row */
  ask: (text: string) => string
  /** how it travels */
  send: (asked: string) => string
  /** what no row has */
  nobody: string
  /** whether rows may be found by more than `read` says: then each found row must still hold the text somewhere */
  isLoose?: boolean
}

/** Texts at a path into a row, such as `type.code` or `contacts.name`; through arrays. */
function textsAt(row: unknown, path: string): string[] {
  const [first = '', ...rest] = path.split('.')
  if (Array.isArray(row)) return row.flatMap((one) => textsAt(one, path))
  if (row === null || row === undefined) return []
  if (path === '') {
    return typeof row === 'string' || typeof row === 'number' || typeof row === 'boolean' ? [String(row)] : []
  }
  return typeof row === 'object' ? textsAt((row as Row)[first], rest.join('.')) : []
}

/** Text without case and accents, a hyphen as the blank it stands for. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('-', ' ').toUpperCase()

const reads = (paths: readonly string[]) => (row: Row) =>
  paths.flatMap((path) => textsAt(row, path)).filter((text) => text !== '')

/** The longest word of a text, which is what somebody would search by. */
const wordOf = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}-]+/u)
    .toSorted((a, b) => b.length - a.length)
    .at(0) ?? text

const same = (text: string): string => text

/** The filter takes a value of the field as it is. */
export const is = (...paths: string[]): Rule => ({
  read: reads(paths),
  meets: (text, asked) => text === asked,
  ask: same,
  send: same,
  nobody: 'ZZ-NOBODY',
})

/** The filter takes a part of the text, sent as a term of the specification. */
export const contains = (...paths: string[]): Rule => ({
  read: reads(paths),
  meets: (text, asked) => plain(text).includes(plain(asked)),
  ask: wordOf,
  send: asTerm,
  nobody: 'ZZQQNOBODY',
})

/** The filter takes the beginning of the text, sent as a term of the specification. */
export const starts = (...paths: string[]): Rule => ({
  ...contains(...paths),
  meets: (text, asked) => plain(text).startsWith(plain(asked)),
  ask: same,
})

/** The free-text filter: rows that hold the word in one of the fields, and none that holds it nowhere. */
export const term = (...paths: string[]): Rule => ({ ...contains(...paths), isLoose: true })

/** The filter takes true or false. */
export const flag = (path: string): Rule => ({ ...is(path), nobody: 'neither' })

/** The day of a moment in Manila, or of a day. */
const dayOf = (text: string): string =>
  text.length === 10 ? text : new Date(new Date(text).getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

const day = (paths: readonly string[]) => (row: Row) => reads(paths)(row).map(dayOf)

/** Rows of the day or later. */
export const from = (...paths: string[]): Rule => ({
  ...is(),
  read: day(paths),
  meets: (text, asked) => text >= asked,
  nobody: '2099-12-31',
})

/** Rows of the day or earlier. */
export const to = (...paths: string[]): Rule => ({
  ...is(),
  read: day(paths),
  meets: (text, asked) => text <= asked,
  nobody: '1901-01-01',
})

/** Rows of the day. */
export const onDay = (...paths: string[]): Rule => ({ ...is(), read: day(paths), nobody: '1901-01-01' })

/** Rows of the month, 1 to 12. */
export const month = (...paths: string[]): Rule => ({
  ...is(),
  read: (row) => day(paths)(row).map((text) => String(Number(text.slice(5, 7)))),
  nobody: '13',
})

/** Rows of the year. */
export const year = (...paths: string[]): Rule => ({
  ...is(),
  read: (row) => day(paths)(row).map((text) => text.slice(0, 4)),
  nobody: '1901',
})
