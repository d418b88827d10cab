import { endpoints } from '@capiz/api/contract'
import { asksForFactor, permissionsOf, seedRoles, type SeedRoleCode } from '@capiz/domain/access'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday, tinyUsers } from './setup/tiny-seed.ts'
import { askFor, type Call } from './support/every-call.ts'
import { setFactorState } from './support/factor-states.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({
    seed: 'tiny',
    today: tinyToday,
    env: { CAPIZ_TRUST_PROXY: 'true', CAPIZ_SECOND_FACTOR: 'required', CAPIZ_STEP_UP: 'true' },
  })
})
afterAll(() => t.close())

/** Ends the session of who asks. */
const asked = endpoints.filter(({ id, access }) => access.kind !== 'public' && id !== 'auth.logout')

/** Whether the access rule lets in who has no factor although the role asks for one. */
function isOpenWithout({ access }: Call): boolean {
  const { whileTemporaryPassword, whileWithoutFactor } = access as {
    whileTemporaryPassword?: boolean
    whileWithoutFactor?: boolean
  }
  return whileTemporaryPassword ?? whileWithoutFactor ?? false
}

const roleOf = (code: SeedRoleCode) => {
  const role = seedRoles.find((one) => one.code === code)
  if (!role) throw new Error(`There is no role ${code}.`)
  return role
}

/** Whether the role may make the call at all; what is own, only the record can tell. */
function mayCall({ access }: Call, code: SeedRoleCode): boolean {
  if (access.kind !== 'permission') return true
  const { marker, permissions } = roleOf(code)
  const isHeld = permissionsOf(access).some((permission) => permissions.includes(permission))
  return isHeld && (marker === 'ADMIN' || access.own !== false)
}

/** The codes with which calls are refused for the factor or the fresh sign-in, by the id of the call. */
async function refusalsFor(code: SeedRoleCode): Promise<Map<string, string>> {
  const token = await t.login(tinyUsers[code])
  const found = new Map<string, string>()
  for (const endpoint of asked) {
    const { errorCode } = await askFor(t, endpoint, token)
    if (errorCode === 'FACTOR_REQUIRED' || errorCode === 'STEP_UP_REQUIRED') found.set(endpoint.id, errorCode)
  }
  return found
}

const idsOf = (calls: readonly Call[]) => calls.map(({ id }) => id).toSorted()

/** Refusals are decided before the database is read: the two engines take turns with the roles. */
const turn = process.env['CAPIZ_TEST_DATABASE'] === 'postgres' ? 1 : 0
const roles = seedRoles.map(({ code }) => code).filter((_, at) => at % 2 === turn)

describe.each(roles)('%s', (code) => {
  const needsFactor = asksForFactor(roleOf(code).marker, roleOf(code).permissions)
  beforeEach(async () => {
    await t.login(tinyUsers[code])
  })

  test('without a factor: every call but those to get one, exactly where the role asks for one', async () => {
    await setFactorState(t, tinyUsers[code], 'no factor')
    const found = await refusalsFor(code)
    const refused = [...found].filter(([, errorCode]) => errorCode === 'FACTOR_REQUIRED')
    const expected = needsFactor ? asked.filter((call) => !isOpenWithout(call)) : []
    expect(refused.map(([id]) => id).toSorted()).toEqual(idsOf(expected))
  })

  test('with a factor: a fresh sign-in is asked for exactly where the table says so', async () => {
    await setFactorState(t, tinyUsers[code], 'factor')
    const found = await refusalsFor(code)
    const expected = asked.filter((call) => call.stepUp && call.stepUp !== 'change' && mayCall(call, code))
    expect([...found.keys()].toSorted()).toEqual(idsOf(expected))
    expect([...found.values()].filter((one) => one !== 'STEP_UP_REQUIRED')).toEqual([])
  })

  test('stepped up: no call asks for either', async () => {
    await setFactorState(t, tinyUsers[code], 'stepped up')
    expect([...(await refusalsFor(code))]).toEqual([])
  })
})
