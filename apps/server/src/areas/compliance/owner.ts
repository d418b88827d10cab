import { inArray } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { heldFacility } from '../facility/scope.ts'
import { heldPhysician } from '../physician/scope.ts'

/** A facility or physician as far as records, mails and lists need it. */
export interface ProviderFacts {
  code: string
  name: string
  emailAddress: string | null
  version: number
  deleted: boolean
  /** of a physician */
  phyTypeCode: string | null
}

const unique = (codes: readonly (string | null)[], prefix: string): string[] => [
  ...new Set(codes.filter((code): code is string => code?.startsWith(prefix) ?? false)),
]

const facilityColumns = {
  code: facility.code,
  name: facility.name,
  emailAddress: facility.emailAddress,
  version: facility.version,
  deleted: facility.deleted,
}

const physicianColumns = {
  code: physician.code,
  lastName: physician.lastName,
  firstName: physician.firstName,
  emailAddress: physician.emailAddress,
  version: physician.version,
  deleted: physician.deleted,
  phyTypeCode: physician.phyTypeCode,
}

/** The rows of some codes: those the transaction holds locked as it knows them, the others read at once. */
async function rowsOf<R>(
  codes: readonly string[],
  heldOf: (code: string) => R | undefined,
  read: (codes: string[]) => PromiseLike<R[]>,
): Promise<R[]> {
  const known = codes.flatMap((code) => heldOf(code) ?? [])
  const left = codes.filter((code) => heldOf(code) === undefined)
  return left.length === 0 ? known : [...known, ...(await read(left))]
}

/** The facilities and physicians of some codes, by code; two small queries at most, whatever the page holds. */
export async function providersOf(
  db: Executor,
  codes: readonly (string | null)[],
): Promise<Map<string, ProviderFacts>> {
  const facilities = await rowsOf<Omit<ProviderFacts, 'phyTypeCode'>>(
    unique(codes, 'HF'),
    (code) => heldFacility(db, code),
    (left) => db.select(facilityColumns).from(facility).where(inArray(facility.code, left)),
  )
  const physicians = await rowsOf<Omit<ProviderFacts, 'name'> & { lastName: string; firstName: string }>(
    unique(codes, 'PHY'),
    (code) => heldPhysician(db, code),
    (left) => db.select(physicianColumns).from(physician).where(inArray(physician.code, left)),
  )
  return new Map<string, ProviderFacts>([
    ...facilities.map(
      ({ code, name, emailAddress, version, deleted }) =>
        [code, { code, name, emailAddress, version, deleted, phyTypeCode: null }] as const,
    ),
    ...physicians.map(
      ({ code, lastName, firstName, emailAddress, version, deleted, phyTypeCode }) =>
        [
          code,
          { code, name: `${lastName}, ${firstName}`, emailAddress, version, deleted, phyTypeCode },
        ] as const,
    ),
  ])
}
