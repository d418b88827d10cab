import { beforeAll, expect, test } from 'vitest'
import type { Pairs, Row } from './client.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('provider-questions')

/** An accredited facility and physician of the sample, as they are read. */
const one: Record<'facility' | 'physician', Row> = { facility: {}, physician: {} }

/** Whether a record is accredited and has every number it may be found by. */
const isAccredited = (row: Row): boolean =>
  row['accreditationStatusCode'] === 'ACCREDITED' && (row['phicAccreditationNo'] ?? null) !== null

beforeAll(async () => {
  for (const [kind, path] of [
    ['facility', '/hf'],
    ['physician', '/phy'],
  ] as const) {
    const found = (await rowsOf(world.admin, path)).findLast(isAccredited)
    one[kind] = (await world.admin.get('accr', `${path}/${String(found?.['code'])}`)).body as Row
  }
})

const ask = async (number: string, json: Row, query: Pairs = []): Promise<unknown> => {
  const call = callOf(number)
  const { status, body } = await world.admin.call(call.method, call.service, call.path, query, { json })
  expect(status, `${number} ${JSON.stringify(json)} ${JSON.stringify(body)}`).toBe(200)
  return body
}

test.each([
  ['C027', 'facility'],
  ['C228', 'physician'],
] as const)('%s finds the %s by each value it is compared by', async (number, kind) => {
  const record = one[kind]
  const isFound = async (candidate: Row, threshold?: string) =>
    ((await ask(number, candidate, threshold ? [['threshold', threshold]] : [])) as readonly Row[])
      .map(({ code }) => code)
      .includes(record['code'])
  const { name, lastName, firstName, addresses } = record
  const cityId = (addresses as readonly Row[] | undefined)?.[0]?.['cityId']
  // alone the name stays below the threshold of 3
  const names: Row = kind === 'facility' ? { name } : { lastName, firstName }
  expect(await isFound(names)).toBe(false)
  const values: Row =
    kind === 'facility'
      ? {
          typeCode: record['typeCode'],
          cityId,
          tin: record['tin'],
          phicAccreditationNo: record['phicAccreditationNo'],
          telephone: record['telephone'],
          emailAddress: record['emailAddress'],
        }
      : Object.fromEntries(
          ['birthDate', 'prcNumber', 'tin', 'phicAccreditationNo', 'emailAddress', 'mobileNumber'].map(
            (field) => [field, record[field]],
          ),
        )
  for (const [field, value] of Object.entries(values)) {
    expect(await isFound({ ...names, [field]: value }), `${number} ${field} ${JSON.stringify(value)}`).toBe(
      true,
    )
    proofs.add(number, `body:${field}`)
  }
  const whole = { ...names, ...values }
  for (const field of Object.keys(names)) {
    const weak = {
      ...names,
      ...(kind === 'facility' ? { typeCode: values['typeCode'] } : { birthDate: values['birthDate'] }),
    }
    expect(await isFound(weak), field).toBe(true)
    expect(await isFound({ ...weak, [field]: 'Zzqq Unlike' }), field).toBe(false)
    proofs.add(number, `body:${field}`)
  }
  expect(await isFound(names, '2')).toBe(true)
  expect(await isFound({ ...names, emailAddress: values['emailAddress'] }, '4')).toBe(false)
  expect(await isFound({ ...whole, code: record['code'] })).toBe(false)
  proofs.add(number, 'threshold', 'body:code')
  if (kind === 'facility') return
  // licence numbers run per profession
  const licence = { ...names, prcNumber: values['prcNumber'] }
  expect(await isFound({ ...licence, phyTypeCode: record['phyTypeCode'] })).toBe(true)
  const other = record['phyTypeCode'] === 'MD' ? 'DMD' : 'MD'
  expect(await isFound({ ...licence, phyTypeCode: other })).toBe(false)
  proofs.add(number, 'body:phyTypeCode')
})

test('C232 and C233 tell whether a name or a licence is known', async () => {
  const { code, lastName, firstName, birthDate, prcNumber, phyTypeCode } = one.physician
  const questions = {
    C232: [
      { firstName, lastName, birthDate },
      { firstName: 'Zzqq', lastName: 'Zzqq', birthDate: '1971-01-01', code },
    ],
    C233: [
      { prcNumber, phyTypeCode },
      { prcNumber: '1234567', phyTypeCode: phyTypeCode === 'MD' ? 'DMD' : 'MD', code },
    ],
  } as const
  for (const [number, [known, unlike]] of Object.entries(questions)) {
    expect(await ask(number, known)).toBe(true)
    for (const [field, value] of Object.entries(unlike)) {
      expect(await ask(number, { ...known, [field]: value }), `${number} ${field}`).toBe(false)
      proofs.add(number, `body:${field}`)
    }
  }
})

const consent = { accepted: true, textCode: 'PRIVACY', textVersion: 1 }

/** Account requests of visitors: what identifies the provider, and another value of each field that does. */
const accounts = [
  ['C026', 'facility', 'hf-account', ['hfName', 'tin', 'code']],
  ['C234', 'physician', 'phy-account', ['lastName', 'firstName', 'prcNumber', 'code']],
] as const

test.each(accounts)(
  '%s asks for the account of the %s it identifies',
  async (number, kind, type, identifying) => {
    const call = callOf(number)
    const record = one[kind]
    const { name: hfName, tin, code, lastName, firstName, prcNumber } = record
    const known: Row =
      kind === 'facility'
        ? { hfName, tin, emailAddress: 'new@account.example', contactName: 'New Person', consent }
        : { lastName, firstName, prcNumber, emailAddress: 'new@account.example', consent }
    const send = (json: Row) => world.visitor.call(call.method, call.service, call.path, [], { json })
    const requests = async () =>
      (await world.admin.get('accr', `/user-request/${type}/pending`, [['targetCode', String(code)]]))
        .body as readonly Row[]
    const before = (await requests()).length
    const unlike: Row = {
      hfName: 'Zzqq Unlike',
      tin: '999-000-000-00009',
      lastName: 'Zzqq',
      firstName: 'Zzqq',
      prcNumber: '1234567',
      code: kind === 'facility' ? 'HF9999999' : 'PHY9999999',
    }
    for (const field of identifying) {
      expect((await send({ ...known, [field]: unlike[field] })).status, field).toBeLessThan(300)
      expect((await requests()).length, `${number} ${field}`).toBe(before)
    }
    const refused = await send({ ...known, consent: { ...consent, textCode: 'ZZ-NOBODY' } })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('consent.textCode'),
    ])
    expect((await send({ ...known, code })).status).toBeLessThan(300)
    const [request] = await requests()
    const { body } = await world.admin.get('accr', `/user-request/${String(request?.['code'])}`)
    const { consent: _consent, ...said } = known
    expect((body as Row)['payload']).toMatchObject({ ...said, code })
    proofs.add(number, ...(call.body?.names ?? []).map((field) => `body:${field}`))
  },
)
