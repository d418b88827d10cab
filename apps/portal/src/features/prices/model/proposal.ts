import { isIsoDate } from '@capiz/domain/time'
import type { PriceVersion } from '@capiz/ui/accreditation/PriceHistory'
import type { Line } from './calls.ts'
import { type Header, listKey } from './headers.ts'
import type { PriceScreen } from './kinds.ts'
import { versionOf } from './lines.ts'
import type { Names } from './names.ts'

/** A proposed line, as far as the version that waits is made of it. */
interface Proposed {
  state: string
  values: Line
}

/** The proposed sheet of a request as a version that waits; nothing when it is for another list or no sheet at all. */
export function pendingVersion(
  screen: PriceScreen,
  proposal: { code: string; requesterName: string; payload: unknown },
  lines: readonly Proposed[],
  key: string,
  names: Names,
): PriceVersion[] {
  const { payload } = proposal
  if (typeof payload !== 'object' || payload === null) return []
  const { effectiveDate, ...header } = payload as Header & Record<'effectiveDate', unknown>
  if (typeof effectiveDate !== 'string' || !isIsoDate(effectiveDate)) return []
  if (listKey(header) !== key) return []
  const facts = { id: 0, state: 'scheduled' as const, createdBy: proposal.requesterName }
  const kept = lines.filter(({ state }) => state !== 'removed').map(({ values }) => values)
  const version = versionOf(screen, { ...facts, effectiveDate, lines: kept }, names)
  return [{ ...version, id: proposal.code, state: 'pending' }]
}
