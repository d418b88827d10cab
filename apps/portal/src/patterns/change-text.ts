import type { AuditChange } from '@capiz/api/schema/log'
import { formatDay, isIsoDate, manilaDay } from '@capiz/domain/time'
import type { DiffRow } from '@capiz/ui/DiffTable'
import type { InferOutput } from 'valibot'
import { fieldWords } from './provider/words.ts'

/** A changed field with its values before and after, as the logs bring it. */
type Change = InferOutput<typeof AuditChange>

/** Name of a field as a heading: `creditTermDays` is `Credit term days`. */
export function fieldTitle(field: string): string {
  const words = fieldWords(field)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(text)

/** A value as people read it; nothing, an empty text and an empty list are `none`. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en-PH')
  if (typeof value === 'string') {
    if (isIsoDate(value)) return formatDay(value)
    return isMoment(value) ? formatDay(manilaDay(new Date(value))) : value
  }
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueWords).join(', ')
  const said = Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([name, one]) => `${fieldWords(name)} ${valueWords(one)}`)
  return said.length === 0 ? 'none' : said.join(', ')
}

/** The values of a change in words, before and after; codes by the names the server gave with them. */
export function changeValues({
  before,
  after,
  beforeWords,
  afterWords,
}: Change): [before: string, after: string] {
  return [beforeWords ?? valueWords(before), afterWords ?? valueWords(after)]
}

/** Changes as a table of values shows them: words and names, never codes. */
export function changeRows(changes: readonly Change[]): DiffRow[] {
  return changes.map((change) => {
    const [before, requested] = changeValues(change).map((words) => (words === 'none' ? null : words))
    const { field } = change
    return { field, label: fieldTitle(field), kind: 'text', before, requested, changed: true }
  })
}

/** Changes named in one sentence. */
const named = 4

/** Changes as one sentence: `Credit term days: 30, now 45. TIN: none, now 123.` */
export function changesText(changes: readonly Change[]): string {
  const said = changes.slice(0, named).map((change) => {
    const [before, after] = changeValues(change)
    return `${fieldTitle(change.field)}: ${before === 'none' ? after : `${before}, now ${after}`}.`
  })
  const rest = changes.length - said.length
  return [...said, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')
}
