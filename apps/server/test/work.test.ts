import { sampleUsers } from '../src/seed/user.ts'
import { addDays, manilaDay } from '@capiz/domain/time'
import { rankWork, requestDueDate } from '@capiz/domain/work'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, caseRecord, userRequest, verification } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const users = Object.values(sampleUsers)
const workOf = async (as: string) => (await app.call('work.mine', {}, { as })).body

/** Answers the status of the call the page at an address makes first, for a user; 404 where the item is not on it. */
async function statusAt(route: string, as: string): Promise<number> {
  const { pathname, searchParams } = new URL(route, 'http://portal')
  const p = Object.fromEntries(searchParams)
  const [, area = '', second = '', third = ''] = pathname.split('/')
  const opens: Record<string, () => Promise<number>> = {
    '/dashboard/requests': async () =>
      (await app.call('request.get', { params: { code: third } }, { as })).status,
    '/iso-compliance/verification': async () => {
      const { ownerCode, sourceCode } = p
      const { body } = await app.call('verification.list', { query: { ownerCode, sourceCode } }, { as })
      const keys = body.content.map((one) =>
        [one.ownerCode, one.sourceCode, one.documentTypeCode ?? ''].join(' '),
      )
      return keys.includes(p['claim'] ?? '') ? 200 : 404
    },
    '/iso-compliance/non-conformities': async () =>
      (await app.call('nonConformity.get', { params: { code: third } }, { as })).status,
    '/iso-compliance/correction-notices': async () =>
      (await app.call('correctionNotice.get', { params: { id: third } }, { as })).status,
    '/security/users': async () => (await app.call('user.get', { params: { code: third } }, { as })).status,
    '/security/to-confirm': async () => (await app.call('accessChange.list', { query: {} }, { as })).status,
    '/security/mail': async () =>
      (await app.call('outbox.list', { query: { state: p['state'] } }, { as })).status,
    '/duplicates': async () => (await app.call('duplicate.pairs', { query: {} }, { as })).status,
  }
  if (area === 'health-facility' || area === 'doctor') {
    const answer =
      area === 'doctor'
        ? await app.call('physician.get', { params: { code: second } }, { as })
        : await app.call('facility.get', { params: { code: second } }, { as })
    return answer.status
  }
  const open = opens[`/${area}${second === '' ? '' : `/${second}`}`]
  if (open === undefined) throw new Error(`No page is known at ${route}.`)
  return open()
}

describe.each(users)('the work of %s', (as) => {
  test('is ranked, and every address opens for the user', async () => {
    const { items, groups } = await workOf(as)
    for (const { actor, count, late } of groups) {
      const shown = items.filter((one) => one.actor === actor)
      expect(shown.length).toBeLessThanOrEqual(count)
      expect(shown.filter(({ daysLate }) => daysLate > 0).length).toBeLessThanOrEqual(late)
      expect(late).toBeLessThanOrEqual(count)
    }
    expect(rankWork(items)).toEqual(items)
    // on a button: says what happens
    const verb = /^(Review|Verify|Decide|Compare|Follow up|Unlock|Reset|See|Answer|Add|Renew|Confirm|Open)\b/
    for (const { action } of items) expect(action).toMatch(verb)
    for (const { key, route } of items) expect(await statusAt(route, as), `${key} at ${route}`).toBe(200)
  })
})

test('each role is told first what its duty is', async () => {
  const first = async (as: string) => (await workOf(as)).items[0]
  expect(await first('reports')).toBeUndefined()
  expect(await first('coordinator')).toMatchObject({ actor: 'me' })
  expect(await first('physician')).toMatchObject({ actor: 'me' })
  for (const as of ['officer', 'approver', 'compliance']) {
    const { items } = await workOf(as)
    expect(items[0], as).toMatchObject({ actor: 'role' })
    expect(items[0]?.daysLate).toBe(
      Math.max(...items.filter(({ actor }) => actor === 'role').map((one) => one.daysLate)),
    )
  }
})

test('what is assigned to me comes before what is later and not mine; what awaits an answer is nobody’s here', async () => {
  const { db, clock } = app.services
  const { items } = await workOf('officer')
  const pool = items.filter(({ kind, actor }) => kind === 'request' && actor === 'role')
  const [mine, awaited] = [pool.at(-1), pool[0]]
  if (mine === undefined || awaited === undefined || mine === awaited)
    throw new Error('Two requests are needed.')
  const [officer] = await db.select().from(appUser).where(eq(appUser.username, 'officer'))
  await db
    .update(userRequest)
    .set({ assigneeCode: officer?.code ?? null })
    .where(eq(userRequest.code, mine.key))
  await db.update(userRequest).set({ answerDueDate: clock.today() }).where(eq(userRequest.code, awaited.key))
  const after = await workOf('officer')
  expect(after.items[0]).toMatchObject({ key: mine.key, actor: 'me' })
  expect(after.items.map(({ key }) => key)).not.toContain(awaited.key)
  const officer2 = await workOf('officer2')
  expect(officer2.items.map(({ key }) => key)).not.toContain(mine.key)
})

