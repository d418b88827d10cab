import type { SpecialArrangementInput } from '@capiz/api/schema/record'
import type { InferInput } from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

type Body = InferInput<typeof SpecialArrangementInput>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const terms = (more: Partial<Body> = {}): Body => ({
  applicantType: 'HFC',
  applicantCode: 'HF0000001',
  memberCode: '99-000777',
  recipientName: 'Ligaya Halimbawa',
  serviceType: 'INPATIENT',
  description: 'Room and board at the ward rate.',
  agreedAmount: 12_500.5,
  effectiveDate: '2026-11-20',
  validityDate: '2026-12-31',
  ...more,
})

async function make(more: Partial<Body> = {}) {
  const reply = await app.call('specialArrangement.save', { body: terms(more) }, { as: 'officer' })
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.error))
  return reply.body
}

const move = (id: number, status: string, as: string, more: object = {}) =>
  app.call('specialArrangement.updateStatus', { params: { id }, body: { status, ...more } }, { as })

/** Those who write an arrangement send it for approval by saving it so. */
async function send(id: number, as = 'officer') {
  const { body } = await app.call('specialArrangement.get', { params: { id } }, { as })
  const { code, version, applicantType, applicantCode, memberCode, approvalCode, recipientName } = body
  const { serviceType, description, agreedAmount, effectiveDate, validityDate } = body
  const form = { applicantType, applicantCode, memberCode, approvalCode, recipientName, serviceType }
  const rest = { description, agreedAmount, effectiveDate, validityDate }
  const status = body.status === 'DISAPPROVED' ? 'DRAFT' : 'FOR_APPROVAL'
  const saved = { ...form, ...rest, id, code, version, status } as Body
  return app.call('specialArrangement.save', { body: saved }, { as })
}

