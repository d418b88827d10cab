import { expect, test } from 'vitest'
import type { Row } from './client.ts'
import { proveBody } from './prove-body.ts'
import { setUpWorld } from './suite.ts'
import { callOf, specifiedCalls } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('price-saves')

/** The calls that save a price sheet at once. */
const saves = specifiedCalls
  .filter(
    ({ method, path, body }) =>
      method === 'POST' &&
      body?.as === 'json' &&
      body.names.includes('backdateReason') &&
      !path.includes('user-request'),
  )
  .map(({ call, path }) => [call, path] as const)

/** Fields of every sheet, whether a sheet of the sample fills them or not. */
const always = ['effectiveDate', 'remarks', 'lines']

const day = (turn: number): string => new Date(Date.UTC(2028, 0, 1 + turn)).toISOString().slice(0, 10)

test.each(saves)('%s saves every field of a sheet of %s', async (number, path) => {
  const call = callOf(number)
  const keys = ['id', 'version', 'backdateReason', 'reasonCode', 'reason', 'answers']
  const fields = (call.body?.names ?? []).filter((name) => !keys.includes(name))
  const listed = await rowsOf(world.admin, path)
  const rows = await Promise.all(
    listed
      .slice(0, 12)
      .map(async (row) => (await world.admin.get('accr', `${path}/${String(row['id'])}`)).body as Row),
  )
  const own = fields.filter(
    (name) => always.includes(name) || rows.some((row) => (row[name] ?? null) !== null),
  )
  const unproven = await proveBody(
    {
      call,
      client: world.admin,
      path,
      bodies: rows.map((row) => Object.fromEntries(own.map((name) => [name, row[name] ?? null]))),
      fresh: (turn) => ({ effectiveDate: day(turn) }),
      keys,
      together: rows.map((row) => ({
        ...(row['serviceType'] === undefined ? {} : { serviceType: 'OP_OR' }),
        lines: [{ ...(row['lines'] as Row[])[0], feeCode: 'RUV_MULTIPLIER' }],
      })),
      others: {
        serviceType: ['OP_OR', 'INPATIENT', 'OTHER'],
        physicianCode: ['PHY0000002'],
        lines: rows.map((row) => (row['lines'] as Row[]).slice(1)),
      },
      refused: fields.filter((name) => !own.includes(name)),
      read: async ({ body }) => {
        const { record } = body as { record: Row }
        return (await world.admin.get('accr', `${path}/${String(record['id'])}`)).body as Row
      },
    },
    proofs,
  )
  expect(unproven).toEqual({})
})

/** The newest sheet of a kind that has not begun, made for the purpose, and its body. */
async function scheduled(
  number: string,
  path: string,
  effectiveDate: string,
): Promise<{ body: Row; made: Row }> {
  const [row] = await rowsOf(world.admin, path)
  const sheet = (await world.admin.get('accr', `${path}/${String(row?.['id'])}`)).body as Row
  const fields = (callOf(number).body?.names ?? []).filter((name) => (sheet[name] ?? null) !== null)
  const own = Object.fromEntries(fields.map((name) => [name, sheet[name]]))
  const body = {
    ...own,
    id: undefined,
    version: undefined,
    effectiveDate,
    validityDate: undefined,
  }
  const { status, body: saved } = await world.admin.call('POST', 'accr', path, [], { json: body })
  expect(status, JSON.stringify(saved)).toBe(201)
  return { body, made: (saved as { record: Row }).record }
}

/** The first field a refusal names. */
const fieldOf = (body: unknown): unknown =>
  ((body as Row)['errors'] as readonly Row[] | undefined)?.[0]?.['field']

test.each(saves)(
  '%s corrects the coming sheet its id names, from the version that was read',
  async (number, path) => {
    const { body, made } = await scheduled(number, path, '2031-01-01')
    const send = (by: Row) => world.admin.call('POST', 'accr', path, [], { json: { ...body, ...by } })
    const { id, version } = made
    expect((await send({ id: 99_999_999, version })).status).toBe(404)
    expect((await send({ id, version: Number(version) + 1 })).status).toBe(409)
    expect(fieldOf((await send({ id })).body)).toBe('version')
    expect(fieldOf((await send({ version })).body)).toBe('id')
    expect(fieldOf((await send({ id, version })).body)).toBe('reasonCode')
    expect(fieldOf((await send({ id, version, reasonCode: 'OTHER' })).body)).toBe('reason')
    const why = { reasonCode: 'OTHER', reason: 'Read aloud wrongly' }
    const corrected = await send({ id, version, remarks: 'Corrected', ...why })
    expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
    expect((await world.admin.get('accr', `${path}/${String(id)}`)).body).toMatchObject({
      id,
      remarks: 'Corrected',
    })
    proofs.add(number, 'body:id', 'body:version', 'body:reasonCode', 'body:reason')
  },
)

test.each(saves)('%s wants a reason for a date in the past, and for no other', async (number, path) => {
  const { body } = await scheduled(number, path, '2031-06-01')
  const send = (by: Row) => world.admin.call('POST', 'accr', path, [], { json: { ...body, ...by } })
  const early = { ...body, effectiveDate: '2026-11-19' }
  const unnamed = await send(early)
  expect(fieldOf(unnamed.body), JSON.stringify(unnamed.body)).toBe('backdateReason')
  const reasonless = await send({ effectiveDate: '2031-02-02', backdateReason: 'Agreed late' })
  expect(fieldOf(reasonless.body)).toBe('backdateReason')
  const dated = await send({ ...early, backdateReason: 'Agreed late' })
  expect(dated.status, JSON.stringify(dated.body)).toBe(201)
  const logs = await world.admin.get('audit', '/audit-logs', [['size', '10']])
  expect(JSON.stringify(logs.body)).toContain('Agreed late')
  proofs.add(number, 'body:backdateReason')
})

test.each(saves)('%s takes answers to what is asked, and names a bad one', async (number, path) => {
  const { body } = await scheduled(number, path, '2031-09-01')
  const send = (by: Row) => world.admin.call('POST', 'accr', path, [], { json: { ...body, ...by } })
  const bad = await send({ effectiveDate: '2031-09-02', answers: [{ reason: 'Agreed' }] })
  expect(fieldOf(bad.body), JSON.stringify(bad.body)).toBe('answers.0.id')
  const answered = await send({
    effectiveDate: '2031-09-02',
    answers: [{ id: 'FAR_FROM_PRICE', reason: 'Agreed' }],
  })
  expect(answered.status, JSON.stringify(answered.body)).toBe(201)
  proofs.add(number, 'body:answers')
})
