import { lastMonths, usedMonths } from '@capiz/domain/fees'
import { addMonths, type IsoDate } from '@capiz/domain/time'
import type { usageCount } from '../db/schema/index.ts'
import { lineColumns } from '../areas/price/rows.ts'
import { formatCode } from '../platform/runtime/codes.ts'
import { stampsAt, type SeedInputs } from './context.ts'
import { sheetsOfOwner } from './price.ts'
import { stream } from './random.ts'
import { indices } from './size.ts'

/**
 * Places of the facilities whose use is counted: the first of the sample, and one whose open proposal has five peers, so
 * that impact and position are seen together. Proposals of the others have no counts.
 */
const countedFacilities = [0, 1, 2, 14]

/** Items of a facility that have a price and are counted; every sixth is not. */
function itemsOf(inputs: SeedInputs, facility: number): string[] {
  const keys = (['room-rate', 'service'] as const).flatMap((kind) =>
    sheetsOfOwner(inputs, kind, facility).flatMap(({ lines }) =>
      lines.map((line, at) => lineColumns(kind, line, at).lineKey),
    ),
  )
  return [...new Set(keys)].filter((_, at) => at % 6 !== 5)
}

/** Monthly counts of use as stored; the second facility has counts of the last eight months alone. */
export function* usageRows(inputs: SeedInputs): Generator<typeof usageCount.$inferInsert> {
  const first: IsoDate = `${lastMonths(inputs.asOf).from}-01`
  const there = new Set([...indices('facility', inputs.size)].map(([index]) => index))
  for (const facility of countedFacilities.filter((index) => there.has(index))) {
    const source = stream(inputs.seedNumber, 'usage-count', facility)
    const { createdDate } = stampsAt(inputs, { offset: -5, by: 'rates' }, undefined, facility)
    const items = itemsOf(inputs, facility)
    for (let at = facility === 1 ? 4 : 0; at < usedMonths; at++) {
      const month = addMonths(first, at).slice(0, 7)
      for (const itemKey of items) {
        const facilityCode = formatCode('facility', facility + 1, '')
        yield { facilityCode, month, itemKey, uses: source.int(0, 120), createdDate, createdBy: 'rates' }
      }
    }
  }
}
