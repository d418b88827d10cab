import { expect, test } from 'vitest'
import type { Pairs, Row } from './client.ts'
import { callOf } from './table.ts'
import { setUpWorld } from './suite.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('rest')

/** Reads by path: the call, its parameter, a value of the sample, one nobody has, the field that must name it. */
const reads = [
  ['C010', 'email', 'officer@staff.example', 'nobody@staff.example', 'emailAddress'],
  ['C011', 'username', 'officer', 'nobody.here', 'username'],
  ['C373', 'code', 'USR0000008', 'USR9999999', 'code'],
  ['C374', 'username', 'officer', 'nobody.here', 'username'],
  ['C369', 'id', '3', '99999999', 'id'],
  ['C020', 'code', 'HF0000001', 'HF9999999', 'code'],
  ['C206', 'code', 'PHY0000001', 'PHY9999999', 'code'],
] as const

test.each(reads)('%s reads what its %s names', async (number, name, value, absent, field) => {
  const call = callOf(number)
  const client = call.isPublic ? world.visitor : world.admin
  const read = (one: string) => client.get(call.service, call.path.replace(`{${name}}`, one))
  const found = await read(value)
  expect(found.status, JSON.stringify(found.body)).toBe(200)
  expect(String((found.body as Row)[field])).toBe(value)
  expect((await read(absent)).status).toBe(404)
  proofs.add(number, `path:${name}`)
})

test('a dentist is read as one, a physician is not', async () => {
  const physicians = await rowsOf(world.admin, '/phy')
  for (const row of physicians.slice(0, 12)) {
    const { status } = await world.admin.get('accr', `/phy/dentist/${String(row['code'])}`)
    expect(status, String(row['code'])).toBe(row['phyTypeCode'] === 'DMD' ? 200 : 404)
  }
  const dentist = physicians.find((row) => row['phyTypeCode'] === 'DMD')
  expect((await world.admin.get('accr', `/phy/dentist/${String(dentist?.['code'])}`)).status).toBe(200)
  proofs.add('C209', 'path:code')
})

test('whether a token is outstanding is not whether an account is', async () => {
  const ask = async (email: string) =>
    (await world.visitor.get('auth', '/user/token-exists', [['email', email]])).body
  const reset = (emailAddress: string) =>
    world.visitor.call('POST', 'auth', '/user/forgot-password-request', [], { json: { emailAddress } })
  for (const email of ['officer@staff.example', 'nobody@staff.example']) {
    expect(await ask(email)).toBe(false)
    expect((await reset(email)).status).toBe(204)
    expect(await ask(email)).toBe(true)
  }
  proofs.add('C007', 'email')
})

test('the token call wants the credential of the client', async () => {
  const wrong = world.visitor.signIn('officer', 'whatever it is', 'another:secret')
  await expect(wrong).rejects.toThrow('401')
  await expect(world.as('APPROVER')).resolves.toBeDefined()
})

test('a covered account is read by its company and facility', async () => {
  const facility = (await rowsOf(world.admin, '/hf')).find((row) => row['blocked'] === true)
  const accounts = await rowsOf(world.admin, `/hf/covered-account/companies/${String(facility?.['id'])}`)
  const company = String(accounts[0]?.['company'])
  const read = (name: string, code: string) =>
    world.admin.get('accr', `/hf/covered-account/company/${encodeURIComponent(name)}/${code}`)
  const found = await read(company, String(facility?.['code']))
  expect(found.body).toMatchObject({ company })
  expect((await read('Nobody Incorporated', String(facility?.['code']))).status).toBe(404)
  expect((await read(company, 'HF9999999')).status).toBe(404)
  expect((await world.admin.get('accr', '/hf/covered-account/companies/99999999')).status).toBe(404)
  proofs.add('C038', 'path:company', 'path:code')
  proofs.add('C039', 'path:id')
})

