import { plural } from '@capiz/domain/text'
import { personOf, rowName } from '../../affiliation/roster/layout.ts'
import { saveRoster, savedRosterWords } from '../../affiliation/roster/save.ts'
import type { Executor } from '../../db/types.ts'
import { providersOf } from '../../record/owner.ts'
import type { Line } from '../../upload/value.ts'
import type { RequestRecord } from '../record.ts'
import type { RequestKind, Shown } from './kind.ts'
import { choiceWords, text } from './provider-words.ts'

/** Rows a request shows one by one; of a longer roster the rest is counted. */
const mostShown = 200

interface RosterPayload {
  healthFacilityCode: string
  roster: Line[]
}

/** Whether an affiliation request asks for a whole roster. */
export function isRoster(values: Record<string, unknown>): boolean {
  return Array.isArray(values['roster'])
}

const payloadOf = (values: Record<string, unknown>) => values as unknown as RosterPayload

function wordsOf(line: Line): string {
  const { prcNumber, phyTypeCode, decision } = personOf(line)
  const licence = prcNumber === null ? 'no licence number' : `licence ${prcNumber}`
  const chosen = decision === null ? [] : [decision === 'NEW' ? 'new record' : decision.toLowerCase()]
  return [rowName(line), choiceWords(phyTypeCode), licence, ...chosen].join(', ')
}

/** The rows of a roster in words, for the request that asks for them. */
export async function showRoster(db: Executor, values: Record<string, unknown>): Promise<Shown[]> {
  const { healthFacilityCode, roster } = payloadOf(values)
  const providers = await providersOf(db, [healthFacilityCode])
  const rest = roster.length - mostShown
  return [
    text('healthFacilityCode', 'Facility', providers.get(healthFacilityCode)?.name ?? healthFacilityCode),
    text('rows', 'Physicians in the roster', String(roster.length)),
    ...roster.slice(0, mostShown).map((line, at) => text(`roster.${at}`, `Row ${at + 1}`, wordsOf(line))),
    ...(rest > 0 ? [text('more', 'Not shown', plural(rest, 'more row', 'more rows'))] : []),
  ]
}

/** Does what a roster asks for; rows that cannot be told by now are left and named. */
export const applyRoster: RequestKind['apply'] = async (services, tx, request: RequestRecord, actor) => {
  const { healthFacilityCode, roster } = payloadOf(request.payload)
  const asked = { facilityCode: healthFacilityCode, lines: roster }
  const saved = await saveRoster(services, tx, asked, actor, { requestCode: request.code })
  const left = saved.rows.flatMap(({ faults }, at) => {
    const [fault] = faults
    const line = roster[at]
    return fault && line ? [`${rowName(line)}: ${fault.message}`] : []
  })
  if (left.length === 0) return savedRosterWords(saved)
  const count = plural(left.length, 'row was', 'rows were')
  return `${savedRosterWords(saved)} ${count} left out. ${left.slice(0, 10).join(' ')}`
}
