import type { SeedRoleCode } from '@capiz/domain/access'
import { addDays, type IsoDate } from '@capiz/domain/time'
import type { SeedSize } from './size.ts'

/** Everything the sample data depends on; the same inputs give the same rows. */
export interface SeedInputs {
  size: SeedSize
  seedNumber: number
  /** the day "today" the dates are counted from */
  asOf: IsoDate
  /** hash of the one password of every sample account */
  passwordHash: string
  /** ids of the roles in the database */
  roleIds: Readonly<Record<SeedRoleCode, number>>
}

/** A day some days after the sample's today; negative is before. */
export function dayAt(inputs: Pick<SeedInputs, 'asOf'>, offset: number): IsoDate {
  return addDays(inputs.asOf, offset)
}

/** A moment in the office hours of a day some days after the sample's today, Manila time. */
export function momentAt(inputs: Pick<SeedInputs, 'asOf'>, offset: number, minute = 0): Date {
  const start = Date.parse(`${addDays(inputs.asOf, offset)}T08:00:00+08:00`)
  return new Date(start + (minute % 540) * 60_000)
}

/** The stamps of a record made and last changed on some days. */
export function stampsAt(
  inputs: Pick<SeedInputs, 'asOf'>,
  created: { offset: number; by: string },
  updated: { offset: number; by: string } = created,
  minute = 0,
) {
  return {
    createdDate: momentAt(inputs, created.offset, minute),
    createdBy: created.by,
    updatedDate: momentAt(inputs, updated.offset, minute),
    updatedBy: updated.by,
    version: 1,
    deleted: false,
  }
}

/** A number with leading zeros. */
export function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0')
}
