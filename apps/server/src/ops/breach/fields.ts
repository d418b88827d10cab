import type { EntityField } from '@capiz/domain/field'
import { facilityFields } from '@capiz/domain/facility'
import { physicianFields } from '@capiz/domain/physician'
import { inArray } from 'drizzle-orm'
import { appUser, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

type Sensitivity = EntityField['sensitivity']

/** Values of one sensitivity in the records of one kind that were reached. */
export interface SensitiveCount {
  kind: 'physicians' | 'facilities' | 'accounts'
  sensitivity: Sensitivity
  /** records with at least one value */
  records: number
  values: number
  /** labels of the fields with a value */
  labels: string[]
  /** those of them a notice names: personal and financial ones, and licences, which the law counts as sensitive */
  noticed: string[]
}

/** The most sensitive first. */
const order: readonly Sensitivity[] = ['financial', 'personal', 'internal', 'public']

type Labelled = Pick<EntityField, 'name' | 'label' | 'sensitivity'> & { section?: string }

/** Whether a notice names the field (Republic Act 10173, section 3, l). */
const isNoticed = ({ sensitivity, section }: Labelled): boolean =>
  sensitivity === 'personal' || sensitivity === 'financial' || section === 'licences'

const accountFields: readonly Labelled[] = [
  { name: 'emailAddress', label: 'E-mail', sensitivity: 'personal' },
  { name: 'username', label: 'Username', sensitivity: 'internal' },
  { name: 'lastName', label: 'Last name', sensitivity: 'public' },
  { name: 'firstName', label: 'First name', sensitivity: 'public' },
]

type Row = Readonly<Record<string, unknown>>

const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

/** The value of a field, which less-asked fields keep in `details`. */
const valueOf = (row: Row, name: string): unknown =>
  row[name] ?? (row['details'] as Row | null | undefined)?.[name]

/** Counts the values that records hold, by the declared sensitivity of their fields. */
function countValues(
  kind: SensitiveCount['kind'],
  rows: readonly Row[],
  fields: readonly Labelled[],
): SensitiveCount[] {
  return order.flatMap((sensitivity) => {
    const own = fields.filter((field) => field.sensitivity === sensitivity)
    const filled = rows.map((row) => own.filter(({ name }) => isFilled(valueOf(row, name))))
    const values = filled.reduce((sum, each) => sum + each.length, 0)
    if (values === 0) return []
    const held = [...new Set(filled.flat())]
    const records = filled.filter((each) => each.length > 0).length
    const labels = held.map(({ label }) => label)
    const noticed = held.filter(isNoticed).map(({ label }) => label)
    return [{ kind, sensitivity, records, values, labels, noticed }]
  })
}

/** Returns the values held by the records with the codes now, by kind and sensitivity. */
export async function sensitiveCounts(db: Executor, codes: readonly string[]): Promise<SensitiveCount[]> {
  if (codes.length === 0) return []
  const wanted = [...codes]
  const physicians = await db.select().from(physician).where(inArray(physician.code, wanted))
  const facilities = await db.select().from(facility).where(inArray(facility.code, wanted))
  const accounts = await db.select().from(appUser).where(inArray(appUser.code, wanted))
  return [
    ...countValues('physicians', physicians, physicianFields),
    ...countValues('facilities', facilities, facilityFields),
    ...countValues('accounts', accounts, accountFields),
  ]
}
