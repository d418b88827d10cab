import type { FacilityLookup } from '@capiz/api/schema/facility'
import type { InferOutput } from 'valibot'
import type { Executor } from '../../db/types.ts'
import { loadTerms } from './labels.ts'
import { placesOf } from './places.ts'
import type { FacilityRecord } from './scope.ts'

type Lookup = InferOutput<typeof FacilityLookup>

/** Facilities as choices of a lookup: code, name, type and city. */
export async function facilityLookups(
  db: Executor,
  records: readonly Pick<FacilityRecord, 'code' | 'name' | 'typeCode' | 'mainCityId'>[],
): Promise<Lookup[]> {
  if (records.length === 0) return []
  const terms = await loadTerms(db, 'hf-type')
  const places = await placesOf(
    db,
    records.map(({ mainCityId }) => mainCityId),
  )
  return records.map(({ code, name, typeCode, mainCityId }) => ({
    code,
    name,
    type: terms.coded('hf-type', typeCode),
    city: mainCityId === null ? null : (places.get(mainCityId)?.city ?? null),
  }))
}
