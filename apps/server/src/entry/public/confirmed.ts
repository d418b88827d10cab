import type { PublicConfirmation } from '@capiz/api/schema/public-confirmation'
import { publicSections, shownConfirmation } from '@capiz/domain/confirmation'
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

/** The sections of an entry that visitors see, each with the day it was last confirmed by its provider. */
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
      if (values === undefined || rows === undefined) return [code, []]
      const record = { values, rows, accreditationDate }
      const freshness = freshnessOfRecord(record, clock.today(), config.confirmationDays)
      const shown = publicSections.map((section) => {
        const one = freshness.get(section)
        return { section, on: one ? shownConfirmation(one) : null }
      })
      return [code, shown.flatMap(({ section, on }) => (on === null ? [] : [{ section, on }]))]
    }),
  )
}

/** Days on which facilities last confirmed what visitors see; none for what was changed or reported as wrong since. */
export async function confirmedFacilities(
  services: Services,
  records: readonly FacilityRecord[],
): Promise<Map<string, Confirmed>> {
  return confirmedOf(services, records, await valuesOfFacilities(services.db, records))
}

/** Days on which physicians last confirmed what visitors see; none for what was changed or reported as wrong since. */
export async function confirmedPhysicians(
  services: Services,
  records: readonly PhysicianRecord[],
): Promise<Map<string, Confirmed>> {
  return confirmedOf(services, records, await valuesOfPhysicians(services.db, records))
}