/** Rows of the list at an address of the work, for a user. */
async function rowsAt(route: string, as: string): Promise<number> {
  const { pathname, searchParams } = new URL(route, 'http://portal')
  const { waits, state, ...filters } = Object.fromEntries(searchParams)
  const query = { size: 1, ...filters }
  const lists: Record<string, () => Promise<{ body: { totalElements: number } }>> = {
    // the queue of open requests
    '/dashboard/requests': () =>
      app.call('request.list', { query: { size: 1, status: 'PENDING,REVIEWED', waits } }, { as }),
    '/iso-compliance/verification': () =>
      app.call('verification.list', { query: { ...query, state } }, { as }),
    // accredited providers, unless the address names a status
    '/iso-compliance/expiring': () =>
      app.call('expiry.list', { query: { accreditationStatusCode: 'ACCREDITED', ...query } }, { as }),
    '/iso-compliance/non-conformities': () => app.call('nonConformity.list', { query }, { as }),
    '/iso-compliance/correction-notices': () => app.call('correctionNotice.list', { query }, { as }),
  }
  const list = lists[pathname]
  if (list === undefined) throw new Error(`No list is known at ${route}.`)
  return (await list()).body.totalElements
}

describe('a group that is not shown whole', () => {
  const codeOf = async (username: string) =>
    (await app.services.db.select().from(appUser).where(eq(appUser.username, username)))[0]?.code ?? ''
  let made = 0
  /** More requests like an open one. */
  async function more(count: number, changes: Partial<typeof userRequest.$inferInsert>): Promise<void> {
    const { db } = app.services
    const [like] = await db
      .select()
      .from(userRequest)
      .where(and(eq(userRequest.type, changes.type ?? 'hf-update'), eq(userRequest.status, 'PENDING')))
      .limit(1)
    if (like === undefined) throw new Error('The sample has no such request.')
    const { id: _id, ...row } = like
    const rows = Array.from({ length: count }, () => {
      made += 1
      return {
        ...row,
        // documents outside the list are each another one, so that many wait at once
        docType: 'OTHERS',
        assigneeCode: null,
        answerDueDate: null,
        ...changes,
        code: `UR-2030-${String(made).padStart(6, '0')}`,
      }
    })
    await db.insert(userRequest).values(rows)
  }

  /** Claims that were confirmed and are to be verified again. */
  async function makeDue(count: number): Promise<void> {
    const { db, clock } = app.services
    const { body } = await app.call(
      'verification.list',
      { query: { size: count, state: 'UNPROVEN' } },
      { as: 'officer' },
    )
    expect(body.content).toHaveLength(count)
    await db.insert(verification).values(
      body.content.map((claim, at) => ({
        ownerKind: claim.ownerType === 'facility' ? 'hf' : 'phy',
        ownerCode: claim.ownerCode,
        claim: claim.claim,
        claimed: {},
        method: 'WEB',
        sourceCode: claim.sourceCode,
        documentTypeCode: claim.documentTypeCode,
        documentHash: claim.documentHash,
        result: 'CONFIRMED' as const,
        performedBy: 'officer',
        performedDate: clock.now(),
        nextDue: addDays(clock.today(), 1 - at),
      })),
    )
  }

  /** Non-conformities to be verified by staff, half of them late. */
  async function makeToVerify(count: number): Promise<void> {
    const { db, clock } = app.services
    const rows = await db.select().from(caseRecord).where(eq(caseRecord.kind, 'non-conformity'))
    const [{ id: _id, ...like } = {} as (typeof rows)[number]] = rows
    await db.insert(caseRecord).values(
      Array.from({ length: count }, (_, at) => ({
        ...like,
        code: `NC-2030-${String(at).padStart(4, '0')}`,
        status: 'FOR_VERIFICATION',
        dueDate: addDays(clock.today(), at - 4),
      })),
    )
  }

  beforeAll(async () => {
    const { clock } = app.services
    const [officer, other, approver] = [
      await codeOf('officer'),
      await codeOf('officer2'),
      await codeOf('approver'),
    ]
    await more(17, { assigneeCode: officer })
    // not in the group: it waits for an answer, is another's, or was made by the reader
    await more(3, { assigneeCode: officer, answerDueDate: addDays(clock.today(), 5) })
    await more(3, { assigneeCode: other })
    await more(3, { assigneeCode: officer, requesterCode: officer })
    await more(12, {})
    await more(12, { status: 'REVIEWED', reviewedBy: officer })
    await more(12, { assigneeCode: approver, status: 'REVIEWED', reviewedBy: officer })
    await makeDue(30)
    await makeToVerify(9)
  })

  test('leads to the list of exactly its items', async () => {
    const { groups } = await workOf('officer')
    const own = groups.find(({ actor }) => actor === 'me')
    // 17, and the one that another test assigns
    expect(own?.count).toBe(18)
    expect(own?.lists).toEqual([
      { label: 'All 18 to do', count: 18, route: '/dashboard/requests?waits=me' },
      // three wait for an answer, three were made by the reader
      { label: '6 more wait for others', count: 6, route: '/dashboard/requests?waits=others' },
    ])
    const mine = { query: { size: 1, status: 'PENDING,REVIEWED', assignee: 'me' } }
    const { body } = await app.call('request.list', mine, { as: 'officer' })
    expect(body.totalElements).toBe(24)
  })

  test.each(users)('of %s: the number of each link is that of the rows behind it', async (as) => {
    const { groups, items } = await workOf(as)
    for (const { actor, count, lists } of groups) {
      const requests = items.filter((one) => one.actor === actor && one.kind === 'request').length
      for (const list of lists) {
        expect(list.label).toContain(list.count.toLocaleString('en-PH'))
        expect(await rowsAt(list.route, as), `${as}: ${list.route}`).toBe(list.count)
      }
      // what is left out of the rows is behind the links
      const behind = lists.filter(({ route }) => !route.endsWith('waits=others'))
      const shown = items.filter((one) => one.actor === actor)
      const linked = behind.reduce((sum, list) => sum + list.count, 0)
      expect(linked).toBeLessThanOrEqual(count)
      const alone = shown.filter(({ kind }) => !['user', 'access-change'].includes(kind)).length
      expect(behind.length === 0 ? shown.length : linked + alone, `${as}: ${actor}`).toBeGreaterThanOrEqual(
        count,
      )
      // what has no link is shown whole
      if (!lists.some(({ route }) => route.startsWith('/dashboard/requests')))
        expect(await rowsAt(`/dashboard/requests?waits=${actor}`, as), `${as}: ${actor}`).toBe(requests)
    }
  })

  test('shows each kind of work of a role, and leads to all of each', async () => {
    const { groups, items } = await workOf('officer')
    const role = groups.find(({ actor }) => actor === 'role')
    const kinds = items.filter(({ actor }) => actor === 'role').map(({ kind }) => kind)
    expect(kinds).toHaveLength(8)
    expect(kinds.filter((kind) => kind === 'request').length).toBeGreaterThanOrEqual(2)
    expect(kinds.filter((kind) => kind === 'verification').length).toBeGreaterThanOrEqual(2)
    const labels = (role?.lists ?? []).map(({ label }) => label.replace(/[\d,]+/, 'N'))
    expect(labels).toEqual(expect.arrayContaining(['All N requests of your role', 'All N verifications due']))
  })

  test('is refused by any other name', async () => {
    const reply = await app.call('request.list', { query: { waits: 'strangers' } }, { as: 'officer' })
    expect(reply.error).toMatchObject({
      message: 'waits is one of review, approve, me, role, team, others.',
    })
  })
})

test('the list by days late is in the order of the due days of the domain, the most late first', async () => {
  const query = { size: 1000, status: 'PENDING,REVIEWED', sort: 'daysLate,DESC' }
  const { body } = await app.call('request.list', { query }, { as: 'admin' })
  const days = body.content.map((row) =>
    requestDueDate({ ...row, requestedOn: manilaDay(new Date(row.requestedDate)) }),
  )
  expect(new Set(days).size).toBeGreaterThan(2)
  expect(days).toEqual(days.toSorted())
})

test('a locked account is the first thing an administrator reads, and leads to the account', async () => {
  const { db, clock } = app.services
  const lockedUntil = new Date(clock.now().getTime() + 600_000)
  const [user] = await db
    .update(appUser)
    .set({ lockedUntil })
    .where(eq(appUser.username, 'rates'))
    .returning()
  const { items } = await workOf('admin')
  expect(items.find(({ kind }) => kind === 'user')).toMatchObject({
    actor: 'role',
    action: 'Unlock',
    daysLate: 0,
    route: `/security/users/${user?.code}`,
  })
  expect((await workOf('officer')).items.some(({ kind }) => kind === 'user')).toBe(false)
})
