import type { ConfirmationSubject } from '@capiz/domain/confirmation'
import type { IsoDate } from '@capiz/domain/time'
import type { Executor } from '../../db/types.ts'
import { documentOwner } from '../document/owner.ts'
import { lockFacility, type FacilityRecord } from '../facility/scope.ts'
import { lockPhysician, physicianName, type PhysicianRecord } from '../physician/scope.ts'
import { eq } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { valuesOfFacilities, valuesOfPhysicians } from './read.ts'
import type { SectionValues } from './values.ts'

/** Statuses in which a provider is asked to confirm its sections. */
export const networkStatuses: readonly string[] = ['ACCREDITED', 'SUSPENDED']

/** A record whose sections are confirmed. */
export interface ConfirmationOwner {
  subject: ConfirmationSubject
  code: string
  name: string
  status: string
  /** whether it is in the network: neither deleted, nor merged into another, nor left */
  isInNetwork: boolean
  emailAddress: string | null
  accreditationDate: IsoDate | null
  values: SectionValues
}

/** Whether members may be referred to a record, or may be again. */
const isInNetwork = (record: FacilityRecord | PhysicianRecord): boolean =>
  !record.deleted &&
  record.accepted &&
  record.duplicateOf === null &&
  networkStatuses.includes(record.accreditationStatusCode)

/** Kind of the record of a code. */
const subjectOf = (code: string): ConfirmationSubject => (code.startsWith('HF') ? 'facility' : 'physician')

async function ofFacility(db: Executor, record: FacilityRecord): Promise<ConfirmationOwner> {
  const { code, name, accreditationStatusCode: status, emailAddress, accreditationDate } = record
  const values = (await valuesOfFacilities(db, [record])).get(record.id) ?? refuse('NOT_FOUND')
  const state = { status, isInNetwork: isInNetwork(record), emailAddress, accreditationDate }
  return { subject: 'facility', code, name, ...state, values }
}

async function ofPhysician(db: Executor, record: PhysicianRecord): Promise<ConfirmationOwner> {
  const { code, accreditationStatusCode: status, emailAddress, accreditationDate } = record
  const values = (await valuesOfPhysicians(db, [record])).get(record.id) ?? refuse('NOT_FOUND')
  const name = physicianName(record)
  const state = { status, isInNetwork: isInNetwork(record), emailAddress, accreditationDate }
  return { subject: 'physician', code, name, ...state, values }
}

/** Returns the record of a code, locked until the transaction ends where it is about to be confirmed; 404 when absent. */
export async function ownerOfCode(db: Executor, code: string, isLocked = false): Promise<ConfirmationOwner> {
  if (subjectOf(code) === 'facility') {
    const [row] = isLocked
      ? [await lockFacility(db, code)]
      : await db.select().from(facility).where(eq(facility.code, code))
    return ofFacility(db, row ?? refuse('NOT_FOUND'))
  }
  const [row] = isLocked
    ? [await lockPhysician(db, code)]
    : await db.select().from(physician).where(eq(physician.code, code))
  return ofPhysician(db, row ?? refuse('NOT_FOUND'))
}

/** Returns the code of a record whose sections the caller may read or confirm as a whole; 404 for any other. */
export async function codeFor(db: Executor, code: string, principal: Principal): Promise<string> {
  const wanted = code.trim().toUpperCase()
  return (await documentOwner(db, { target: subjectOf(wanted) }, wanted, principal)).code
}
