import { expect } from 'vitest'
import { pageOf, type ForeignClient, type Pairs, type Row } from './client.ts'
import type { Proofs } from './proofs.ts'
import { plain, type Rule } from './rules.ts'
import type { SpecifiedCall } from './table.ts'

/** A list to be proven: its call, its address, and what its filters look at. */
export interface ListUnderTest {
  call: SpecifiedCall
  client: ForeignClient
  /** address with its path parameters filled in */
  path: string
  /** what must be asked for rows to come at all */
  base?: Pairs
  /** what tells rows apart */
  key: (row: Row) => string
  /** a row with what else is known of its record, for filters on what the row does not show */
  complete?: (row: Row) => Row | Promise<Row>
  rules: Readonly<Record<string, Rule>>
}

const paging = new Set(['page', 'size', 'sort'])
const largest = '1000'

async function ask({ call, client, path, base = [] }: ListUnderTest, pairs: Pairs) {
  const kept = base.filter(([name]) => !pairs.some(([given]) => given === name))
  return client.get(call.service, path, [...kept, ...pairs])
}

async function page(list: ListUnderTest, pairs: Pairs) {
  const answer = await ask(list, pairs)
  expect(answer.status, `${list.call.call} ${JSON.stringify(pairs)} ${JSON.stringify(answer.body)}`).toBe(200)
  return pageOf(answer)
}

/** Every row of a list, over as many pages as it has. */
export async function allRows(list: ListUnderTest, pairs: Pairs = []): Promise<Row[]> {
  const rows: Row[] = []
  for (let number = 0; ; number++) {
    const found = await page(list, [...pairs, ['size', largest], ['page', String(number)]])
    rows.push(...found.rows)
    if (rows.length >= found.total || found.rows.length === 0) return rows
  }
}

/** Pages hold the rows of the whole in their order, as many as asked for, and a size or page of nonsense is refused. */
async function provePaging(list: ListUnderTest, all: readonly Row[], proofs: Proofs): Promise<void> {
  const { call, key } = list
  const [first, second] = [
    await page(list, [
      ['size', '1'],
      ['page', '0'],
    ]),
    await page(list, [
      ['size', '1'],
      ['page', '1'],
    ]),
  ]
  expect([first.total, second.total], call.call).toEqual([all.length, all.length])
  expect([...first.rows, ...second.rows].map(key), call.call).toEqual(all.slice(0, 2).map(key))
  expect([first.number, second.number, first.pages], call.call).toEqual([0, 1, all.length])
  for (const [name, value] of [
    ['size', '0'],
    ['size', 'many'],
    ['page', '-1'],
  ] as const) {
    expect((await ask(list, [[name, value]])).status, `${call.call} ${name}=${value}`).toBe(400)
  }
  if (all.length > 1) proofs.add(call.call, 'page', 'size')
}

/** The properties a list can be sorted by, as its refusal of another names them. */
async function sortsOf(list: ListUnderTest): Promise<string[]> {
  const refused = await ask(list, [['sort', 'nothingOfTheKind,ASC']])
  expect(refused.status, list.call.call).toBe(400)
  const { message } = refused.body as { message: string }
  return message.replace(/^.*sorted by ([\w., ]+)\.$/u, '$1').split(', ')
}

const isFlat = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Every property sorts: downwards is upwards the other way round, as far as the rows differ in it. */
async function proveSort(list: ListUnderTest, all: readonly Row[], proofs: Proofs): Promise<void> {
  const { call, key } = list
  let turned = 0
  for (const property of await sortsOf(list)) {
    const up = await allRows(list, [['sort', `${property},ASC`]])
    const down = await allRows(list, [['sort', `${property},DESC`]])
    expect(up.map(key).toSorted(), `${call.call} sort=${property}`).toEqual(all.map(key).toSorted())
    const values = up.map((row) => row[property])
    if (!values.every(isFlat) || new Set(values).size < 2) continue
    const folded = (row: Row) => plain(String(row[property]))
    if (typeof values[0] === 'number') {
      expect(values, `${call.call} sort=${property}`).toEqual(
        values.toSorted((a, b) => Number(a) - Number(b)),
      )
    }
    expect(down.map(folded), `${call.call} sort=${property},DESC`).toEqual(up.map(folded).toReversed())
    turned += 1
  }
  if (turned > 0) proofs.add(call.call, 'sort')
}

/** Up to three values of a filter: the rarest, the most common and one between. */
function someOf(counts: ReadonlyMap<string, number>): string[] {
  const values = [...counts].toSorted(([, a], [, b]) => a - b).map(([value]) => value)
  const between = values[Math.floor(values.length / 2)]
  return [...new Set([values[0], between, values.at(-1)])].filter((one) => one !== undefined)
}

async function complete({ complete: fill }: ListUnderTest, rows: readonly Row[]): Promise<Row[]> {
  return fill ? Promise.all(rows.map(async (row) => fill(row))) : [...rows]
}

/** A filter by what some rows have gives these rows and no other; by what no row has it gives none, or is refused. */
async function proveFilter(
  list: ListUnderTest,
  name: string,
  whole: readonly Row[],
  proofs: Proofs,
): Promise<void> {
  const { call, key } = list
  const rule = list.rules[name]
  if (!rule) return
  const counts = new Map<string, number>()
  for (const row of whole) {
    for (const value of new Set(rule.read(row).map(rule.ask))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const values = someOf(counts)
  for (const asked of values) {
    const found = await allRows(list, [[name, rule.send(asked)]])
    const expected = whole.filter((row) => rule.read(row).some((text) => rule.meets(text, asked)))
    const label = `${call.call} ${name}=${asked}`
    const keys = found.map(key)
    if (rule.isLoose) {
      expect(keys, label).toEqual(expect.arrayContaining(expected.map(key)))
      const holding = new Set(
        whole.filter((row) => plain(JSON.stringify(row)).includes(plain(asked))).map(key),
      )
      expect(
        keys.filter((one) => !holding.has(one)),
        label,
      ).toEqual([])
    } else expect(keys.toSorted(), label).toEqual(expected.map(key).toSorted())
  }
  const nobody = await ask(list, [
    [name, rule.send(rule.nobody)],
    ['size', largest],
  ])
  const isRefused = nobody.status === 400 || nobody.status === 422 || nobody.status === 404
  if (!isRefused) expect(pageOf(nobody).total, `${call.call} ${name} of nobody`).toBe(0)
  if (values.length > 0) proofs.add(call.call, name)
}

/** What nobody declared is refused, and the refusal names what is declared; so is a value sent twice. */
async function proveStrictness(list: ListUnderTest): Promise<void> {
  const { call } = list
  const refused = await ask(list, [['nothingOfTheKind', '1']])
  expect(refused.status, call.call).toBe(400)
  const { message } = refused.body as { message: string }
  for (const name of call.query) expect(message, call.call).toContain(name)
  const [single] = call.query.filter((name) => !paging.has(name) && name !== 'types')
  if (!single) return
  const twice = await ask(list, [
    [single, 'A'],
    [single, 'B'],
  ])
  expect(twice.status, `${call.call} ${single} twice`).toBe(400)
}

/** Proves every declared parameter of a list that there is a rule for. */
export async function proveList(list: ListUnderTest, proofs: Proofs): Promise<void> {
  await proveStrictness(list)
  const all = await allRows(list)
  expect(all.length, `${list.call.call} has no rows`).toBeGreaterThan(0)
  await provePaging(list, all, proofs)
  await proveSort(list, all, proofs)
  const whole = await complete(list, all)
  for (const name of list.call.query) if (!paging.has(name)) await proveFilter(list, name, whole, proofs)
}
