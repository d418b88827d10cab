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
  const keys = ['id', 'version', 'backdateReason']
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
