import { expect, test } from 'vitest'
import type { Row } from './client.ts'
import { acceptedBody, proveBody, sendBody, type SaveUnderTest } from './prove-body.ts'
import { setUpWorld } from './suite.ts'
import { callOf, specifiedCalls } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('reference-saves')

/** The calls that create an item of a maintained list, by the address of the list. */
const creates = specifiedCalls
  .filter(({ call }) => call >= 'C126' && call <= 'C200')
  .filter(({ method, body }) => method === 'POST' && body?.names.includes('medicalSociety'))
  .map(({ call, path }) => [call, path] as const)

/** Fields of which an item of a list may have to be the only holder (specification 2, section 8). */
const unique = ['description', 'name', 'docName', 'instrumentName', 'trainingInstitution', 'value']

/** Whether the group of an item is a field of its own, and not another field under the common name. */
const isOwnGroup = ({ groupBy, specializationCode, group, pageType }: Row): boolean =>
  groupBy !== null && ![specializationCode, group, pageType].includes(groupBy)

/** The save of an item of a list as it is proven, from its call and the items there are. */
async function itemSave(number: string, path: string, rows: readonly Row[]): Promise<SaveUnderTest> {
  const call = callOf(number)
  const keys = ['id', 'code', 'version', 'deleted']
  const fields = (call.body?.names ?? []).filter((name) => !keys.includes(name))
  const own = fields.filter((name) =>
    name === 'groupBy' ? rows.some((row) => isOwnGroup(row)) : rows.some((row) => name in row),
  )
  const specialties = (await rowsOf(world.admin, '/specialization')).map((row) => row['code'])
  return {
    call,
    client: world.admin,
    path: call.path,
    bodies: rows.map((row) => Object.fromEntries(own.map((name) => [name, row[name] ?? null]))),
    fresh: (turn) => ({
      code: `N${call.call}-${turn}`,
      ...Object.fromEntries(
        unique.filter((name) => own.includes(name)).map((name) => [name, `New ${call.call} ${turn}`]),
      ),
    }),
    keys,
    others: { specializationCode: specialties },
    refused: fields.filter((name) => !own.includes(name)),
    read: async ({ body }) =>
      (await world.admin.get('accr', `${path}/${String((body as Row)['id'])}`)).body as Row,
  }
}

/** The call that changes an item of the list, by the one that creates it: its number comes next. */
const updateOf = (number: string): string => `C${Number(number.slice(1)) + 1}`

test.each(creates)('%s saves every field of an item of %s', async (number, path) => {
  const rows = await rowsOf(world.admin, path)
  expect(await proveBody(await itemSave(number, path, rows), proofs)).toEqual({})
  proofs.add(number, 'body:code')
})

test.each(creates)('%s makes new items only, and %s/delete/{code} disables one', async (number, path) => {
  const rows = await rowsOf(world.admin, path)
  const save = await itemSave(number, path, rows)
  const { body } = await acceptedBody(save)
  const make = (by: Row) => sendBody(save, { ...body, ...save.fresh?.(700), ...by })
  for (const [name, value] of [
    ['id', rows[0]?.['id']],
    ['version', 1],
  ] as const) {
    const refused = await make({ [name]: value })
    expect(refused.status, name).toBe(422)
    expect((refused.body as { errors: readonly Row[] }).errors.map(({ field }) => field)).toEqual([name])
    proofs.add(number, `body:${name}`)
  }
  const disabled = await make({ deleted: true })
  expect(disabled.body, JSON.stringify(disabled.body)).toMatchObject({ deleted: true })
  const { code, id } = (await sendBody(save, { ...body, ...save.fresh?.(701) })).body as Row
  const remove = callOf(`C${Number(number.slice(1)) + 2}`)
  expect([remove.method, remove.path]).toEqual(['DELETE', `${path}/delete/{code}`])
  const removeBy = (one: unknown) => world.admin.call('DELETE', 'accr', `${path}/delete/${String(one)}`)
  expect((await removeBy('ZZ-NOBODY')).status).toBe(404)
  expect((await world.admin.get('accr', `${path}/${String(id)}`)).body).toMatchObject({ deleted: false })
  expect((await removeBy(code)).status).toBeLessThan(300)
  expect((await world.admin.get('accr', `${path}/${String(id)}`)).body).toMatchObject({ deleted: true })
  proofs.add(number, 'body:deleted')
  proofs.add(remove.call, 'path:code')
})

test.each(creates)('an item that %s made is changed in every field at %s', async (number, path) => {
  const rows = await rowsOf(world.admin, path)
  const save = await itemSave(updateOf(number), path, rows)
  const { saved } = await acceptedBody(await itemSave(number, path, rows))
  const keysOf = ({ id, version }: Row) => ({ id, version })
  const others = {
    ...save.others,
    ...Object.fromEntries(unique.map((name) => [name, [`Changed ${number}`]])),
  }
  expect(await proveBody({ ...save, others, changes: keysOf(saved), keysOf }, proofs)).toEqual({})
  proofs.add(save.call.call, 'body:code')
})

test.each(creates)(
  'an item that %s made is changed at %s, from the version that was read',
  async (number, path) => {
    const made = (await rowsOf(world.admin, path)).find((row) => row['maintainable'] !== false)
    const at = number === 'C193' ? path : `${path}/${String(made?.['id'])}`
    const update = (by: Row) =>
      world.admin.call('PUT', 'accr', at, [], { json: { ...made, ...by, updatedDate: undefined } })
    const outdated = await update({ version: Number(made?.['version']) - 1 })
    expect(outdated.status, JSON.stringify(outdated.body)).toBe(409)
    const deleted = await update({ deleted: true })
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)
    expect(deleted.body).toMatchObject({ id: made?.['id'], deleted: true })
    const updates = callOf(updateOf(number))
    expect([updates.method, updates.path.startsWith(path)]).toEqual(['PUT', true])
    proofs.add(updates.call, 'body:version', 'body:deleted', 'body:id', 'path:id')
  },
)
