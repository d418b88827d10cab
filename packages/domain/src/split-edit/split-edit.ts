import type { Marker } from '../access/index.ts'
import { sameValue } from '../text/index.ts'
import { facilityEditRules, physicianEditRules } from './rules.ts'
import type { EditRules } from '../field/index.ts'

type Values = Readonly<Record<string, unknown>>

/** An edit, taken apart: saved at once, parked as a request, and the names of fields that may not be changed. */
export type SplitEdit = {
  direct: Record<string, unknown>
  request: Record<string, unknown>
  refused: string[]
}

/** The fields kept by the server; they travel with a record, but are not edited. */
const bookkeeping = new Set([
  'id',
  'version',
  'deleted',
  'createdDate',
  'createdBy',
  'updatedDate',
  'updatedBy',
])

/**
 * Takes an edit apart by who makes it (domain model 7.4): PHY for the own physician record, HFC for the own facility;
 * staff save everything directly. Fields left out of `after` and unchanged ones play no part, and a field that no rule
 * names is refused.
 */
export function splitEdit(before: Values, after: Values, marker: Marker): SplitEdit {
  const split: SplitEdit = { direct: {}, request: {}, refused: [] }
  for (const [field, value] of Object.entries(after)) {
    if (bookkeeping.has(field) || sameValue(before[field], value)) continue
    const way = wayOf(field, before[field], value, marker)
    if (way === 'refused') split.refused.push(field)
    else split[way][field] = value
  }
  return split
}

function wayOf(field: string, before: unknown, after: unknown, marker: Marker): keyof SplitEdit {
  if (marker === 'ADMIN') return 'direct'
  const rules: EditRules = marker === 'PHY' ? physicianEditRules : facilityEditRules
  if (rules.direct.includes(field)) return 'direct'
  if (marker === 'PHY' && field === 'specializations' && onlyYearsDiffer(before, after)) return 'direct'
  return rules.request.includes(field) ? 'request' : 'refused'
}

/** Whether two lists of specializations are the same but for the years in which they were completed. */
function onlyYearsDiffer(before: unknown, after: unknown): boolean {
  return Array.isArray(before) && Array.isArray(after) && sameValue(withoutYears(before), withoutYears(after))
}

function withoutYears(list: readonly unknown[]): unknown[] {
  return list.map((item) =>
    typeof item === 'object' && item !== null ? { ...item, yearCompleted: undefined } : item,
  )
}
