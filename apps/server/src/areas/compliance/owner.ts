import { inArray } from 'drizzle-orm'
import { facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

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

/** The facilities and physicians of some codes, by code; two small queries, whatever the page holds. */
export async function providersOf(
  db: Executor,
  codes: readonly (string | null)[],
): Promise<Map<string, ProviderFacts>> {
  const [facilityCodes, physicianCodes] = [unique(codes, 'HF'), unique(codes, 'PHY')]
  const facilities =
    facilityCodes.length === 0
      ? []
      : await db
          .select({
            code: facility.code,
            name: facility.name,
            emailAddress: facility.emailAddress,
            version: facility.version,
            deleted: facility.deleted,
          })
          .from(facility)
          .where(inArray(facility.code, facilityCodes))
  const physicians =
    physicianCodes.length === 0
      ? []
      : await db
          .select({
            code: physician.code,
            lastName: physician.lastName,
            firstName: physician.firstName,
            emailAddress: physician.emailAddress,
            version: physician.version,
            deleted: physician.deleted,
            phyTypeCode: physician.phyTypeCode,
          })
          .from(physician)
          .where(inArray(physician.code, physicianCodes))
  return new Map<string, ProviderFacts>([
    ...facilities.map((row) => [row.code, { ...row, phyTypeCode: null }] as const),
    ...physicians.map(
      ({ lastName, firstName, ...row }) => [row.code, { ...row, name: `${lastName}, ${firstName}` }] as const,
    ),
  ])
}
