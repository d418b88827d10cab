import { expect, test } from 'vitest'
import { asTerm, pageOf, type Row } from './client.ts'
import { proveList, type ListUnderTest } from './prove-list.ts'
import { contains, is, onDay, term } from './rules.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'
import { setUpWorld } from './suite.ts'

const { world, proofs } = setUpWorld('prices')

/** The day of the sample. */
const today = '2026-11-20'

/** A sheet with its lines, which the row of the list leaves out. */
async function withLines(row: Row, base: string): Promise<Row> {
  const { body } = await world.admin.get('accr', `${base}/${String(row['id'])}`)
  return { ...row, lines: (body as Row)['lines'] }
}

const sheetRules = {
  healthFacilityCode: is('healthFacilityCode'),
  physicianCode: is('physicianCode'),
  societyName: contains('societyName'),
  costCenter: is('costCenter'),
  serviceType: is('serviceType', 'lines.serviceType'),
  roomCategoryCode: is('roomCategoryCode', 'lines.roomCategoryCode'),
  discountType: is('lines.discountType'),
  packageName: contains('lines.packageName'),
  term: term('ownerName', 'societyName', 'lines.packageName', 'lines.description'),
  effectiveDate: onDay('effectiveDate'),
  filterFutureDates: {
    ...is(),
    read: (row: Row) => (String(row['effectiveDate']) > today ? ['false'] : ['true', 'false']),
    nobody: 'neither',
  },
  // a sheet is known since it was entered; the moment asked for is the one it was entered at
  knownAt: {
    ...is('createdDate'),
    meets: (text: string, asked: string) => text <= asked,
    nobody: '2000-01-01T00:00:00Z',
  },
}

const sheets = ['C378', 'C385', 'C393', 'C255', 'C042', 'C216', 'C401', 'C405', 'C047', 'C053']

test.each(sheets)('the price sheets of %s follow their filters', async (number) => {
  const call = callOf(number)
  await proveList(
    {
      call,
      client: world.admin,
      path: call.path,
      key: (row) => String(row['id']),
      complete: (row) => withLines(row, call.path),
      rules: sheetRules,
    },
    proofs,
  )
})

const societies = (number: string, more: Partial<ListUnderTest> = {}): ListUnderTest => ({
  call: callOf(number),
  client: world.admin,
  path: callOf(number).path,
  key: (row) => String(row['code']),
  rules: { societyName: contains('societyName') },
  ...more,
})

test.each(['C118', 'C120', 'C121'])('the societies of %s are found by name', async (number) => {
  await proveList(societies(number), proofs)
})

test.each(['C119', 'C122'])('%s finds nothing for nothing, and sheets by part of a name', async (number) => {
  const { path } = callOf(number)
  expect(pageOf(await world.admin.get('accr', path)).total).toBe(0)
  expect(pageOf(await world.admin.get('accr', path, [['societyName', '']])).total).toBe(0)
  await proveList(societies(number, { base: [['societyName', asTerm('Society')]] }), proofs)
})

/** Long before anything was known. */
const early: [string, string] = ['knownAt', '2000-01-01T00:00:00Z']

test.each([
  ['C043', '/phy/pf-management'],
  ['C048', '/standard-pf'],
  ['C054', '/ahmopi-rate'],
  ['C217', '/phy/procedure-rate'],
  ['C256', '/hf/discount-list'],
  ['C379', '/hf/room-rate'],
  ['C386', '/hf/services'],
  ['C394', '/hf/packages'],
  ['C402', '/phy/special-instrument-fee'],
  ['C406', '/standard-procedure-rate'],
])('the sheet of %s is read as it was known, and for real days only', async (number, list) => {
  const [row] = await rowsOf(world.admin, list)
  const read = (query: [string, string][]) => world.admin.get('accr', `${list}/${String(row?.['id'])}`, query)
  expect((await read([])).status).toBe(200)
  expect((await read([early])).status).toBe(404)
  expect((await read([['day', today]])).status).toBe(200)
  for (const name of ['day', 'knownAt']) {
    const { status, body } = await read([[name, '2026-13-40']])
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field: name }] })
    proofs.add(number, name)
  }
})

test.each([
  ['C391', '/hf/services', '/hf/services/price-history', ['costCenter', 'serviceType']],
  ['C398', '/hf/packages', '/hf/packages/price-history', []],
  ['C399', '/hf/packages', '/hf/packages/price-history/with-name', []],
] as const)('the history of %s is read as it was known', async (number, list, path, more) => {
  const [row] = await rowsOf(world.admin, list)
  const keys = ['healthFacilityCode', 'effectiveDate', ...more].map((name): [string, string] => [
    name,
    String(row?.[name]),
  ])
  const read = async (query: [string, string][]) =>
    (await world.admin.get('accr', path, [...keys, ...query])).body
  expect(await read([])).not.toEqual([])
  expect(await read([early])).toEqual([])
  proofs.add(number, 'knownAt')
})
