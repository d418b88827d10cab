import { formatDay } from '@capiz/domain/time'
import type { Sheet } from '../model/calls.ts'
import { sheetStates } from '../model/states.ts'

/** A version that new prices can start from; an empty value starts from an empty list. */
export interface StartChoice {
  value: string
  label: string
}

/** Returns what a new version can start from: what is in force and coming, else the newest, and an empty list. */
export function startChoices(sheets: readonly Sheet[]): StartChoice[] {
  const current = sheets.filter(({ state }) => state === 'inForce' || state === 'scheduled')
  const offered = current.length > 0 ? current : sheets.slice(0, 1)
  return [
    ...offered.map(({ id, effectiveDate, state }) => ({
      value: String(id),
      label: `Version of ${formatDay(effectiveDate)}, ${sheetStates[state].label.toLowerCase()}`,
    })),
    { value: '', label: 'An empty list' },
  ]
}
