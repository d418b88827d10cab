import { facilityFields } from '@capiz/domain/facility'
import type { EntityField } from '@capiz/domain/field'
import { physicianFields } from '@capiz/domain/physician'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { affiliation, facility, physician } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
/** A physician of another account who is affiliated with the coordinator's facility, and the other way round. */
let affiliated = { physician: '', facility: '' }

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  const codes = await t.db
    .select({ physician: physician.code, facility: facility.code })
    .from(affiliation)
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .where(and(eq(affiliation.status, 'ACCREDITED'), eq(affiliation.deleted, false)))
  affiliated = {
    physician: codes.find((one) => one.facility === 'HF0000001')?.physician ?? '',
    facility: codes.find((one) => one.physician === 'PHY0000001')?.facility ?? '',
  }
  await t.db.update(facility).set({ remarks: 'For staff', blocked: true, tin: '123456789000' })
  await t.db.update(physician).set({ remarks: 'For staff', tin: '123456789000' })
})
afterAll(() => t.close())

type View = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

interface Entity {
  fields: readonly EntityField[]
  get: (code: string, as: string) => Promise<View | undefined>
}

const facilities: Entity = {
  fields: facilityFields,
  get: async (code, as) => {
    const { status, body } = await t.call('facility.get', { params: { code } }, { as })
    return status === 200 ? body : undefined
  },
}
const physicians: Entity = {
  fields: physicianFields,
  get: async (code, as) => {
    const { status, body } = await t.call('physician.get', { params: { code } }, { as })
    return status === 200 ? body : undefined
  },
}

/** Names of the fields that came back with a value, among those the record has one of. */
const shown = (whole: View, view: View, fields: readonly EntityField[]) =>
  fields.filter(({ name }) => !isEmpty(whole[name]) && !isEmpty(view[name])).map(({ name }) => name)

/** Names of the fields that may come back to such a reader, among those the record has one of. */
const allowed = (whole: View, fields: readonly EntityField[], readers: readonly string[]) =>
  fields.filter((one) => !isEmpty(whole[one.name]) && readers.includes(one.readers)).map(({ name }) => name)

const everybody = ['owner', 'providers', 'staff']

describe.each([
  ['facility', facilities, 'HF0000001', 'coordinator'],
  ['physician', physicians, 'PHY0000001', 'physician'],
] as const)('the fields of a %s', (_kind, { fields, get }, own, owner) => {
  test.each(['officer', 'rates', 'approver', 'compliance', 'reports', 'admin'])('all for %s', async (as) => {
    const [whole, view] = [await get(own, 'admin'), await get(own, as)]
    expect(shown(whole ?? {}, view ?? {}, fields)).toEqual(allowed(whole ?? {}, fields, everybody))
  })

  test('without those of staff for the owner', async () => {
    const [whole, view] = [await get(own, 'admin'), await get(own, owner)]
    const expected = allowed(whole ?? {}, fields, ['owner', 'providers'])
    expect(expected.length).toBeGreaterThan(5)
    expect(shown(whole ?? {}, view ?? {}, fields)).toEqual(expected)
  })
})

test('another provider sees only the fields that are for providers', async () => {
  for (const [entity, code, as] of [
    [facilities, affiliated.facility, 'physician'],
    [physicians, affiliated.physician, 'coordinator'],
  ] as const) {
    const [whole, view] = [await entity.get(code, 'admin'), await entity.get(code, as)]
    expect(view, `${as} reads ${code}`).toBeDefined()
    const expected = allowed(whole ?? {}, entity.fields, ['providers'])
    expect(shown(whole ?? {}, view ?? {}, entity.fields), as).toEqual(expected)
  }
})

/** Another value of the same kind. */
function other({ kind }: EntityField, value: unknown): unknown {
  if (kind === 'boolean') return value !== true
  if (kind === 'day') return '2031-01-31'
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}9` : value
}

describe.each([
  ['facility', facilityFields, 'HF0000001', 'coordinator', 'facility.save'],
  ['physician', physicianFields, 'PHY0000001', 'physician', 'physician.save'],
] as const)('what the owner of a %s sends', (kind, fields, code, as, call) => {
  const { get } = kind === 'facility' ? facilities : physicians
  const closed = fields.filter(({ edit }) => edit === 'never')

  test('changes no field that is not theirs to change, whether the save is refused or taken', async () => {
    const whole = (await get(code, 'admin')) ?? {}
    const form = (await get(code, as)) ?? {}
    for (const field of closed) {
      const body = { ...form, [field.name]: other(field, whole[field.name] ?? form[field.name] ?? 'X') }
      const { status } = await t.call(call, { body: body as never }, { as })
      expect(status, field.name).toBeLessThan(500)
      expect((await get(code, 'admin'))?.[field.name], field.name).toEqual(whole[field.name])
    }
    expect(closed.length).toBeGreaterThan(3)
  })
})
