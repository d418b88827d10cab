import { formatField } from '@capiz/domain/field'
import type { RecordField } from '@capiz/domain/record'
import { type RecordView, valueOf } from './calls.ts'
import type { RecordScreen } from './screens.ts'

/** A field as a person reads it; empty when there is nothing. */
export function fieldText(record: RecordView, field: RecordField): string {
  return formatField(field, valueOf(record, field.name), () => record.words[field.name])
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

/** Returns the name of a record in lists and headings. */
export function nameOf(screen: RecordScreen, record: RecordView): string {
  const field = fieldNamed(screen, screen.named)
  const text = field === undefined ? '' : shortened(fieldText(record, field))
  return text === '' ? (record.code ?? screen.entity) : text
}

/** Whether records of a kind are named by one of a few words, which say little without the kind. */
export function isNamedByChoice(screen: RecordScreen): boolean {
  const kind = fieldNamed(screen, screen.named)?.kind
  return kind === 'choice' || kind === 'term'
}

/** Returns the heading of a record: its name, with its kind where the name alone is unclear. */
export function headingOf(screen: RecordScreen, record: RecordView): string {
  const name = nameOf(screen, record)
  return isNamedByChoice(screen) ? `${screen.entity}: ${name.toLowerCase()}` : name
}

/** The name of a kind inside a sentence, such as "non-conformity". */
export const entityLabel = ({ entity }: Pick<RecordScreen, 'entity'>): string =>
  entity.charAt(0).toLowerCase() + entity.slice(1)

/** The name of a kind with its article, such as "an inquiry". */
export function oneOf(screen: Pick<RecordScreen, 'entity'>): string {
  const text = entityLabel(screen)
  return /^[aeiou]/u.test(text) ? `an ${text}` : `a ${text}`
}
