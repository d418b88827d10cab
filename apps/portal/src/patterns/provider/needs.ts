import { type ChecklistRow, isComplete, missingItems } from '@capiz/domain/checklist'
import type { FreshnessState } from '@capiz/domain/confirmation'
import { joinList, plural } from '@capiz/domain/text'

/** An item of a record that staff settle, or have to know. */
export interface Need {
  id: string
  subject: string
  detail?: string
  isLate: boolean
  /** part of the record where it is settled */
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

const documents = { path: 'documents', label: 'Documents' }

/** Parts of the record in which warnings are settled; the kinds left out are settled elsewhere. */
const partOfWarning: Readonly<Record<string, Need['part']>> = {
  expired: documents,
  ending: documents,
  expiring: documents,
  violation: { path: 'records', label: 'Compliance' },
}

/** Warnings that do not wait. */
const urgent: readonly string[] = ['expired', 'ending', 'blocked', 'violation']

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
      part: { path: 'checklist', label: 'Checklist' },
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
      part: { path: 'confirmation', label: 'Confirmation' },
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
    isLate: urgent.includes(kind),
    ...(partOfWarning[kind] === undefined ? {} : { part: partOfWarning[kind] }),
  }))
  return [...warned, ...checklistNeeds(checklist), ...confirmationNeeds(sections)]
}
