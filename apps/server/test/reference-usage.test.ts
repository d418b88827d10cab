import { facilityFields } from '@capiz/domain/facility'
import type { Field } from '@capiz/domain/field'
import { physicianFields } from '@capiz/domain/physician'
import { recordKinds } from '@capiz/domain/record'
import { isReferenceBase, referenceBases, referenceLists, type ReferenceBase } from '@capiz/domain/reference'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseRecord, facility, physician, referenceItem } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyUsers } from './setup/tiny-seed.ts'

let t: TestApp
const admin = tinyUsers.SYSTEM_ADMINISTRATOR
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
})
afterAll(() => t.close())

type Item = typeof referenceItem.$inferSelect
/** Number of records of a kind by list and code. */
type Counts = Map<string, number>

const keyOf = (list: string, code: string, label: string) => `${list} ${code} ${label}`

/** Returns the values a field holds in a row, those of its entries included, with the field that declares them. */
function valuesOf(row: Readonly<Record<string, unknown>>, fields: readonly Field[]): [Field, string][] {
  return fields.flatMap((field): [Field, string][] => {
    const value = row[field.name]
    if (field.list !== undefined) return typeof value === 'string' && value !== '' ? [[field, value]] : []
    if (!field.fields || !Array.isArray(value)) return []
    return value.flatMap((entry: Record<string, unknown>) => valuesOf(entry, field.fields ?? []))
  })
}

/** Counts, row by row, the records that hold each code: each once, however many of its fields hold the code. */
function count(
  counts: Counts,
  items: readonly Item[],
  label: string,
  [rows, fields]: readonly [readonly Readonly<Record<string, unknown>>[], readonly Field[]],
): void {
  for (const row of rows) {
    const keys = valuesOf(row, fields).map(([{ list = '', kind }, value]) => {
      const named = items.find(
        (one) => one.list === list && one.description?.toLowerCase() === value.toLowerCase(),
      )
      return keyOf(list, kind === 'text' ? (named?.code ?? '') : value, label)
    })
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
}

const singular = new Map([
  ['Health facilities', 'Health facility'],
  ['Physicians', 'Physician'],
  ...Object.values(recordKinds).map(({ entities, entity }) => [entities, entity] as const),
])

async function declaredCounts(): Promise<Counts> {
  const counts: Counts = new Map()
  const items = await t.db.select().from(referenceItem)
  count(counts, items, 'Health facilities', [await t.db.select().from(facility), facilityFields])
  count(counts, items, 'Physicians', [await t.db.select().from(physician), physicianFields])
  for (const [kind, { entities, fields }] of Object.entries(recordKinds)) {
    const records = await t.db.select().from(caseRecord)
    const rows = records.filter((record) => record.kind === kind).map((record) => record.fields)
    count(counts, items, entities, [rows, fields])
  }
  return counts
}

const usageOf = async (list: ReferenceBase, code: string) =>
  (await t.call('referenceInsight.get', { query: { list, code } }, { as: admin })).body.usage

/** Tries to give an item another code, by address since the test runs over every list alike. */
async function refusalOfNewCode(list: ReferenceBase, { id, version }: Item): Promise<string | undefined> {
  const { updateAtBase } = referenceLists[list]
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await t.login(admin)}` }
  const read = await t.request(`/api/accr/${list}/${id}`, { headers })
  const item = (await read.json()) as Record<string, unknown>
  const body = JSON.stringify({ ...item, id, version, code: `T-${id}` })
  const address = `/api/accr/${list}${updateAtBase ? '' : `/${id}`}`
  const reply = await t.request(address, { method: 'PUT', headers, body })
  return reply.ok ? undefined : ((await reply.json()) as { errorCode: string }).errorCode
}

describe('the number of records that use an item', () => {
  beforeAll(async () => {
    const [one] = await t.db.select().from(facility).limit(1)
    const [category] = await t.db
      .select()
      .from(referenceItem)
      .where(eq(referenceItem.list, 'provider-category'))
    if (!one || !category) throw new Error('The sample has no facility or no provider category.')
    await t.db
      .update(facility)
      .set({ preferredNetworkCategory: category.code })
      .where(eq(facility.id, one.id))
    const [device] = await t.db.select().from(referenceItem).where(eq(referenceItem.list, 'hf-mace-type'))
    if (!device) throw new Error('The sample has no kind of device.')
    const fields = { maceTypeCode: device.code }
    await t.db
      .insert(caseRecord)
      .values({ kind: 'mobile-device', status: 'ISSUED', fields, createdBy: 'test' })
  })

  test('is that of the rows whose declared fields hold its code, for every list', async () => {
    const counts = await declaredCounts()
    const lists = new Set([...counts.keys()].map((key) => key.split(' ')[0] ?? ''))
    for (const list of [
      'hf-type',
      'provider-category',
      'hf-mace-type',
      'specialization',
      'society',
      'text-template',
    ])
      expect(lists).toContain(list)
    for (const [key, number] of counts) {
      const [list = '', code = '', ...label] = key.split(' ')
      if (!isReferenceBase(list) || code === '') continue
      const many = label.join(' ')
      const expected = { label: number === 1 ? (singular.get(many) ?? '') : many, count: number }
      expect(await usageOf(list, code), key).toContainEqual(expected)
    }
  })

  test('is none exactly where its code may change', async () => {
    const refused: string[] = []
    for (const list of referenceBases) {
      const items = await t.db.select().from(referenceItem).where(eq(referenceItem.list, list)).limit(6)
      for (const item of items) {
        const isUsed = (await usageOf(list, item.code)).length > 0
        const refusal = await refusalOfNewCode(list, item)
        if (refusal === 'NOT_MAINTAINABLE') continue
        expect(refusal, `${list} ${item.code}`).toBe(isUsed ? 'CODE_IN_USE' : undefined)
        if (isUsed) refused.push(list)
      }
    }
    expect(new Set(refused).size).toBeGreaterThan(8)
  })

  test('has its noun in the number of the count', async () => {
    const [device] = await t.db.select().from(referenceItem).where(eq(referenceItem.list, 'hf-mace-type'))
    const usage = await usageOf('hf-mace-type', device?.code ?? '')
    expect(usage.every(({ label, count: number }) => label.endsWith('s') === number > 1)).toBe(true)
  })
})
