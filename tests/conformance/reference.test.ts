import { expect, test } from 'vitest'
import { pageOf, type Row } from './client.ts'
import { proveList, type ListUnderTest } from './prove-list.ts'
import { contains, is, term } from './rules.ts'
import { callOf, specifiedCalls } from './table.ts'
import { setUpWorld } from './suite.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('reference')

const itemRules = {
  term: term('code', 'description', 'docName', 'trainingInstitution', 'instrumentName', 'value'),
  group: is('groupBy'),
  code: contains('code'),
  status: {
    ...is(),
    read: ({ deleted }: Row) => [deleted === true ? 'DISABLED' : 'ENABLED'],
  },
  societyName: contains('medicalSociety'),
  description: contains('description'),
  name: contains('name'),
  docName: contains('docName'),
  pageType: is('pageType'),
  componentId: is('componentId'),
}

const list = (number: string, more: Partial<ListUnderTest> = {}): ListUnderTest => ({
  call: callOf(number),
  client: world.admin,
  path: callOf(number).path,
  key: (row) => String(row['id']),
  rules: itemRules,
  ...more,
})

/** The lists of section 7.2: those that can be filtered by a term and a group. */
const maintained = specifiedCalls.filter(
  ({ reply, query }) => reply === 'page' && query.includes('group') && query.includes('status'),
)

test.each(maintained.map(({ call }) => call))('the items of %s follow their filters', async (number) => {
  await proveList(list(number), proofs)
})

test.each(['C083', 'C084', 'C086', 'C087', 'C088', 'C089', 'C104', 'C105', 'C106'])(
  'the lookup %s is paged, sorted and searched',
  async (number) => {
    await proveList(list(number, { key: (row) => String(row['id'] ?? row['code']) }), proofs)
  },
)

/** Lookups that ask for the group: live items of it, and of no other. */
const grouped = [
  ['C090', 'facilityTypeCode', '/hf-category', 'groupBy'],
  ['C091', 'pageType', '/document-type', 'pageType'],
  ['C092', 'specializationCode', '/subspecialization', 'specializationCode'],
  ['C093', 'group', '/text-template', 'group'],
] as const

test.each(grouped)('%s asks for its %s', async (number, name, path, field) => {
  const items = (await rowsOf(world.admin, path)).filter(({ deleted }) => deleted === false)
  const [asked = ''] = [...Map.groupBy(items, (row) => String(row[field]))]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([value]) => value)
  const codes = (rows: readonly Row[]) => rows.map(({ id }) => String(id)).toSorted()
  const found = pageOf(
    await world.admin.get('accr', callOf(number).path, [
      [name, asked],
      ['size', '1000'],
    ]),
  )
  const expected = items.filter((row) => row[field] === asked)
  expect(codes(found.rows)).toEqual(codes(expected))
  expect((await world.admin.get('accr', callOf(number).path)).status).toBe(422)
  const nobody = await world.admin.get('accr', callOf(number).path, [[name, 'ZZ-NOBODY']])
  expect(pageOf(nobody).total).toBe(0)
  proofs.add(number, name)
  await proveList(list(number, { base: [[name, asked]], rules: {} }), proofs)
})

/** Places by the beginning of their name: five under three letters, none for nothing. */
test.each(['C107', 'C108', 'C109'])('%s finds places by the beginning of their name', async (number) => {
  const { path } = callOf(number)
  const base = path.replace('/search/findByDescriptionLike', '')
  const [first] = await rowsOf(world.visitor, base)
  const name = String(first?.['description'])
  const search = async (description: string, size: string) =>
    pageOf(
      await world.visitor.get('accr', path, [
        ['description', description],
        ['size', size],
      ]),
    )
  expect((await search('', '100')).total).toBe(0)
  expect((await search('%', '100')).total).toBe(0)
  const found = await search(`${name.toUpperCase()}%`, '100')
  expect(found.rows.map(({ code }) => code)).toContain(first?.['code'])
  expect(
    found.rows.every((row) => String(row['description']).toUpperCase().startsWith(name.toUpperCase())),
  ).toBe(true)
  expect((await search('QQZZ%', '100')).total).toBe(0)
  expect((await search(`${name.slice(0, 2).toUpperCase()}%`, '100')).rows.length).toBeLessThanOrEqual(5)
  proofs.add(number, 'description')
  // Paging needs several: every list of places has more than one with an A, S or R in front.
  const several = await Promise.all(
    ['SAN', 'REG', 'CA'].map(async (text) => [text, await search(`${text}%`, '100')] as const),
  )
  const [many] = several.filter(([, { total }]) => total > 1)
  expect(many).toBeDefined()
  await proveList(
    list(number, { client: world.visitor, base: [['description', `${many?.[0]}%`]], rules: {} }),
    proofs,
  )
})

test.each([
  ['C110', 'provinceId', 'province'],
  ['C111', 'regionId', 'region'],
] as const)('%s gives what lies in its %s', async (number, name, within) => {
  const { path } = callOf(number)
  const places = await rowsOf(world.visitor, `/${within}`)
  const [one, other] = places.map(({ id }) => String(id))
  const found = pageOf(
    await world.visitor.get('accr', path, [
      [name, one ?? ''],
      ['size', '1000'],
    ]),
  )
  expect(found.total).toBeGreaterThan(0)
  expect(found.rows.every((row) => String((row[within] as Row)['id']) === one)).toBe(true)
  const elsewhere = pageOf(
    await world.visitor.get('accr', path, [
      [name, other ?? ''],
      ['size', '1000'],
    ]),
  )
  expect(elsewhere.rows.some((row) => String((row[within] as Row)['id']) === one)).toBe(false)
  const nobody = pageOf(await world.visitor.get('accr', path, [[name, '99999999']]))
  expect(nobody.total).toBe(0)
  proofs.add(number, name)
  await proveList(list(number, { client: world.visitor, base: [[name, one ?? '']], rules: {} }), proofs)
})