describe('a special arrangement', () => {
  test('is a draft with a code, can be changed on its version, and keeps centavos', async () => {
    const made = await make()
    expect(made).toMatchObject({ status: 'DRAFT', agreedAmount: 12_500.5, editable: true })
    expect(made.code).toMatch(/^SA-2026-/)
    const { id, code, version } = made
    const body = { ...terms({ agreedAmount: 99.99 }), id, code, version }
    const changed = await app.call('specialArrangement.save', { body }, { as: 'officer' })
    expect(changed.body).toMatchObject({ agreedAmount: 99.99, version: version + 1 })
    const stale = await app.call('specialArrangement.save', { body }, { as: 'officer' })
    expect(stale.error.errorCode).toBe('STALE_RECORD')
    const approver = await app.call('specialArrangement.save', { body: terms() }, { as: 'approver' })
    expect(approver.status).toBe(403)
    const provider = await app.call('specialArrangement.list', { query: {} }, { as: 'coordinator' })
    expect(provider.status).toBe(403)
  })
  test.each([
    [{ agreedAmount: 0 }, 'agreedAmount'],
    [{ agreedAmount: 1.005 }, 'agreedAmount'],
    [{ validityDate: '2026-11-19' }, 'validityDate'],
    [{ applicantType: 'PHY' }, 'applicantCode'],
    [{ applicantCode: 'HF9999999' }, 'applicantCode'],
    [{ description: 'Oo' }, 'description'],
  ] as [Partial<Body>, string][])('refuses %j', async (more, field) => {
    const reply = await app.call('specialArrangement.save', { body: terms(more) }, { as: 'officer' })
    expect(reply.status).toBe(422)
    expect(reply.error.errors?.map((one) => one.field)).toContain(field)
  })
  test('is decided by another person than its author, on the moves of its machine', async () => {
    const { id } = await make({ memberCode: '99-000001' })
    expect((await move(id, 'ACTIVE', 'approver')).error.errorCode).toBe('RECORD_STATUS')
    expect((await send(id)).body.status).toBe('FOR_APPROVAL')
    expect((await move(id, 'ACTIVE', 'officer')).status).toBe(403)
    expect((await move(id, 'ACTIVE', 'approver')).error.errors?.[0]?.field).toBe('approvalCode')
    const active = await move(id, 'ACTIVE', 'approver', { approvalCode: 'AP-000777' })
    expect(active.body).toMatchObject({ status: 'ACTIVE', approvalCode: 'AP-000777', editable: false })
    const { code, version } = active.body
    const late = await app.call(
      'specialArrangement.save',
      { body: { ...terms(), id, code, version } },
      { as: 'officer' },
    )
    expect(late.error.errorCode).toBe('RECORD_STATUS')
    expect((await move(id, 'TERMINATED', 'approver', { version: 1 })).error.errorCode).toBe('STALE_RECORD')
    const body = terms({ memberCode: '99-000002', approvalCode: 'AP-2' })
    const own = await app.call('specialArrangement.save', { body }, { as: 'admin' })
    await send(own.body.id, 'admin')
    expect((await move(own.body.id, 'ACTIVE', 'admin')).error.errorCode).toBe('OWN_RECORD')
    expect((await move(own.body.id, 'DISAPPROVED', 'approver')).body.status).toBe('DISAPPROVED')
    expect((await send(own.body.id)).body.editable).toBe(true)
  })
  test('is not decided by who changed what it says', async () => {
    const { id, code } = await make({ memberCode: '99-000003', approvalCode: 'AP-3' })
    const rewrite = async (status: 'FOR_APPROVAL' | 'ACTIVE', amount: number) => {
      const { body: at } = await app.call('specialArrangement.get', { params: { id } }, { as: 'admin' })
      const own = terms({ memberCode: '99-000003', approvalCode: 'AP-3', agreedAmount: amount })
      const body = { ...own, id, code, version: at.version, status }
      return app.call('specialArrangement.save', { body }, { as: 'admin' })
    }
    expect((await rewrite('ACTIVE', 9_999_999)).error.errorCode).toBe('RECORD_STATUS')
    expect((await rewrite('FOR_APPROVAL', 9_999_999)).status).toBe(200)
    expect((await move(id, 'ACTIVE', 'admin')).error.errorCode).toBe('OWN_RECORD')
    const { body } = await app.call('specialArrangement.get', { params: { id } }, { as: 'admin' })
    expect(body).toMatchObject({ status: 'FOR_APPROVAL', waitsForOther: true })
    expect(body.nextStatuses.map(({ code: next }) => next)).not.toContain('ACTIVE')
    expect((await move(id, 'DISAPPROVED', 'admin')).error.errorCode).toBe('OWN_RECORD')
    expect((await move(id, 'DISAPPROVED', 'approver')).body.status).toBe('DISAPPROVED')
  })
  test('A16: names the statuses each user may give, and takes exactly those by either call', async () => {
    const { id } = await make({ memberCode: '99-000016', approvalCode: 'AP-16' })
    const offered = async (as: string) => {
      const { body } = await app.call('specialArrangement.get', { params: { id } }, { as })
      return body.nextStatuses.map(({ code }) => code)
    }
    const users = ['officer', 'approver', 'admin', 'rates'] as const
    const everyStatus = ['DRAFT', 'FOR_APPROVAL', 'ACTIVE', 'DISAPPROVED', 'TERMINATED']
    const taken: string[] = []
    for (const next of ['FOR_APPROVAL', 'ACTIVE', 'TERMINATED', undefined]) {
      for (const as of users) {
        const own = await offered(as)
        for (const status of everyStatus.filter((one) => !own.includes(one))) {
          expect((await move(id, status, as)).status, `${as} ${status}`).toBeGreaterThanOrEqual(403)
        }
        taken.push(...own.map((status) => `${as} ${status}`))
      }
      if (next === undefined) continue
      const by = next === 'FOR_APPROVAL' ? 'officer' : 'approver'
      expect((await move(id, next, by)).body).toMatchObject({ status: next })
    }
    expect(taken).toEqual([
      'officer FOR_APPROVAL',
      'admin FOR_APPROVAL',
      'rates FOR_APPROVAL',
      'approver ACTIVE',
      'approver DISAPPROVED',
      'admin ACTIVE',
      'admin DISAPPROVED',
      'approver TERMINATED',
      'admin TERMINATED',
    ])
  })
  test('warns of what overlaps, and reads as expired after its last day', async () => {
    const first = await make({ memberCode: '99-000003', approvalCode: 'AP-3' })
    const same = (more: Partial<Body>) =>
      app.call(
        'specialArrangement.duplicates',
        { body: terms({ memberCode: '99-000003', ...more }) },
        { as: 'officer' },
      )
    expect((await same({ effectiveDate: '2026-12-31', validityDate: '2027-01-31' })).body).toMatchObject([
      { code: first.code },
    ])
    expect((await same({ effectiveDate: '2027-01-01', validityDate: '2027-01-31' })).body).toEqual([])
    expect((await same({ serviceType: 'OUTPATIENT' })).body).toEqual([])
    expect((await same({ code: first.code })).body).toEqual([])
    await send(first.id)
    await move(first.id, 'ACTIVE', 'approver')
    const listed = async (status: string) => {
      const query = { status, memberCode: '99-000003' }
      const token = await app.login('approver')
      return (await app.call('specialArrangement.list', { query }, { token })).body.content.length
    }
    expect([await listed('ACTIVE'), await listed('EXPIRED')]).toEqual([1, 0])
    const statuses = await app.call('specialArrangement.statuses', {}, { as: 'coordinator' })
    expect(statuses.body.find(({ code }) => code === 'FOR_APPROVAL')?.next).toEqual(['ACTIVE', 'DISAPPROVED'])
    const lapsed = await make({
      memberCode: '99-000004',
      approvalCode: 'AP-4',
      effectiveDate: '2026-10-01',
      validityDate: '2026-11-19',
    })
    await send(lapsed.id)
    expect((await move(lapsed.id, 'ACTIVE', 'approver')).body).toMatchObject({ status: 'EXPIRED' })
    const query = { status: 'EXPIRED', memberCode: '99-000004' }
    const expired = await app.call('specialArrangement.list', { query }, { as: 'officer' })
    expect(expired.body.content.map(({ id }) => id)).toEqual([lapsed.id])
  })
})
