import {
  confirmationSections,
  freshnessOf,
  type ConfirmationCycles,
  type ConfirmationSection,
  type Freshness,
} from '@capiz/domain/confirmation'
import type { IsoDate } from '@capiz/domain/time'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { affiliation, confirmation, facility, facilityAddress } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { isPractice } from '../../engines/provider/practice.ts'
import type { FacilityRecord } from '../facility/scope.ts'
import type { PhysicianRecord } from '../physician/scope.ts'
import { facilityValues, physicianValues, sectionHash, type SectionValues } from './values.ts'

/** A stored confirmation or report. */
export type ConfirmationRow = typeof confirmation.$inferSelect

/** The sections of some facilities by the ids of their records. */
export async function valuesOfFacilities(
  db: Executor,
  records: readonly FacilityRecord[],
): Promise<Map<number, SectionValues>> {
  const ids = records.map(({ id }) => id)
  const rows = await db
    .select()
    .from(facilityAddress)
    .where(and(inArray(facilityAddress.facilityId, ids), eq(facilityAddress.deleted, false)))
    .orderBy(asc(facilityAddress.id))
  const addresses = Map.groupBy(rows, ({ facilityId }) => facilityId)
  return new Map(records.map((record) => [record.id, facilityValues(record, addresses.get(record.id) ?? [])]))
}

/** The sections of some physicians by the ids of their records. */
export async function valuesOfPhysicians(
  db: Executor,
  records: readonly PhysicianRecord[],
): Promise<Map<number, SectionValues>> {
  const ids = records.map(({ id }) => id)
  const rows = await db
    .select({
      physicianId: affiliation.physicianId,
      facilityCode: facility.code,
      room: affiliation.room,
      clinicAddress: affiliation.clinicAddress,
      schedule: affiliation.schedule,
    })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(inArray(affiliation.physicianId, ids), isPractice()))
  const practices = Map.groupBy(rows, ({ physicianId }) => physicianId)
  return new Map(
    records.map((record) => [
      record.id,
      physicianValues(
        record,
        (practices.get(record.id) ?? []).map(({ physicianId: _id, ...practice }) => practice),
      ),
    ]),
  )
}

/** The confirmations and reports of some records, the oldest first, by the codes of the records. */
export async function confirmationsOf(
  db: Executor,
  codes: readonly string[],
): Promise<Map<string, ConfirmationRow[]>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select()
    .from(confirmation)
    .where(inArray(confirmation.ownerCode, [...codes]))
    .orderBy(asc(confirmation.id))
  return Map.groupBy(rows, ({ ownerCode }) => ownerCode)
}

/** A record as far as its freshness depends on it. */
export interface ConfirmedRecord {
  values: SectionValues
  rows: readonly ConfirmationRow[]
  accreditationDate: IsoDate | null
}

/** Freshness of every section of a record on a day. */
export function freshnessOfRecord(
  { values, rows, accreditationDate }: ConfirmedRecord,
  today: IsoDate,
  cycles: ConfirmationCycles,
): Map<ConfirmationSection, Freshness> {
  return new Map(
    confirmationSections.map((section) => {
      const events = rows
        .filter((row) => row.section === section)
        .map(({ action, performedOn, hash }) => ({ action, on: performedOn, hash }))
      const hash = sectionHash(values, section)
      const question = { today, cycleDays: cycles[section], hash, since: accreditationDate }
      return [section, freshnessOf(events, question)]
    }),
  )
}