test('a schedule is that of the physician, at one facility when it is named', async () => {
  const read = async (query: Pairs) =>
    (await world.admin.get('accr', '/phy/schedule', query)).body as readonly Row[]
  const physicians = (await rowsOf(world.admin, '/phy')).map(({ code }) => String(code))
  const all = await Promise.all(physicians.map((code) => read([['physicianCode', code]])))
  const own = all.find((rows) => rows.length > 1) ?? []
  const [first] = own
  const physicianCode = String(first?.['physicianCode'])
  const healthFacilityCode = String(first?.['healthFacilityCode'])
  expect(own.every((row) => row['physicianCode'] === physicianCode)).toBe(true)
  const there = await read([
    ['physicianCode', physicianCode],
    ['healthFacilityCode', healthFacilityCode],
  ])
  expect(there).toEqual(own.filter((row) => row['healthFacilityCode'] === healthFacilityCode))
  expect(there.length).toBeLessThan(own.length)
  expect((await world.admin.get('accr', '/phy/schedule', [['physicianCode', 'PHY9999999']])).status).toBe(404)
  proofs.add('C215', 'physicianCode', 'healthFacilityCode')
})

test('requests are read by type and code, and only under their type', async () => {
  const requests = await rowsOf(world.admin, '/user-request')
  const [request] = requests
  const other = requests.find((row) => row['type'] !== request?.['type'])
  const read = (type: unknown, code: unknown) =>
    world.admin.get('accr', `/user-request/${String(type)}/${String(code)}`)
  expect((await read(request?.['type'], request?.['code'])).body).toMatchObject({ code: request?.['code'] })
  expect((await read(other?.['type'], request?.['code'])).status).toBe(404)
  expect((await read(request?.['type'], 'UR-2026-999999')).status).toBe(404)
  proofs.add('C346', 'path:type', 'path:code')
  const open = requests.find((row) => row['status'] === 'PENDING')
  const pending = async (type: unknown, target: unknown) =>
    (await world.admin.get('accr', `/user-request/${String(type)}/pending`, [['targetCode', String(target)]]))
      .body as readonly Row[]
  const found = await pending(open?.['type'], open?.['targetCode'])
  expect(found.map((row) => row['code'])).toContain(open?.['code'])
  expect(await pending(open?.['type'], 'HF9999999')).toEqual([])
  const foreign = requests.find((row) => row['type'] !== open?.['type'])
  const elsewhere = await pending(foreign?.['type'], open?.['targetCode'])
  expect(elsewhere.map((row) => row['code'])).not.toContain(open?.['code'])
  proofs.add('C354', 'targetCode', 'path:type')
})

test('similar specializations are found by name and by description', async () => {
  const [item] = await rowsOf(world.admin, '/specialization')
  const find = async (query: Pairs) =>
    ((await world.admin.get('accr', callOf('C201').path, query)).body as readonly Row[]).map(({ id }) => id)
  for (const name of ['name', 'description'] as const) {
    expect(await find([[name, String(item?.[name])]])).toContain(item?.['id'])
    expect(await find([[name, 'ZZ-NOBODY']])).toEqual([])
    proofs.add('C201', name)
  }
})

test('a public text is read by its code, and only public ones are', async () => {
  const texts = await rowsOf(world.admin, '/text-template')
  const read = (code: unknown) => world.visitor.get('accr', '/public/reference', [['code', String(code)]])
  const open = texts.find((row) => row['group'] === 'FAQ' && row['deleted'] === false)
  expect((await read(open?.['code'])).status).toBe(200)
  expect((await read('STAFF')).status).toBe(404)
  expect((await read('ZZ-NOBODY')).status).toBe(404)
  proofs.add('C095', 'code')
})

test('a procedure has its rate in the newest sheet', async () => {
  const [sheet] = await rowsOf(world.admin, '/standard-procedure-rate')
  const { body } = await world.admin.get('accr', `/standard-procedure-rate/${String(sheet?.['id'])}`)
  const [line] = (body as Row)['lines'] as readonly Row[]
  const read = (procedure: unknown) =>
    world.admin.get('accr', `/standard-procedure-rate/latest/procedure/${String(procedure)}/rate`)
  expect((await read(line?.['procedure'])).body).toMatchObject({ procedure: line?.['procedure'] })
  expect((await read('00000')).status).toBe(404)
  proofs.add('C411', 'path:procedure')
})

test('a template of society prices is for a care setting that exists', async () => {
  for (const number of ['C051', 'C057']) {
    const { path } = callOf(number)
    expect((await world.admin.get('accr', path, [['type', 'OUTPATIENT']])).status).toBe(200)
    expect((await world.admin.get('accr', path, [['type', 'BOGUS']])).status).toBe(422)
    proofs.add(number, 'type')
  }
})
