import { isAccreditationStatus, presentStatus } from '@capiz/domain/accreditation'
import type { ReferenceBase } from '@capiz/domain/reference'
import { and, eq, inArray, or } from 'drizzle-orm'
import { city, referenceItem, role, type AuditChange } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

/** A change with the words of its values, where a value is a code or a number that stands for something. */
export interface LabelledChange {
  field: string
  before: unknown
  after: unknown
  beforeWords?: string
  afterWords?: string
}

/** The list whose codes a field holds, by the last part of its name. */
const lists: Readonly<Record<string, ReferenceBase>> = {
  typeCode: 'hf-type',
  facilityTypeCode: 'hf-type',
  categoryCode: 'hf-category',
  phyTypeCode: 'phy-type',
  providerCategoryCode: 'provider-category',
  preferredNetworkCategory: 'provider-category',
  specializationCode: 'specialization',
  primarySpecializationCode: 'specialization',
  specializationCodes: 'specialization',
  subSpecializationCode: 'subspecialization',
  trainingInstitutionCode: 'training-institution',
  roomCategoryCode: 'hf-room-category',
  costCenter: 'hf-cost-center',
  docType: 'document-type',
  documentTypeCode: 'document-type',
}

type Kind = { list: ReferenceBase } | 'status' | 'role' | 'city'

function kindOf(field: string): Kind | undefined {
  const name = field.split('.').at(-1) ?? field
  if (/status/iu.test(name)) return 'status'
  if (name === 'roleId') return 'role'
  if (/cityId$/iu.test(name)) return 'city'
  const list = lists[name]
  return list ? { list } : undefined
}

const partsOf = (value: unknown): (string | number)[] =>
  [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number')

interface Wanted {
  codes: Map<ReferenceBase, Set<string>>
  roles: Set<number>
  cities: Set<number>
}

function wantedOf(changes: readonly AuditChange[]): Wanted {
  const wanted: Wanted = { codes: new Map(), roles: new Set(), cities: new Set() }
  for (const { field, before, after } of changes) {
    const kind = kindOf(field)
    const parts = partsOf([before, after].flat())
    if (kind === undefined || kind === 'status') continue
    if (kind === 'role') for (const part of parts) wanted.roles.add(Number(part))
    else if (kind === 'city') for (const part of parts) wanted.cities.add(Number(part))
    else {
      const codes = wanted.codes.get(kind.list) ?? new Set()
      for (const part of parts) codes.add(String(part))
      wanted.codes.set(kind.list, codes)
    }
  }
  return wanted
}

const numbers = (set: ReadonlySet<number>): number[] =>
  [...set].filter((one) => Number.isSafeInteger(one) && one > 0 && one <= 2_147_483_647)

/** The names behind the codes that some changes hold, in at most three queries. */
async function namesOf(db: Executor, { codes, roles, cities }: Wanted): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const reads = [...codes].map(([list, some]) =>
    and(eq(referenceItem.list, list), inArray(referenceItem.code, [...some])),
  )
  if (reads.length > 0) {
    const { list, code, description } = referenceItem
    for (const item of await db
      .select({ list, code, description })
      .from(referenceItem)
      .where(or(...reads)))
      names.set(`${item.list} ${item.code}`, item.description ?? item.code)
  }
  if (roles.size > 0) {
    const rows = await db
      .select()
      .from(role)
      .where(inArray(role.id, numbers(roles)))
    for (const { id, name } of rows) names.set(`role ${id}`, name)
  }
  if (cities.size > 0) {
    const rows = await db
      .select()
      .from(city)
      .where(inArray(city.id, numbers(cities)))
    for (const { id, description } of rows) names.set(`city ${id}`, description)
  }
  return names
}

function labelFor(field: string, value: unknown, names: ReadonlyMap<string, string>): string | undefined {
  const kind = kindOf(field)
  const parts = partsOf(value)
  if (kind === undefined || parts.length === 0) return undefined
  const labels = parts.map((part) => {
    if (kind === 'status')
      return typeof part === 'string' && isAccreditationStatus(part) ? presentStatus(part).label : undefined
    return names.get(`${typeof kind === 'string' ? kind : kind.list} ${part}`)
  })
  return labels.some((one) => one !== undefined)
    ? labels.map((one, place) => one ?? String(parts[place])).join(', ')
    : undefined
}

/** Adds the words of codes to the changes of several rows, read together. */
export async function withLabels(
  db: Executor,
  rows: readonly (readonly AuditChange[])[],
): Promise<LabelledChange[][]> {
  const names = await namesOf(db, wantedOf(rows.flat()))
  return rows.map((changes) =>
    changes.map(({ field, before, after }) => {
      const beforeLabel = labelFor(field, before, names)
      const afterLabel = labelFor(field, after, names)
      return {
        field,
        before,
        after,
        ...(beforeLabel === undefined ? {} : { beforeWords: beforeLabel }),
        ...(afterLabel === undefined ? {} : { afterWords: afterLabel }),
      }
    }),
  )
}
