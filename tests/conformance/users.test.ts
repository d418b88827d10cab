import { expect, test } from 'vitest'
import type { Row } from './client.ts'
import { proveBody, type SaveUnderTest } from './prove-body.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'

const { world, proofs } = setUpWorld('users')

const keysOf = ({ id, version }: Row): Row => ({ id, version })

const rolesOf = async () =>
  ((await world.admin.get('auth', '/role', [['size', '1000']])).body as { content: readonly Row[] }).content

/** The saves of roles and users: what is sent at first, and what makes the next one unlike it. */
async function saveOf(number: string): Promise<SaveUnderTest> {
  const call = callOf(number)
  const isRole = number === 'C370'
  const roles = (await rolesOf()).filter(
    (row) => !['Physician', 'Health Facility Coordinator'].includes(String(row['name'])),
  )
  const [first, second] = roles
    .filter(({ system, deleted }) => system === true && deleted === false)
    .filter(({ name }) => name !== 'System Administrator')
    .map(({ id }) => id)
  const linked = (await rolesOf()).find(({ name }) => name === 'Health Facility Coordinator')?.['id']
  const body: Row = isRole
    ? { name: 'A new role', permissions: ['HF_VIEW'], deleted: false }
    : {
        username: 'new.user',
        emailAddress: 'new.user@staff.example',
        firstName: 'New',
        lastName: 'User',
        roleId: first,
        linkedCode: null,
        deleted: false,
      }
  return {
    call,
    client: world.admin,
    path: call.path,
    bodies: [body],
    keys: ['id', 'version'],
    keysOf,
    fresh: (turn) =>
      isRole
        ? { name: `New role ${turn}` }
        : { username: `new.user${turn}`, emailAddress: `new.user${turn}@staff.example` },
    others: {
      permissions: [['PHY_VIEW', 'REPORT_VIEW']],
      roleId: [second],
      username: ['another.user'],
      emailAddress: ['another.user@staff.example'],
    },
    together: [{ roleId: linked, linkedCode: 'HF0000002' }],
    views: {
      roleId: (saved) => (saved['role'] as Row | undefined)?.['id'],
      permissions: (saved) => saved['permissions'],
    },
    read: async ({ body: saved }) => {
      const { id, code } = saved as Row
      const address = isRole ? `/role/${String(id)}` : `/user/${String(code)}`
      return (await world.admin.get('auth', address)).body as Row
    },
  }
}

test.each(['C370', 'C375'])('%s saves every field, from the version that was read', async (number) => {
  const save = await saveOf(number)
  expect(await proveBody(save, proofs)).toEqual({})
  const [body = {}] = save.bodies
  const send = (json: Row) => world.admin.call('POST', 'auth', save.path, [], { json })
  const made = (await send({ ...body, ...save.fresh?.(900) })).body as Row
  const again = { ...body, ...save.fresh?.(900) }
  expect((await send({ ...again, id: made['id'], version: Number(made['version']) + 5 })).status).toBe(409)
  expect((await send({ ...again, id: 99_999_999, version: 1 })).status).toBe(404)
  expect((await send({ ...again, ...keysOf(made) })).body).toMatchObject({ id: made['id'] })
  const disabled = await send({ ...body, ...save.fresh?.(901), deleted: true })
  expect(disabled.body).toMatchObject({ errors: [{ field: 'deleted' }] })
  proofs.add(number, 'body:id', 'body:version')
})

test('the password that is checked is that of the caller', async () => {
  const officer = await world.as('ACCREDITATION_OFFICER')
  const isOwn = async (password: string) =>
    (await officer.call('POST', 'auth', '/user/check-password-match', [], { json: { password } })).body
  expect(await isOwn('not the password')).toBe(false)
  expect(await isOwn(world.password)).toBe(true)
  proofs.add('C009', 'body:password')
})

test('the token call answers to a pair of name and password, and to a refresh token', async () => {
  const granted = await world.token({ grant_type: 'password', username: 'officer', password: world.password })
  expect(granted.status).toBe(200)
  for (const [name, value] of [
    ['username', 'nobody.here'],
    ['password', 'not the password'],
    ['grant_type', 'refresh_token'],
  ] as const) {
    const wrong = await world.token({
      grant_type: 'password',
      username: 'officer',
      password: world.password,
      [name]: value,
    })
    expect(wrong.status, name).toBeGreaterThanOrEqual(400)
    proofs.add('C001', `body:${name}`)
  }
  const { refresh_token: token } = granted.body as Readonly<Record<string, string>>
  expect(
    (await world.token({ grant_type: 'refresh_token', refresh_token: 'nothing' })).status,
  ).toBeGreaterThanOrEqual(400)
  expect(
    (await world.token({ grant_type: 'password', refresh_token: token ?? '' })).status,
  ).toBeGreaterThanOrEqual(400)
  expect((await world.token({ grant_type: 'refresh_token', refresh_token: token ?? '' })).status).toBe(200)
  proofs.add('C002', 'body:grant_type', 'body:refresh_token')
})
