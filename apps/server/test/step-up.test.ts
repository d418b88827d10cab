import { endpoints } from '@capiz/api/contract'
import { asksForFactor, seedRoles, type SeedRoleCode } from '@capiz/domain/access'
import { eq } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facility } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword, tinyUsers } from './setup/tiny-seed.ts'
import { askFor, type Call } from './support/every-call.ts'

const weighty = endpoints.filter(({ stepUp }) => stepUp === 'policy')

describe('where a fresh sign-in is asked', () => {
  let t: TestApp
  const tokens = new Map<SeedRoleCode, string>()
  beforeAll(async () => {
    t = await startTestApp({ seed: 'tiny', env: { CAPIZ_STEP_UP: 'true', CAPIZ_TRUST_PROXY: 'true' } })
    for (const { code } of seedRoles) tokens.set(code, await t.login(tinyUsers[code]))
  })
  afterAll(() => t.close())

  const answersOf = async (endpoint: Call) => {
    const answers: Record<string, string> = {}
    for (const { code } of seedRoles) answers[code] = (await askFor(t, endpoint, tokens.get(code))).errorCode
    return answers
  }

  test('decisions and changes of rights ask for it, whoever else may not make the call stays out', async () => {
    const fresh = new Map<string, Record<string, string>>()
    for (const endpoint of weighty) fresh.set(endpoint.id, await answersOf(endpoint))
    expect(JSON.stringify([...fresh.values()])).not.toContain('STEP_UP_REQUIRED')
    t.clock.advance(301)
    for (const endpoint of weighty) {
      const before = fresh.get(endpoint.id) ?? {}
      const after = await answersOf(endpoint)
      for (const [role, code] of Object.entries(after)) {
        const expected = before[role] === 'FORBIDDEN' ? 'FORBIDDEN' : 'STEP_UP_REQUIRED'
        expect({ call: endpoint.id, role, code }).toEqual({ call: endpoint.id, role, code: expected })
      }
    }
  })

  test('the table asks for it before approvals, status changes, users, roles and access', () => {
    expect(weighty.map(({ id }) => id).toSorted()).toEqual([
      'accessChange.confirm',
      'affiliation.batchUpdate',
      'duplicate.mergePhysicians',
      'duplicate.undoFacilities',
      'duplicate.undoPhysicians',
      'facility.changeStatus',
      'facility.merge',
      'factor.reset',
      'physicianUpkeep.changeStatus',
      'proposal.counter',
      'proposal.decide',
      'request.approve',
      'request.reject',
      'requestDesk.batch',
      'role.save',
      'role.update',
      'specialArrangement.updateStatus',
      'user.issueTemporaryPassword',
      'user.save',
      'userAccess.change',
    ])
  })

  test('a changed payee asks for it, another change of the record does not', async () => {
    const token = tokens.get('SYSTEM_ADMINISTRATOR') ?? ''
    const code = 'HF0000001'
    const { body: record } = await t.call('facility.get', { params: { code } }, { token })
    const save = async (change: object) =>
      t.call('facility.save', { body: { ...record, ...change } as never }, { token })
    const payee = { name: 'Another Payee', paymentTypeCode: 'CHECK', bank: null, accountNo: null }
    const refused = await save({ payee })
    expect(refused.error.errorCode).toBe('STEP_UP_REQUIRED')
    const nameOf = async () => {
      const [row] = await t.db.select().from(facility).where(eq(facility.code, code))
      return row?.payee?.name
    }
    expect(await nameOf()).not.toBe('Another Payee')
    expect((await t.call('factor.confirm', { body: { password: tinyPassword } }, { token })).status).toBe(204)
    expect((await save({ payee })).status).toBe(200)
    expect(await nameOf()).toBe('Another Payee')
    t.clock.advance(301)
    const { body: now } = await t.call('facility.get', { params: { code } }, { token })
    const other = await t.call(
      'facility.save',
      { body: { ...now, website: 'https://amihan.example' } as never },
      { token },
    )
    expect(other.status).toBe(200)
  })
})

describe('where roles need a second factor', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp({
      seed: 'tiny',
      env: { CAPIZ_SECOND_FACTOR: 'required', CAPIZ_TRUST_PROXY: 'true' },
    })
  })
  afterAll(() => t.close())

  const roles = seedRoles.map(({ code, marker, permissions }) => ({
    code,
    isAsked: asksForFactor(marker, permissions),
  }))
  const isShut = ({ access }: Call) =>
    access.kind !== 'public' && !access.whileTemporaryPassword && !access.whileWithoutFactor

  test.each(roles.filter(({ isAsked }) => isAsked))(
    'every call of $code waits until one is added',
    async ({ code }) => {
      const token = await t.login(tinyUsers[code])
      expect((await t.call('auth.me', {}, { token })).body.principal.lacksFactor).toBe(true)
      for (const endpoint of endpoints.filter(isShut)) {
        const { errorCode } = await askFor(t, endpoint, token)
        expect({ call: endpoint.id, errorCode }).toEqual({ call: endpoint.id, errorCode: 'FACTOR_REQUIRED' })
      }
      expect((await t.call('factor.list', {}, { token })).body).toMatchObject({
        isRequired: true,
        factors: [],
      })
    },
  )

  test.each(roles.filter(({ isAsked }) => !isAsked))('$code goes on as before', async ({ code }) => {
    const token = await t.login(tinyUsers[code])
    expect((await t.call('auth.me', {}, { token })).body.principal.lacksFactor).toBe(false)
    expect((await t.call('user.names', { query: { username: 'admin' } }, { token })).status).toBe(200)
  })

  test('adding one opens the way, removing the last one is refused', async () => {
    const token = await t.login('admin')
    const list = async () => t.call('user.list', {}, { token })
    expect((await list()).error.errorCode).toBe('FACTOR_REQUIRED')
    const { body } = await t.call('factor.startTotp', {}, { token })
    const code = generateSync({ secret: body.secret, epoch: Math.floor(t.clock.now().getTime() / 1000) })
    expect((await t.call('factor.confirmTotp', { body: { id: body.id, code } }, { token })).status).toBe(200)
    expect((await list()).status).toBe(200)
    const removed = await t.call('factor.remove', { params: { id: body.id } }, { token })
    expect(removed.error.errorCode).toBe('LAST_FACTOR')
    expect((await list()).status).toBe(200)
  })
})
