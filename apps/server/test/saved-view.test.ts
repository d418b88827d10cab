import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
const officer = { as: 'officer' }
const approver = { as: 'approver' }
const coordinator = { as: 'coordinator' }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const input = { list: 'facilities', name: 'Cebu, accredited', query: 'status=ACCREDITED&province=CEBU' }

const names = async (as: { as: string }, list = 'facilities') =>
  (await app.call('savedView.list', { query: { list } }, as)).body.map(({ name }) => name)

test('a view is kept, found again by its owner alone, changed and deleted', async () => {
  const made = await app.call('savedView.create', { body: input }, officer)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ ...input, isOwn: true, isPinned: true, isShared: false, version: 1 })
  expect(made.body.ownerName).not.toBe('')
  expect(await names(officer)).toEqual([input.name])
  expect(await names(approver)).toEqual([])
  expect(await names(officer, 'physicians')).toEqual([])

  const params = { id: made.body.id }
  const change = { name: 'Cebu', query: 'province=CEBU', isShared: false, version: 1 }
  const changed = await app.call('savedView.update', { params, body: change }, officer)
  expect(changed.body).toMatchObject({ name: 'Cebu', query: 'province=CEBU', version: 2, isPinned: true })
  const stale = await app.call('savedView.update', { params, body: change }, officer)
  expect(stale.status).toBe(409)
  expect(stale.error.errorCode).toBe('STALE_RECORD')

  expect((await app.call('savedView.remove', { params }, approver)).status).toBe(404)
  expect((await app.call('savedView.remove', { params }, officer)).status).toBe(204)
  expect(await names(officer)).toEqual([])
  expect((await app.call('savedView.remove', { params }, officer)).status).toBe(404)
})

test('a shared view reaches all staff, who may pin it, not change it; providers never see it', async () => {
  const body = { ...input, name: 'For everybody', isShared: true, isPinned: false }
  const { id } = (await app.call('savedView.create', { body }, officer)).body
  const [seen] = (await app.call('savedView.list', { query: { list: 'facilities' } }, approver)).body
  expect(seen).toMatchObject({ id, isOwn: false, isShared: true, isPinned: false })
  expect(await names(coordinator)).toEqual([])

  const params = { id }
  expect(
    (await app.call('savedView.pin', { params, body: { isPinned: true } }, approver)).body.isPinned,
  ).toBe(true)
  // twice is once, and the pins of others stay as they are
  await app.call('savedView.pin', { params, body: { isPinned: true } }, approver)
  const own = (await app.call('savedView.list', { query: {} }, officer)).body.find((one) => one.id === id)
  expect(own).toMatchObject({ isPinned: false, version: 1 })
  expect(
    (await app.call('savedView.pin', { params, body: { isPinned: false } }, approver)).body.isPinned,
  ).toBe(false)

  const change = { name: 'Mine now', query: '', isShared: true, version: 1 }
  expect((await app.call('savedView.update', { params, body: change }, approver)).status).toBe(403)
  expect((await app.call('savedView.pin', { params, body: { isPinned: true } }, coordinator)).status).toBe(
    404,
  )
})

test('providers keep views for themselves', async () => {
  const body = { ...input, list: 'requests', query: 'queue=decided' }
  expect((await app.call('savedView.create', { body }, coordinator)).status).toBe(201)
  const shared = { ...body, name: 'For others', isShared: true }
  expect((await app.call('savedView.create', { body: shared }, coordinator)).status).toBe(403)
})

test('two views of one list do not share a name, whatever the letters; bad input is named', async () => {
  const body = { ...input, name: 'Twice' }
  expect((await app.call('savedView.create', { body }, officer)).status).toBe(201)
  const second = await app.call('savedView.create', { body: { ...body, name: 'tWICE' } }, officer)
  expect(second.status).toBe(422)
  expect(second.error.errors).toEqual([
    { field: 'name', message: 'You have a view of this name. Choose another name.' },
  ])
  expect(
    (await app.call('savedView.create', { body: { ...body, list: 'physicians' } }, officer)).status,
  ).toBe(201)
  for (const [field, value] of [
    ['name', ' '],
    ['name', 'x'.repeat(61)],
    ['list', 'Health facilities'],
    ['query', 'a b'],
    ['query', 'x'.repeat(2001)],
  ] as const) {
    const reply = await app.call('savedView.create', { body: { ...body, [field]: value } }, officer)
    expect(reply.status, `${field} ${value.slice(0, 20)}`).toBe(422)
    expect(reply.error.errors?.map((one) => one.field)).toEqual([field])
  }
})

test('ten saves of one name at once leave one view', async () => {
  const body = { ...input, name: 'Race' }
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => app.call('savedView.create', { body }, officer)),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array<number>(9).fill(422),
  ])
  expect((await names(officer)).filter((name) => name === 'Race')).toHaveLength(1)
})

test('a view shared with a role reaches its holders alone', async () => {
  const roles = (await app.call('savedView.roles', {}, officer)).body
  expect(roles.map(({ code }) => code)).not.toContain('HF_COORDINATOR')
  expect((await app.call('savedView.roles', {}, coordinator)).body).toEqual([])
  const sharedRole = roles.find(({ name }) => name === 'Approver')?.code ?? ''
  const body = { ...input, name: 'For approvers', isShared: true, sharedRole }
  const made = await app.call('savedView.create', { body }, officer)
  expect(made.body).toMatchObject({ isShared: true, sharedRole, sharedRoleName: 'Approver' })
  expect(await names(approver)).toContain('For approvers')
  expect(await names({ as: 'rates' })).not.toContain('For approvers')
  const params = { id: made.body.id }
  const pin = (as: { as: string }) => app.call('savedView.pin', { params, body: { isPinned: true } }, as)
  expect([(await pin(approver)).status, (await pin({ as: 'rates' })).status]).toEqual([200, 404])
  for (const wrong of ['HF_COORDINATOR', 'NO_SUCH_ROLE']) {
    const reply = await app.call('savedView.create', { body: { ...body, sharedRole: wrong } }, officer)
    expect([reply.status, reply.error.errors?.[0]?.field]).toEqual([422, 'sharedRole'])
  }
  const change = { name: 'For approvers', query: input.query, isShared: false, version: 1 }
  await app.call('savedView.update', { params, body: change }, officer)
  expect(await names(approver)).not.toContain('For approvers')
})
