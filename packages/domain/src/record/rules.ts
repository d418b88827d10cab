import { isBlank } from '../text/index.ts'
import { addYears, formatDay, isIsoDate } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import { isImei } from './imei.ts'
import { recordKind, type RecordKindName } from './kinds.ts'
import { unmetNeeds, type RecordValues } from './moves.ts'
import type { RecordField } from './types.ts'

/** One message about one field. */
export type RecordProblem = { field: string; message: string }

type Report = (field: string, message: string) => void

const yearsAhead = 10

const dayIn = (fields: RecordValues, name: string | undefined): IsoDate | undefined => {
  const value = name === undefined ? undefined : fields[name]
  return typeof value === 'string' && isIsoDate(value) ? value : undefined
}

const textIn = (fields: RecordValues, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

function checkDay(
  field: RecordField,
  fields: RecordValues,
  labels: Map<string, string>,
  today: IsoDate,
  report: Report,
) {
  const day = dayIn(fields, field.name)
  if (day === undefined) return
  if (field.past && day > today) report(field.name, 'Choose today or an earlier day.')
  if (day > addYears(today, yearsAhead)) report(field.name, 'Choose a day within the next ten years.')
  const [from, after] = [dayIn(fields, field.from), dayIn(fields, field.after)]
  const labelOf = (name: string | undefined) => (labels.get(name ?? '') ?? '').toLowerCase()
  if (from && day < from) {
    report(field.name, `Choose ${formatDay(from)} (${labelOf(field.from)}) or a later day.`)
  }
  if (after && day <= after) {
    report(field.name, `Choose a day after ${formatDay(after)} (${labelOf(field.after)}).`)
  }
}

function checkIn(fields: RecordValues, report: Report): void {
  if (fields['result'] !== 'SATISFACTORY' && !dayIn(fields, 'nextVisitDate')) {
    report('nextVisitDate', 'Enter when you will look again.')
  }
  const items = Array.isArray(fields['ratings']) ? (fields['ratings'] as { item: string }[]) : []
  const seen = new Set<string>()
  for (const [at, { item }] of items.entries()) {
    if (seen.has(item)) report(`ratings.${at}.item`, 'This is rated twice. Remove one of them.')
    seen.add(item)
  }
}

const extra: Partial<Record<RecordKindName, (fields: RecordValues, report: Report) => void>> = {
  'dentist-check-in': checkIn,
  'facility-check-in': checkIn,
  'non-conformity': (fields, report) => {
    if (fields['sourceInternal'] === 'OTHERS' && isBlank(textIn(fields, 'sourceInternalOthers'))) {
      report('sourceInternalOthers', 'Say which other source.')
    }
  },
  'document-tracker': (fields, report) => {
    const sent = dayIn(fields, 'dateSent')
    if (!sent && dayIn(fields, 'dateReceived')) report('dateSent', 'Enter when the document was sent.')
    if (!sent && dayIn(fields, 'dateReturned')) report('dateSent', 'Enter when the document was sent.')
    if (dayIn(fields, 'dateReceived') && dayIn(fields, 'dateReturned')) {
      report('dateReturned', 'A document is either received or returned. Clear one of the two dates.')
    }
  },
  'mobile-device': (fields, report) => {
    const imei = textIn(fields, 'imeiNumber')
    if (isBlank(imei)) {
      if (fields['maceTypeCode'] !== 'DESKTOP') report('imeiNumber', 'Enter the IMEI of the device.')
    } else if (!isImei(imei)) report('imeiNumber', 'This is no IMEI: its check digit does not fit.')
  },
  'correction-notice': checkApplicant,
  violation: checkApplicant,
  'special-arrangement': (fields, report) => {
    checkApplicant(fields, report)
    if (fields['agreedAmount'] === 0) report('agreedAmount', 'Enter an amount above zero.')
  },
}

function checkApplicant(fields: RecordValues, report: Report): void {
  const wanted = fields['applicantType'] === 'PHY' ? 'PHY' : 'HF'
  const code = textIn(fields, 'applicantCode')
  if (code !== '' && !code.startsWith(wanted)) {
    report('applicantCode', wanted === 'PHY' ? 'Choose a physician.' : 'Choose a health facility.')
  }
}

/**
 * Returns the errors of a record beyond the shape of its fields: the order of its days, fields that depend on another
 * one, and the needs of its status (domain model 9). All errors at once; none when it can be saved.
 */
export function recordProblems(
  kind: RecordKindName,
  fields: RecordValues,
  status: string,
  today: IsoDate,
): RecordProblem[] {
  const problems: RecordProblem[] = []
  const report: Report = (field, message) => problems.push({ field, message })
  const declared = recordKind(kind).fields
  const labels = new Map(declared.map(({ name, label }) => [name, label]))
  for (const field of declared) {
    if (field.kind === 'day' && !field.server) checkDay(field, fields, labels, today, report)
  }
  extra[kind]?.(fields, report)
  for (const { field, message } of unmetNeeds(kind, status, fields)) report(field, message)
  return problems
}
