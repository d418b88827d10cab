import { formatPeso, toCentavos } from '@capiz/domain/money'
import type { RecordField } from '@capiz/domain/record'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import { type RecordView, valueOf } from './calls.ts'
import type { RecordScreen } from './screens.ts'

/** A field as a person reads it; empty when there is nothing. */
export function fieldWords(record: RecordView, field: RecordField): string {
  const value = valueOf(record, field.name)
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return field.kind === 'peso' ? formatPeso(toCentavos(value)) : String(value)
  if (typeof value !== 'string') return ''
  if (field.kind === 'day' && isIsoDate(value)) return formatDay(value)
  return record.words[field.name] ?? value
}

/** The declared field of a name. */
export function fieldNamed(screen: RecordScreen, name: string): RecordField | undefined {
  return screen.fields.find((field) => field.name === name)
}

/** Longest text a heading or the first cell of a row takes. */
const longest = 90

/** A text cut at a word, with an ellipsis when something is left out. */
export function shortened(text: string, most = longest): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/** What a record is called in lists and headings. */
export function nameOf(screen: RecordScreen, record: RecordView): string {
  const field = fieldNamed(screen, screen.named)
  const words = field === undefined ? '' : shortened(fieldWords(record, field))
  return words === '' ? (record.code ?? screen.entity) : words
}

/** Whether records of a kind are named by one of a few words, which say little without the kind. */
export function isNamedByChoice(screen: RecordScreen): boolean {
  const kind = fieldNamed(screen, screen.named)?.kind
  return kind === 'choice' || kind === 'term'
}

/** What stands above a record: its name, with its kind where the name alone says too little. */
export function headingOf(screen: RecordScreen, record: RecordView): string {
  const name = nameOf(screen, record)
  return isNamedByChoice(screen) ? `${screen.entity}: ${name.toLowerCase()}` : name
}

/** The name of a kind inside a sentence, such as "non-conformity". */
export const entityWords = ({ entity }: Pick<RecordScreen, 'entity'>): string =>
  entity.charAt(0).toLowerCase() + entity.slice(1)

/** The name of a kind with its article, such as "an inquiry". */
export function oneOf(screen: Pick<RecordScreen, 'entity'>): string {
  const words = entityWords(screen)
  return /^[aeiou]/u.test(words) ? `an ${words}` : `a ${words}`
}
