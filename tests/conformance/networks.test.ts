import { beforeAll, expect, test } from 'vitest'
import type { Row } from './client.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('networks')

/** two facilities in the network, and one that is not */
let facility: Row
let other: Row
let outside: Row

beforeAll(async () => {
  const rows = await rowsOf(world.admin, '/hf')
  const isIn = (row: Row) => row['accreditationStatusCode'] === 'ACCREDITED'
  const [one, two] = rows.filter((row) => isIn(row))
  const out = rows.find((row) => !isIn(row))
  if (!one || !two || !out) throw new Error('The sample has too few facilities.')
  facility = one
  other = two
  outside = out
})

const account = {
  accountCode: 'PROOF-1',
  company: 'Proof Trading',
  effectiveDate: '2026-01-05',
  validityDate: '2027-01-04',
  remarks: 'By letter of January',
}
const changes: Row = {
  accountCode: 'PROOF-2',
  company: 'Proof Holdings',
  effectiveDate: '2026-02-05',
  validityDate: '2028-01-04',
  remarks: null,
}

const accounts = (of: Row) => rowsOf(world.admin, `/hf/covered-account/companies/${String(of['id'])}`)

/** Sends a call about the covered accounts of a facility. */
const send = (
  number: string,
  code: unknown,
  json?: Row,
  more: readonly (readonly [string, string])[] = [],
) => {
  const { method, path } = callOf(number)
  return world.admin.call(method, 'accr', path, [['code', String(code)], ...more], json ? { json } : {})
}

const found = async (of: Row, by: Row) =>
  (await accounts(of)).find((row) => Object.entries(by).every(([name, value]) => row[name] === value))

test('C035 adds an account to the facility its code names, field by field', async () => {
  expect((await send('C035', 'HF9999999', account)).status).toBe(404)
  const made = await send('C035', facility['code'], account)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect(await found(facility, account)).toBeDefined()
  expect(await found(other, account)).toBeUndefined()
  const whole = { ...account, ...changes }
  expect((await send('C035', facility['code'], whole)).status).toBe(201)
  expect(await found(facility, changes)).toBeDefined()
  proofs.add('C035', 'code', ...Object.keys(account).map((name) => `body:${name}`))
})

test('C036 changes the account as it was seen, C037 removes the one its code names', async () => {
  const own = { ...account, accountCode: 'PROOF-3' }
  expect((await send('C035', other['code'], own)).status).toBe(201)
  for (const [name, value] of Object.entries(changes)) {
    if (name === 'accountCode') continue
    const change = { existingAccount: own, updatedAccount: { ...own, [name]: value } }
    const answer = await send('C036', other['code'], change)
    expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBe(200)
    expect(await found(other, { ...own, [name]: value }), name).toBeDefined()
    // what was seen before the change is not there any more
    expect((await send('C036', other['code'], change)).status, name).toBe(409)
    const back = { existingAccount: { ...own, [name]: value }, updatedAccount: own }
    expect((await send('C036', other['code'], back)).status, name).toBe(200)
  }
  expect((await send('C036', facility['code'], { existingAccount: own, updatedAccount: own })).status).toBe(
    404,
  )
  const remove = (code: unknown, accountCode: string) =>
    send('C037', code, undefined, [['accountCode', accountCode]])
  expect((await remove(facility['code'], own.accountCode)).status).toBe(404)
  expect((await remove(other['code'], 'ZZ-NOBODY')).status).toBe(404)
  expect((await remove(other['code'], own.accountCode)).status).toBe(204)
  expect(await found(other, { accountCode: own.accountCode })).toBeUndefined()
  proofs.add('C036', 'code', 'body:existingAccount', 'body:updatedAccount')
  proofs.add('C037', 'code', 'accountCode')
})

test('C040 and C041 put the facility their address names into the network and its category', async () => {
  const set = async (number: string, a: unknown, b: string) => {
    const { method, path } = callOf(number)
    const address = path.replace('{a}', String(a)).replace('{b}', b)
    return (await world.admin.call(method, 'accr', address)).status
  }
  const read = async (of: Row) => (await world.admin.get('accr', `/hf/${String(of['code'])}`)).body as Row
  const categories = (await rowsOf(world.admin, '/provider-category')).filter(
    (row) => row['deleted'] === false,
  )
  const category = String(categories[0]?.['code'])
  expect(await set('C040', 'HF9999999', 'true')).toBe(404)
  expect(await set('C040', outside['code'], 'true')).toBe(409)
  const before = await read(other)
  for (const flag of ['true', 'false']) {
    expect(await set('C040', facility['code'], flag)).toBe(204)
    expect(await read(facility)).toMatchObject({ preferredNetwork: flag === 'true' })
  }
  expect(await set('C041', facility['code'], category)).toBe(422)
  expect(await set('C040', facility['code'], 'true')).toBe(204)
  expect(await set('C041', facility['code'], 'ZZ-NOBODY')).toBe(422)
  expect(await set('C041', 'HF9999999', category)).toBe(404)
  expect(await set('C041', facility['code'], category)).toBe(204)
  expect(await read(facility)).toMatchObject({ preferredNetworkCategory: category })
  expect((await read(other))['preferredNetwork']).toBe(before['preferredNetwork'])
  proofs.add('C040', 'path:a', 'path:b')
  proofs.add('C041', 'path:a', 'path:b')
})
