import { expect, test } from 'vitest'
import type { Row } from './client.ts'
import { providerKinds, providerSave } from './provider-kinds.ts'
import { sendBody } from './prove-body.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('moves')

/** The rows of the status history of a provider that a move made, which its reason tells. */
const historyOf = async (code: unknown, reason: string): Promise<readonly Row[]> =>
  (await rowsOf(world.admin, '/accreditation-history')).filter(
    (row) => row['applicantCode'] === code && row['reason'] === reason,
  )

const move = { effectiveDate: '2026-11-20', reason: 'Licence under review', until: '2026-12-31' }

test('C033 moves the status of the facility its parameter names', async () => {
  const { path } = callOf('C033')
  const facility = (await rowsOf(world.admin, '/hf')).find(
    (row) => row['accreditationStatusCode'] === 'ACCREDITED',
  )
  const { code, version } = facility ?? {}
  const body = { ...move, status: 'SUSPENDED', remarks: 'Until the licence is shown', version }
  const send = (json: Row, one = code) =>
    world.admin.call('PUT', 'accr', path, [['healthFacilityCode', String(one)]], { json })
  expect((await send(body, 'HF9999999')).status).toBe(404)
  expect((await send({ ...body, version: Number(version) + 5 })).status).toBe(409)
  expect((await send({ ...body, status: 'ZZ-NOBODY' })).status).toBeGreaterThanOrEqual(400)
  const moved = await send(body)
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(moved.body).toMatchObject({ code, accreditationStatusCode: 'SUSPENDED' })
  const [row] = await historyOf(code, move.reason)
  expect(row).toMatchObject({ effectiveDate: move.effectiveDate, remarks: body.remarks })
  const back = await historyOf(code, 'End of the suspension')
  expect(back.map((one) => one['effectiveDate'])).toContain('2027-01-01')
  proofs.add('C033', 'healthFacilityCode')
  proofs.add('C033', ...Object.keys(body).map((name) => `body:${name}`))
})

test('C226 moves the status of a physician', async () => {
  const save = await providerSave(world, providerKinds.physician, 'C226')
  const body = {
    ...save.bodies[0],
    ...move,
    accreditationStatusCode: 'SUSPENDED',
    statusRemarks: 'Until the licence is shown',
    code: save.one['code'],
    version: save.one['version'],
  }
  const moved = await sendBody(save, body)
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(moved.body).toMatchObject({ record: { accreditationStatusCode: 'SUSPENDED' } })
  const [row] = await historyOf(save.one['code'], move.reason)
  expect(row).toMatchObject({ effectiveDate: move.effectiveDate, remarks: 'Until the licence is shown' })
  const back = await historyOf(save.one['code'], 'End of the suspension')
  expect(back.map((one) => one['effectiveDate'])).toContain('2027-01-01')
  proofs.add(
    'C226',
    ...['accreditationStatusCode', 'statusRemarks', ...Object.keys(move)].map((name) => `body:${name}`),
  )
})

test.each([
  ['C278', '/hf/mace'],
  ['C279', '/hf/moss'],
])('%s removes the record of %s its id names', async (number, path) => {
  const before = (await rowsOf(world.admin, path)).map(({ id }) => id)
  const [id] = before
  const remove = (one: unknown) => world.admin.call('DELETE', 'accr', `${path}/${String(one)}`)
  expect((await remove(99_999_999)).status).toBe(404)
  expect((await remove(id)).status).toBeLessThan(300)
  const after = (await rowsOf(world.admin, path)).map((row) => row['id'])
  expect(new Set(after)).toEqual(new Set(before.filter((one) => one !== id)))
  proofs.add(number, 'path:id')
})
