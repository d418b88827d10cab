import type { PublicConfirmation } from '@capiz/api/schema/public-confirmation'
import { publicFreshness, publicSections } from '@capiz/domain/confirmation'
import type { InferOutput } from 'valibot'
import {
  confirmationsOf,
  freshnessOfRecord,
  valuesOfFacilities,
  valuesOfPhysicians,
} from '../../areas/confirmation/read.ts'
import type { SectionValues } from '../../areas/confirmation/values.ts'
import type { FacilityRecord } from '../../areas/facility/scope.ts'
import type { PhysicianRecord } from '../../areas/physician/scope.ts'
import type { Services } from '../../platform/services.ts'

/** The sections of an entry that visitors see, each with its freshness where something may be said of it. */
export type Confirmed = InferOutput<typeof PublicConfirmation>[]

async function confirmedOf(
  { db, clock, config }: Services,
  records: readonly (FacilityRecord | PhysicianRecord)[],
  valuesById: ReadonlyMap<number, SectionValues>,
): Promise<Map<string, Confirmed>> {
  const confirmations = await confirmationsOf(
    db,
    records.map(({ code }) => code),
  )
  return new Map(
    records.map(({ id, code, accreditationDate }) => {
      const [values, rows] = [valuesById.get(id), confirmations.get(code)]
      if (values === undefined) return [code, []]
      const record = { values, rows: rows ?? [], accreditationDate }
      const freshness = freshnessOfRecord(record, clock.today(), config.confirmationDays)
      const shown = publicSections.flatMap((section) => {
        const one = freshness.get(section)
        const seen = one ? publicFreshness(one, clock.today()) : null
        return seen === null ? [] : [{ section, ...seen }]
      })
      return [code, shown]
    }),
  )
}

/** How fresh what visitors see of facilities is. */
export async function confirmedFacilities(
  services: Services,
  records: readonly FacilityRecord[],
): Promise<Map<string, Confirmed>> {
  return confirmedOf(services, records, await valuesOfFacilities(services.db, records))
}

/** How fresh what visitors see of physicians is. */
export async function confirmedPhysicians(
  services: Services,
  records: readonly PhysicianRecord[],
): Promise<Map<string, Confirmed>> {
  return confirmedOf(services, records, await valuesOfPhysicians(services.db, records))
}
