import type { IsoDate } from '@capiz/domain/time'
import { dayAt, type SeedInputs } from './context.ts'
import { stream } from './random.ts'
import { lacksOf } from './stories/index.ts'

/** Whether a document of the sample is there, and its last day. */
export interface DrawnDocument {
  missing: boolean
  validityDate: IsoDate
}

/** Index of the facility whose licence ends today. */
const endingToday = 2

/**
 * Last day of a document of a provider: 82 of 100 valid, 8 expiring, 7 expired, 3 missing (domain model 13). What a provider
 * must hold to be accredited does not lapse, but by a story. The record's
 * own date and its document both come from here, so that they agree.
 */
export function drawDocument(
  inputs: SeedInputs,
  ownerKind: 'hf' | 'phy',
  index: number,
  { docType, mayLapse }: { docType: string; mayLapse: boolean },
): DrawnDocument {
  const lack = lacksOf(ownerKind, index).find((each) => each.docType === docType)
  if (lack?.until !== undefined) return { missing: false, validityDate: dayAt(inputs, lack.until) }
  const source = stream(inputs.seedNumber, `paper-${ownerKind}-${docType}`, index)
  if (ownerKind === 'hf' && index === endingToday && docType === 'LTO') {
    return { missing: false, validityDate: inputs.asOf }
  }
  const drawn = source.weighted([
    ['VALID', 82],
    ['EXPIRING', 8],
    ['EXPIRED', 7],
    ['MISSING', 3],
  ] as const)
  const state = mayLapse || drawn === 'EXPIRING' ? drawn : 'VALID'
  const offset =
    state === 'EXPIRED' ? -source.int(1, 120) : state === 'EXPIRING' ? source.int(1, 30) : source.int(31, 720)
  // The first facility's documents are in order: it is the one the tests and the tour begin with.
  const isFirst = ownerKind === 'hf' && index === 0
  return {
    missing: state === 'MISSING' && !isFirst,
    validityDate: dayAt(inputs, isFirst ? Math.max(offset, 0) + 60 : offset),
  }
}
