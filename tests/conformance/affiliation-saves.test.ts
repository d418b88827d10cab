import { beforeAll, expect, test } from 'vitest'
import type { Row } from './client.ts'
import { acceptedBody, proveBody, sendBody, type SaveUnderTest } from './prove-body.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('affiliation-saves')

/** pairs of an accredited physician and facility that are not tied yet */
let pairs: readonly Row[]
let specialties: readonly unknown[]

beforeAll(async () => {
  const tied = await rowsOf(world.admin, '/phy/hf-affiliation')
  const isIn = (row: Row) => row['accreditationStatusCode'] === 'ACCREDITED'
  const physicians = (await rowsOf(world.admin, '/phy')).filter((row) => isIn(row))
  const facilities = (await rowsOf(world.admin, '/hf')).filter((row) => isIn(row))
  pairs = physicians.flatMap(({ code: physicianCode, specializations }) =>
    facilities
      .map(({ code: healthFacilityCode }) => ({ physicianCode, healthFacilityCode, specializations }))
      .filter(
        (pair) =>
          !tied.some(
            (one) =>
              one['physicianCode'] === pair.physicianCode &&
              one['healthFacilityCode'] === pair.healthFacilityCode,
          ),
      ),
  )
  specialties = ((pairs[0]?.['specializations'] ?? []) as readonly Row[]).map(
    (one) => one['specializationCode'],
  )
  expect(pairs.length).toBeGreaterThan(80)
})

const pairOf = (turn: number): Row => {
  const { physicianCode, healthFacilityCode } = pairs.at(turn) ?? {}
  return { physicianCode, healthFacilityCode }
}

/** The affiliation an accepted save tells of, as it is read. */
const readSaved = async (body: unknown): Promise<Row> => {
  const { record } = body as { record: Row }
  return (await world.admin.get('accr', `/phy/hf-affiliation/${String(record['code'])}`)).body as Row
}

function saveOf(): SaveUnderTest {
  const call = callOf('C237')
  return {
    call,
    client: world.admin,
    path: call.path,
    bodies: [
      {
        ...pairOf(0),
        status: 'ACCREDITED',
        specializationCodes: [],
        room: '101',
        clinicAddress: 'Second floor',
        relation: null,
        remarks: null,
        bypass: true,
      },
    ],
    keys: ['code', 'version', 'bypass', 'reason', 'effectiveDate', 'status'],
    keysOf: ({ code, version, physicianCode, healthFacilityCode }) => ({
      code,
      version,
      physicianCode,
      healthFacilityCode,
    }),
    fresh: (turn) => pairOf(turn),
    others: {
      specializationCodes: [specialties],
      relation: ['VISITING', 'CONSULTANT', 'RESIDENT', 'READER'],
      room: ['202'],
    },
    views: {
      specializationCodes: (saved) =>
        ((saved['specializations'] ?? []) as readonly Row[]).map((one) => one['code']),
    },
    together: [pairOf(-1), pairOf(-40)],
    read: ({ body }) => readSaved(body),
  }
}

const fieldsOf = (body: unknown): unknown[] =>
  (((body as Row)['errors'] ?? []) as readonly Row[]).map(({ field }) => field)

test('C237 saves every field of an affiliation, from the version that was read', async () => {
  const save = saveOf()
  expect(await proveBody(save, proofs)).toEqual({})
  const { body, saved } = await acceptedBody({ ...save, fresh: () => pairOf(-2) })
  const send = (by: Row) => sendBody(save, { ...body, ...pairOf(-2), ...by })
  const { code, version } = saved
  expect((await send({ code: 'AFF9999999', version })).status).toBe(404)
  expect((await send({ code, version: Number(version) + 3 })).status).toBe(409)
  expect(fieldsOf((await send({ code })).body)).toEqual(['version'])
  expect((await send({ code, version })).status).toBe(200)
  proofs.add('C237', 'body:code', 'body:version')
})

test('C237 moves the status on its day with a reason, and asks where nobody may bypass the request', async () => {
  const save = saveOf()
  const [start = {}] = save.bodies
  const { saved } = await acceptedBody({ ...save, fresh: () => pairOf(-3) })
  const { code, version } = saved
  const move = { ...start, ...pairOf(-3), code, version, status: 'SUSPENDED', effectiveDate: '2026-11-20' }
  expect(fieldsOf((await sendBody(save, move)).body)).toEqual(['reason'])
  expect(
    (await sendBody(save, { ...move, status: 'ZZ-NOBODY', reason: 'On leave' })).status,
  ).toBeGreaterThanOrEqual(400)
  const moved = await sendBody(save, { ...move, reason: 'On leave until spring' })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(await readSaved(moved.body)).toMatchObject({ status: 'SUSPENDED' })
  const history = await rowsOf(world.admin, '/accreditation-history')
  const row = history.find(
    (one) => one['applicantCode'] === code && one['reason'] === 'On leave until spring',
  )
  expect(row).toMatchObject({ effectiveDate: move.effectiveDate })
  const asked = { ...start, ...pairOf(-4), status: 'ON_PROCESS' }
  const request = await sendBody(save, { ...asked, bypass: false })
  expect(request.body).toMatchObject({ record: null, requestCode: expect.stringMatching(/^UR-/) as string })
  const direct = await sendBody(save, { ...asked, ...pairOf(-5), bypass: true })
  expect(await readSaved(direct.body)).toMatchObject({ status: 'ON_PROCESS' })
  proofs.add('C237', 'body:status', 'body:effectiveDate', 'body:reason', 'body:bypass')
})

test('C241 moves every affiliation of the physician its code names, with the reason', async () => {
  const { path } = callOf('C241')
  const rows = (await rowsOf(world.admin, '/phy/hf-affiliation')).filter(
    (row) => row['status'] === 'ACCREDITED',
  )
  const phyCode = rows[0]?.['physicianCode']
  const send = (by: Row) =>
    world.admin.call('POST', 'accr', path, [], {
      json: { phyCode, newStatus: 'SUSPENDED', reason: 'Licence under review', ...by },
    })
  expect((await send({ phyCode: 'PHY9999999' })).status).toBe(404)
  expect(fieldsOf((await send({ newStatus: 'ZZ-NOBODY' })).body)).toEqual(['newStatus'])
  expect(fieldsOf((await send({ reason: 'no' })).body)).toEqual(['reason'])
  const moved = (await send({})).body as { updated: readonly string[] }
  const own = rows.filter((row) => row['physicianCode'] === phyCode).map(({ code }) => String(code))
  expect([...moved.updated].toSorted()).toEqual(own.toSorted())
  const after = (await rowsOf(world.admin, '/phy/hf-affiliation')).filter(({ code }) =>
    own.includes(String(code)),
  )
  expect(after.map(({ status }) => status)).toEqual(own.map(() => 'SUSPENDED'))
  const history = await rowsOf(world.admin, '/accreditation-history')
  const reasons = history
    .filter((one) => own.includes(String(one['applicantCode'])))
    .map(({ reason }) => reason)
  expect(reasons).toContain('Licence under review')
  proofs.add('C241', 'body:phyCode', 'body:newStatus', 'body:reason')
})
