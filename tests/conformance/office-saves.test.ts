import { expect, test } from 'vitest'
import type { Row } from './client.ts'
import { acceptedBody, proveBody, sendBody, type SaveUnderTest } from './prove-body.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('office-saves')

const fieldsOf = (body: unknown): unknown[] =>
  (((body as Row)['errors'] ?? []) as readonly Row[]).map(({ field }) => field)

const groups = async () => rowsOf(world.admin, '/report-group')

test('C277 saves every field of a report group, C280 removes the one its id names', async () => {
  const rows = await groups()
  const names = [...new Set(rows.flatMap((row) => row['reportNames'] as string[]))]
  const save: SaveUnderTest = {
    call: callOf('C277'),
    client: world.admin,
    path: '/report-group',
    bodies: [
      { groupName: 'Proof', description: null, value: null, reportNames: names.slice(0, 1), roleCodes: [] },
    ],
    keys: ['id', 'version', 'deleted'],
    keysOf: ({ id, version }) => ({ id, version }),
    fresh: (turn) => ({ groupName: `Proof ${turn}` }),
    others: { reportNames: [names.slice(0, 2)], roleCodes: [['APPROVER']] },
    read: async ({ body }) => (await groups()).find((row) => row['id'] === (body as Row)['id']) ?? {},
  }
  expect(await proveBody(save, proofs)).toEqual({})
  const { body, saved } = await acceptedBody({ ...save, fresh: () => ({ groupName: 'Proof of keys' }) })
  const send = (by: Row) => sendBody(save, { ...body, groupName: 'Proof of keys', ...by })
  const { id, version } = saved
  expect((await send({ id: 99_999_999, version })).status).toBe(404)
  expect((await send({ id, version: Number(version) + 2 })).status).toBe(409)
  const disabled = (await send({ id, version, deleted: true })).body as Row
  expect(disabled).toMatchObject({ id, deleted: true })
  expect((await send({ id, version: disabled['version'], deleted: false })).body).toMatchObject({
    deleted: false,
  })
  const remove = (one: unknown) => world.admin.call('DELETE', 'accr', `/report-group/${String(one)}`)
  expect((await remove(99_999_999)).status).toBe(404)
  expect((await remove(id)).status).toBeLessThan(300)
  expect((await groups()).find((row) => row['id'] === id)?.['deleted'] ?? true).toBe(true)
  expect((await groups()).filter((row) => row['deleted'] === false).length).toBeGreaterThan(0)
  proofs.add('C277', 'body:id', 'body:version', 'body:deleted')
  proofs.add('C280', 'path:id')
})

test('C371 changes the fields of the role its address names, and leaves the others', async () => {
  const make = async (name: string): Promise<Row> =>
    (
      await world.admin.call('POST', 'auth', '/role', [], {
        json: { name, permissions: ['HF_VIEW'], deleted: false },
      })
    ).body as Row
  const made = await make('Proof of a change')
  const other = await make('Another proof')
  const id = made['id']
  let version = Number(made['version'])
  const change = (json: Row, one = id) =>
    world.admin.call('PUT', 'auth', `/role/${String(one)}`, [], { json })
  expect((await change({ name: 'Nobody', version }, 99_999_999)).status).toBe(404)
  expect((await change({ name: 'Late', version: version + 2 })).status).toBe(409)
  expect(fieldsOf((await change({ name: 'Mixed', version, id: other['id'] })).body)).toEqual(['id'])
  for (const part of [{ name: 'Proof changed' }, { permissions: ['PHY_VIEW'] }, { deleted: true }]) {
    const before = (await world.admin.get('auth', `/role/${String(id)}`)).body as Row
    const changed = await change({ ...part, version })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    version += 1
    const { updatedDate: _then, ...rest } = before
    const read = (await world.admin.get('auth', `/role/${String(id)}`)).body
    expect(read).toMatchObject({ ...rest, ...part, version })
  }
  proofs.add(
    'C371',
    'path:id',
    ...['id', 'version', 'name', 'permissions', 'deleted'].map((name) => `body:${name}`),
  )
})

test('C272 writes every field of an activity', async () => {
  const activities = await rowsOf(world.admin, '/activity-log')
  const texts = await rowsOf(world.admin, '/text-template')
  const [own] = await rowsOf(world.admin, '/hf')
  const [, other] = await rowsOf(world.admin, '/phy')
  const earlier = activities.find((row) => row['applicantCode'] === own?.['code']) ?? activities[0]
  const save: SaveUnderTest = {
    call: callOf('C272'),
    client: world.admin,
    path: '/activity-log',
    bodies: [
      {
        applicantCode: own?.['code'],
        activityType: earlier?.['activityType'],
        topic: 'Proof',
        activityDate: '2026-11-18',
        result: null,
        remarks: 'Written as a proof',
        corrects: null,
      },
    ],
    keys: ['corrects'],
    others: {
      applicantCode: [other?.['code']],
      activityType: [
        ...activities.map((row) => row['activityType']),
        ...texts.filter((row) => row['group'] === 'ACTIVITY_TYPE').map((row) => row['code']),
      ],
      activityDate: ['2026-11-17'],
      result: ['SATISFACTORY'],
    },
    read: async ({ body }) =>
      (await world.admin.get('accr', `/activity-log/${String((body as Row)['id'])}`)).body as Row,
  }
  expect(await proveBody(save, proofs)).toEqual({})
  const { body, saved } = await acceptedBody(save)
  const correction = await sendBody(save, { ...body, remarks: 'As it was', corrects: saved['id'] })
  expect(correction.status, JSON.stringify(correction.body)).toBeLessThan(300)
  expect(await save.read(correction)).toMatchObject({ corrects: saved['id'], remarks: 'As it was' })
  expect((await sendBody(save, { ...body, corrects: 99_999_999 })).status).toBeGreaterThanOrEqual(404)
  proofs.add('C272', 'body:corrects')
})

test('C276 keeps the file of a year and an area', async () => {
  const [row] = await rowsOf(world.admin, '/medical-service-team-record')
  const save = async (year: unknown, area: unknown) => {
    const form = new FormData()
    form.append('year', String(year))
    form.append('area', String(area))
    const bytes = `%PDF-1.4\n%${String(year)}${Math.random()}\n%%EOF\n`
    form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'team.pdf')
    return world.admin.call('POST', 'accr', callOf('C276').path, [], { form })
  }
  expect(fieldsOf((await save('soon', row?.['area'])).body)).toContain('year')
  expect(fieldsOf((await save(2027, '')).body)).toContain('area')
  for (const [year, area] of [
    [2027, row?.['area']],
    [2026, 'Proof area'],
  ]) {
    const made = await save(year, area)
    expect(made.status, JSON.stringify(made.body)).toBeLessThan(300)
    expect(made.body).toMatchObject({ year, area })
  }
  proofs.add('C276', 'body:year', 'body:area')
})
