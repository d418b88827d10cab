import { plural } from '@capiz/domain/text'
import { manilaDay } from '@capiz/domain/time'
import type { Breach } from './breach.ts'
import { noticeClock } from './clock.ts'

/** A moment in Manila, to the minute. */
const momentText = (moment: Date): string => {
  const time = moment.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Manila',
  })
  return `${manilaDay(moment)} ${time}`
}

/** Labels of the fields that a notice names. */
const noticedIn = ({ fields }: Breach): string[] => [...new Set(fields.flatMap(({ noticed }) => noticed))]

function recordLines({ records, bulk }: Breach): string[] {
  return [
    '',
    `Records reached one by one: ${records.length}`,
    ...records.map(({ entityType, entityCode, name, reads, downloads, changes, firstDate, lastDate }) => {
      const record = [entityType, entityCode, name].filter(Boolean).join(' ')
      const counts = `read ${reads}, taken ${downloads}, changed ${changes}`
      return `  ${manilaDay(firstDate)} to ${manilaDay(lastDate)}  ${counts}  ${record}`
    }),
    '',
    `Lists, exports and reports: ${bulk.length}`,
    ...bulk.map(
      ({ name, times, rows }) =>
        `  ${plural(times, 'time', 'times')}, ${plural(rows, 'row', 'rows')}  ${name}`,
    ),
    ...(bulk.length > 0
      ? ['  Their rows are not among the records above: run them again with the filters of the audit log.']
      : []),
  ]
}

function fieldLines({ fields }: Breach): string[] {
  return [
    '',
    'Values in these records, by the sensitivity of their fields:',
    ...fields.map(
      ({ kind, sensitivity, records, values, labels }) =>
        `  ${sensitivity.padEnd(9)} ${String(values).padStart(6)} in ${records} ${kind}: ${labels.join(', ')}`,
    ),
    '  Whole account numbers only where the user may see them; the others are their last four digits.',
  ]
}

function clockLines(breach: Breach, since: Date, now: Date): string[] {
  const isSensitive = noticedIn(breach).length > 0
  const { noticeDue, reportDue, hoursLeft, mayWait } = noticeClock(
    { since, now },
    { persons: breach.persons.owners + breach.persons.contacts, isSensitive },
  )
  return [
    '',
    'Republic Act 10173, section 20(f), and NPC Circular 16-03:',
    `  known since              ${momentText(since)}`,
    `  notice to NPC, persons   ${momentText(noticeDue)} (${hoursLeft < 0 ? `${-hoursLeft} hours late` : `${hoursLeft} hours left`})`,
    `  full report to NPC       ${momentText(reportDue)}`,
    mayWait
      ? '  The notice may wait only to find its scope, stop further disclosure or restore the system.'
      : '  The notice may not wait: 100 persons or more, or data whose disclosure may harm a person.',
    '  A notice is due where the data can be used for harm or fraud; that is for the Data Protection Officer to decide.',
  ]
}

function noticeLines(breach: Breach): string[] {
  const { scope, persons, owners, records, bulk } = breach
  const labels = noticedIn(breach)
  const rows = bulk.reduce((sum, each) => sum + each.rows, 0)
  const moments = records.flatMap(({ firstDate, lastDate }) => [firstDate.getTime(), lastDate.getTime()])
  const span =
    moments.length > 0
      ? `${momentText(new Date(Math.min(...moments)))} to ${momentText(new Date(Math.max(...moments)))}`
      : 'none on record'
  return [
    '',
    'Facts for the notices (complete them; the log does not know the rest):',
    `  Nature: data reached by ${scope.subject}; records reached ${span}.`,
    `  Persons: ${persons.owners} physicians and accounts, ${persons.contacts} contacts of ${owners.length - persons.owners} facilities; up to ${rows} rows of lists.`,
    `  Personal data: ${labels.length > 0 ? labels.join(', ') : 'none'}.`,
    '  How it happened: ____  Measures taken: ____  Measures against harm: ____  Help for the persons: ____',
    '  Data Protection Officer and how to reach: ____ (Reference lists, Text templates, group PRIVACY)',
  ]
}

/** Returns the lines of a breach report: whose data, which fields, the hours that are left, and the facts for the notices. */
export function breachLines(breach: Breach, since: Date, now: Date): string[] {
  const { subject, from, to } = breach.scope
  return [
    `Reached by ${subject}, ${momentText(from)} to ${momentText(to)} in Manila:`,
    ...recordLines(breach),
    ...fieldLines(breach),
    ...clockLines(breach, since, now),
    ...noticeLines(breach),
  ]
}
