import { type ChecklistRow, isComplete, missingItems } from '@capiz/domain/checklist'
import type { FreshnessState } from '@capiz/domain/confirmation'
import { joinList, plural } from '@capiz/domain/text'

/** An item of a record that staff settle, or have to know. */
export interface Need {
  id: string
  subject: string
  detail?: string
  /** past its day: red */
  isLate: boolean
  /** not past its day and settled before all others: amber */
  isUrgent: boolean
  /** part of the record where it is settled, with the label of the link there, which begins with a verb */
  part?: { path: string; label: string }
}

/** A warning of the banner. */
interface Warning {
  kind: string
  message: string
}

/** A section of the record with how fresh it is. */
interface Section {
  label: string
  state: FreshnessState
}

const documents = { path: 'documents', label: 'Open documents' }

/** Parts of the record in which warnings are settled; the kinds left out are settled elsewhere. */
const partOfWarning: Readonly<Record<string, Need['part']>> = {
  expired: documents,
  ending: documents,
  expiring: documents,
  violation: { path: 'records', label: 'Open compliance' },
}

/** Warnings of what is past its day. */
const late: readonly string[] = ['expired']

/** Warnings that do not wait and are not past a day. */
const urgent: readonly string[] = ['ending', 'blocked', 'violation']

/** Items shown at once; more are folded, so that they never push the record away. */
const mostShown = 4

/** Splits the needs into those shown and those folded; folding a single one would save no line. */
export function foldNeeds(needs: readonly Need[]): { shown: readonly Need[]; folded: readonly Need[] } {
  const count = needs.length > mostShown + 1 ? mostShown : needs.length
  return { shown: needs.slice(0, count), folded: needs.slice(count) }
}

/** Names at most so many, that one line holds them; the rest are counted. */
const mostNamed = 2

function named(names: readonly string[]): string {
  const rest = names.length - mostNamed
  return joinList(rest > 0 ? [...names.slice(0, mostNamed), `${rest} more`] : names)
}

/** Progress of a checklist in a sentence without its stop. */
export function checklistText(rows: readonly ChecklistRow[]): string {
  const required = rows.filter((row) => row.required)
  const met = required.filter((row) => isComplete([row])).length
  return `${met} of ${required.length} required items verified`
}

function checklistNeeds(rows: readonly ChecklistRow[]): Need[] {
  const missing = missingItems(rows)
  if (missing.length === 0) return []
  return [
    {
      id: 'checklist',
      subject: checklistText(rows),
      detail: `Still open: ${named(missing)}`,
      isLate: false,
      isUrgent: false,
      part: { path: 'checklist', label: 'Open checklist' },
    },
  ]
}

function confirmationNeeds(sections: readonly Section[]): Need[] {
  const open = sections.filter(({ state }) => state !== 'CONFIRMED')
  if (open.length === 0) return []
  return [
    {
      id: 'confirmation',
      subject: `${plural(open.length, 'section', 'sections')} not confirmed`,
      detail: named(open.map(({ label }) => label)),
      // the provider is reminded by itself; staff have documents that have expired to see first
      isLate: false,
      isUrgent: false,
      part: { path: 'confirmation', label: 'Open confirmation' },
    },
  ]
}

/** Returns what needs attention on a record, as staff see it: its warnings in their rank, its checklist, its confirmations. */
export function needsOf(
  warnings: readonly Warning[],
  checklist: readonly ChecklistRow[],
  sections: readonly Section[],
): Need[] {
  const warned = warnings.map(({ kind, message }) => ({
    id: message,
    subject: message.replace(/\.$/u, ''),
    isLate: late.includes(kind),
    isUrgent: urgent.includes(kind),
    ...(partOfWarning[kind] === undefined ? {} : { part: partOfWarning[kind] }),
  }))
  return [...warned, ...checklistNeeds(checklist), ...confirmationNeeds(sections)]
}
