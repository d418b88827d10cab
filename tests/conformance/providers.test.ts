import { beforeAll, expect, test } from 'vitest'
import { asTerm, pageOf, sizeFor, type Pairs, type Row } from './client.ts'
import { allRows, proveList, type ListUnderTest } from './prove-list.ts'
import { contains, flag, from, is, starts, term, to, type Rule } from './rules.ts'
import { callOf } from './table.ts'
import { setUpProviders, setUpWorld } from './suite.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('providers')

// Nobody of the smallest sample has a subspecialization: two physicians are given one, one of them with expired
// documents, so that its filter finds them.
beforeAll(async () => {
  const { path, body } = callOf('C226')
  const isOne = (row: Row) => row['phyTypeCode'] === 'MD' && row['accreditationStatusCode'] === 'ACCREDITED'
  const [first = {}] = (await rowsOf(world.admin, '/phy')).filter(isOne)
  const [expired = {}] = await rowsOf(world.admin, callOf('C204').path)
  for (const { code } of [first, expired]) {
    const now = (await world.admin.get('accr', `/phy/${String(code)}`)).body as Row
    const move = ['effectiveDate', 'reason', 'statusRemarks', 'until']
    const names = (body?.names ?? []).filter((name) => !move.includes(name))
    const specializations = [
      { specializationCode: 'IM', subSpecializationCode: 'IM-1', membership: 'NONE', primary: true },
    ]
    const json = {
      ...Object.fromEntries(names.map((name) => [name, now[name] ?? null])),
      specializations,
      confirmDuplicates: true,
    }
    const saved = await world.admin.call('POST', 'accr', path, [], { json })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
})
const known = setUpProviders(world)

const codeOf = (row: Row) => String(row['code'])
const placeRules = {
  location: contains('place.city', 'place.province', 'place.region'),
  city: is('place.city'),
  province: is('place.province'),
  region: is('place.region'),
}
const statusRules = {
  accreditationStatusCode: is('accreditationStatusCode'),
  status: is('accreditationStatusCode'),
}
const facilityRules: Readonly<Record<string, Rule>> = {
  ...placeRules,
  ...statusRules,
  name: contains('name'),
  term: contains('name', 'code'),
  code: starts('code'),
  facilityTypeCode: is('type.code'),
  type: is('type.code'),
  paymentTypeCode: is('payee.paymentTypeCode'),
  preferredNetwork: flag('preferredNetwork'),
  preferredNetworkCategory: is('preferredNetworkCategory'),
  providerType: is('ownership', 'type.code'),
  credentialState: is('documentStates'),
  blocked: flag('blocked'),
  coordinator: {
    ...contains(),
    read: ({ contacts }) =>
      (contacts as readonly Row[]).filter((one) => one['coordinator']).map((one) => String(one['name'])),
  },
  updatedFrom: from('updatedDate'),
  updatedTo: to('updatedDate'),
}

const list = (number: string, more: Partial<ListUnderTest>): ListUnderTest => ({
  call: callOf(number),
  client: world.admin,
  path: callOf(number).path,
  key: codeOf,
  rules: {},
  ...more,
})
const facilityList = (number: string): ListUnderTest =>
  list(number, { rules: facilityRules, complete: (row) => known.facilities.get(codeOf(row)) ?? row })

test.each(['C012', 'C013', 'C014', 'C018'])('the facilities of %s follow their filters', async (number) => {
  await proveList(facilityList(number), proofs)
})

test.each(['C012', 'C013', 'C014', 'C018'])('preferredNetworkAll lifts the flag in %s', async (number) => {
  const facilities = facilityList(number)
  const [all, some, lifted] = await Promise.all([
    allRows(facilities),
    allRows(facilities, [['preferredNetwork', 'false']]),
    allRows(facilities, [
      ['preferredNetwork', 'false'],
      ['preferredNetworkAll', 'ALL'],
    ]),
  ])
  expect(some.length).toBeLessThan(all.length)
  expect(lifted.map(codeOf)).toEqual(all.map(codeOf))
  proofs.add(number, 'preferredNetworkAll')
})

test('facilities that can be blocked are found by name', async () => {
  await proveList(
    list('C116', {
      rules: { term: contains('name', 'code') },
      complete: (row) => known.facilities.get(codeOf(row)) ?? row,
    }),
    proofs,
  )
})

test('visitors filter the accredited facilities', async () => {
  const rules = { ...placeRules, name: contains('name'), types: is('type.code') }
  const complete = (row: Row) => known.facilities.get(codeOf(row)) ?? row
  const accredited = list('C022', { client: world.visitor, rules, complete })
  await proveList(accredited, proofs)
  const [one = '', other = ''] = new Set(
    (await allRows(accredited)).map((row) => String((row['type'] as Row)['code'])),
  )
  const both = await allRows(accredited, [
    ['types', one],
    ['types', other],
  ])
  expect(new Set(both.map((row) => String((row['type'] as Row)['code'])))).toEqual(new Set([one, other]))
})

test('visitors search facilities by name, five of them for a short term', async () => {
  const { path } = callOf('C021')
  const search = async (...query: Pairs) => pageOf(await world.visitor.get('accr', path, query))
  const accredited = await allRows(list('C022', { client: world.visitor }))
  for (const name of ['name', 'term'] as const) {
    const found = await search([name, '%A%'], ['size', '100'])
    const expected = accredited.filter((row) => String(row['name']).toUpperCase().includes('A'))
    expect(found.rows.map(codeOf).toSorted()).toEqual(expected.map(codeOf).toSorted())
    const [first] = expected
    const word = String(first?.['name']).split(' ')[0] ?? ''
    const narrow = await search([name, asTerm(word)], ['size', sizeFor(word)])
    expect(narrow.total).toBeGreaterThan(0)
    expect(narrow.total).toBeLessThan(found.total)
    expect((await search([name, '%ZZQQ%'])).total).toBe(0)
    expect((await search([name, ''])).total).toBe(0)
    proofs.add('C021', name)
  }
  const all = await search(['name', '%A%'], ['accreditationStatusCode', 'ACCREDITED'])
  expect(all.total).toBeGreaterThan(0)
  expect((await search(['name', '%A%'], ['accreditationStatusCode', 'SUSPENDED'])).total).toBe(0)
  proofs.add('C021', 'accreditationStatusCode')
  const named = list('C021', { client: world.visitor, base: [['name', '%A%']], rules: {} })
  await proveList({ ...named, call: { ...named.call, query: ['page', 'size', 'sort'] } }, proofs)
})

const physicianRules: Readonly<Record<string, Rule>> = {
  ...statusRules,
  name: contains('lastName', 'firstName', 'middleName'),
  term: term('lastName', 'firstName', 'code'),
  doctorCodeOrName: term('lastName', 'firstName', 'code'),
  code: starts('code'),
  prcNumber: is('prcNumber'),
  specializationCode: is('specializations.specializationCode'),
  subSpecializationCode: is('specializations.subSpecializationCode'),
  type: is('phyTypeCode'),
  providerType: is('phyTypeCode'),
  location: placeRules.location,
  city: placeRules.city,
  province: placeRules.province,
  healthFacilityCode: is('affiliations.healthFacilityCode'),
  credentialState: is('documentStates'),
}
const completePhysician = (row: Row) => ({ ...known.physicians.get(codeOf(row)), ...row })

test.each(['C202', 'C203', 'C204', 'C214'])('the physicians of %s follow their filters', async (number) => {
  await proveList(list(number, { rules: physicianRules, complete: completePhysician }), proofs)
})

test('visitors filter the accredited physicians', async () => {
  const whole = (row: Row): Row => {
    const facilities = (row['facilities'] as readonly Row[]).map((one) => known.facilities.get(codeOf(one)))
    return {
      ...row,
      place: facilities.map((one) => one?.['place']),
      codes: known.physicians.get(codeOf(row))?.['specializations'],
      status: 'ACCREDITED',
    }
  }
  const rules = {
    name: contains('lastName', 'firstName', 'middleName'),
    dentist: flag('dentist'),
    accreditationStatusCode: is('status'),
    specializationCode: is('codes.specializationCode'),
    subSpecializationCode: is('codes.subSpecializationCode'),
    location: placeRules.location,
    healthFacilityCode: is('facilities.code'),
    day: is('facilities.schedule.day'),
  }
  await proveList(list('C213', { client: world.visitor, rules, complete: whole }), proofs)
})

test('affiliations follow their filters', async () => {
  const rules = {
    physicianCode: is('physicianCode'),
    phyCode: is('physicianCode'),
    healthFacilityCode: is('healthFacilityCode'),
    doctorCodeOrName: term('physicianName', 'physicianCode'),
    status: is('status'),
    specializationCode: is('specializations.code'),
    term: term('physicianName', 'healthFacilityName'),
  }
  await proveList(list('C219', { rules }), proofs)
})

test('covered accounts of a facility are paged and searched', async () => {
  const facility = [...known.facilities.values()].find((one) => one['blocked'] === true)
  const path = `/hf/covered-account/companies/${String(facility?.['id'])}`
  const rules = { term: contains('company', 'accountCode') }
  const key = (row: Row) => String(row['accountCode'])
  await proveList(list('C039', { path, rules, key }), proofs)
})

test('visitors narrow facilities to a day they are open', async () => {
  const accredited = list('C022', { client: world.visitor })
  const openOn = async (day: string) => (await allRows(accredited, [['day', day]])).map(codeOf)
  const everyOne = (await allRows(accredited)).map(codeOf)
  const sunday = await openOn('SUN')
  expect(sunday.length).toBeGreaterThan(0)
  expect((await openOn('MON')).length).toBeGreaterThan(sunday.length)
  expect(everyOne).toEqual(expect.arrayContaining(sunday))
  // 22 November 2026 is a Sunday and no holiday
  expect((await openOn('2026-11-22')).toSorted()).toEqual(sunday.toSorted())
  const { status } = await world.visitor.get('accr', callOf('C022').path, [['day', 'someday']])
  expect([400, 422]).toContain(status)
  proofs.add('C022', 'day')
})
