import type { AuditChange } from '@capiz/api/schema/log'
import { formatDay, isIsoDate, manilaDay } from '@capiz/domain/time'
import type { DiffRow } from '@capiz/ui/DiffTable'
import type { InferOutput } from 'valibot'
import { declaredChoice, fieldLabel, fieldTitle } from './field/labels.ts'

/** A changed field with its values before and after, as the logs bring it. */
type Change = InferOutput<typeof AuditChange>

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/u.test(text)

/** A value as people read it; nothing, an empty text and an empty list are `none`. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en-PH')
  if (typeof value === 'string') {
    if (isIsoDate(value)) return formatDay(value)
    return isMoment(value) ? formatDay(manilaDay(new Date(value))) : value
  }
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join(', ')
  const parts = Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([name, one]) => `${fieldLabel(name)} ${valueText(one)}`)
  return parts.length === 0 ? 'none' : parts.join(', ')
}

/** The values of a change in words, before and after; codes by the names the server gave with them. */
export function changeValues({
  field,
  before,
  after,
  beforeWords,
  afterWords,
}: Change): [before: string, after: string] {
  const text = (value: unknown): string => declaredChoice(field, value) ?? valueText(value)
  return [beforeWords ?? text(before), afterWords ?? text(after)]
}

/** Changes as a table of values shows them: words and names, never codes. */
export function changeRows(changes: readonly Change[]): DiffRow[] {
  return changes.map((change) => {
    const [before, requested] = changeValues(change).map((label) => (label === 'none' ? null : label))
    const { field } = change
    return { field, label: fieldTitle(field), kind: 'text', before, requested, changed: true }
  })
}

/** Changes named in one sentence. */
const named = 4

/** Changes as one sentence: `Credit term days: 30, now 45. TIN: none, now 123.` */
export function changesText(changes: readonly Change[]): string {
  const parts = changes.slice(0, named).map((change) => {
    const [before, after] = changeValues(change)
    return `${fieldTitle(change.field)}: ${before === 'none' ? after : `${before}, now ${after}`}.`
  })
  const rest = changes.length - parts.length
  return [...parts, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')
}
