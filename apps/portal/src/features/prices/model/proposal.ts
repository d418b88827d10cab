import { isIsoDate } from '@capiz/domain/time'
import type { PriceVersion } from '@capiz/ui/accreditation/PriceHistory'
import type { Line } from './calls.ts'
import { type Header, listKey } from './headers.ts'
import type { PriceScreen } from './kinds.ts'
import { versionOf } from './lines.ts'
import type { Names } from './names.ts'

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The proposed sheet of a request as a version that waits; nothing when it is for another list or no sheet at all. */
export function pendingVersion(
  screen: PriceScreen,
  proposal: { code: string; requesterName: string; payload: unknown },
  key: string,
  names: Names,
): PriceVersion[] {
  const { payload } = proposal
  if (typeof payload !== 'object' || payload === null) return []
  const { effectiveDate, lines, ...header } = payload as Header & Record<'effectiveDate' | 'lines', unknown>
  if (typeof effectiveDate !== 'string' || !isIsoDate(effectiveDate) || !Array.isArray(lines)) return []
  if (listKey(header) !== key) return []
  const facts = { id: 0, state: 'scheduled' as const, createdBy: proposal.requesterName }
  const version = versionOf(screen, { ...facts, effectiveDate, lines: lines.filter(isLine) }, names)
  return [{ ...version, id: proposal.code, state: 'pending' }]
}
