import { choiceLabel } from '@capiz/domain/field'
import { professions } from '@capiz/domain/physician'
import { plural } from '@capiz/domain/text'
import { personOf, rowName } from '../affiliation/roster/layout.ts'
import { saveRoster, savedRosterMessage } from '../affiliation/roster/save.ts'
import type { Executor } from '../../db/types.ts'
import { providersOf } from '../compliance/owner.ts'
import type { Line } from '../../engines/import/value.ts'
import type { RequestRecord } from '../../engines/request/record.ts'
import type { RequestKind, Shown } from '../../engines/request/kind.ts'
import { shownText } from '../../engines/request/format-value.ts'

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

function lineText(line: Line): string {
  const { prcNumber, phyTypeCode, decision } = personOf(line)
  const licence = prcNumber === null ? 'no licence number' : `licence ${prcNumber}`
  const chosen = decision === null ? [] : [decision === 'NEW' ? 'new record' : decision.toLowerCase()]
  return [rowName(line), choiceLabel(professions, phyTypeCode) ?? phyTypeCode, licence, ...chosen].join(', ')
}

/** The rows of a roster in words, for the request that asks for them. */
export async function showRoster(db: Executor, values: Record<string, unknown>): Promise<Shown[]> {
  const { healthFacilityCode, roster } = payloadOf(values)
  const providers = await providersOf(db, [healthFacilityCode])
  const rest = roster.length - mostShown
  return [
    shownText(
      'healthFacilityCode',
      'Facility',
      providers.get(healthFacilityCode)?.name ?? healthFacilityCode,
    ),
    shownText('rows', 'Physicians in the roster', String(roster.length)),
    ...roster
      .slice(0, mostShown)
      .map((line, at) => shownText(`roster.${at}`, `Row ${at + 1}`, lineText(line))),
    ...(rest > 0 ? [shownText('more', 'Not shown', plural(rest, 'more row', 'more rows'))] : []),
  ]
}

/** Applies a roster request; rows that can no longer be matched are left out and listed. */
export const applyRoster: RequestKind['apply'] = async (services, tx, request: RequestRecord, actor) => {
  const { healthFacilityCode, roster } = payloadOf(request.payload)
  const rosterInput = { facilityCode: healthFacilityCode, lines: roster }
  const saved = await saveRoster(services, tx, rosterInput, actor, { requestCode: request.code })
  const rejected = saved.rows.flatMap(({ errors }, at) => {
    const [rowError] = errors
    const line = roster[at]
    return rowError && line ? [`${rowName(line)}: ${rowError.message}`] : []
  })
  if (rejected.length === 0) return savedRosterMessage(saved)
  const count = plural(rejected.length, 'row was', 'rows were')
  return `${savedRosterMessage(saved)} ${count} left out. ${rejected.slice(0, 10).join(' ')}`
}
