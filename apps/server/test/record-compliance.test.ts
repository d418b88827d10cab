import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachment } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { pdf } from './support/facilities.ts'
import { fieldsOf, ok, openRecords } from './support/records.ts'

let app: TestApp
const today = '2026-11-20'
const compliance = { as: 'compliance' }
const coordinator = { as: 'coordinator' }
let own = ''

beforeAll(async () => {
  ;({ app, own } = await openRecords())
})
afterAll(() => app.close())

const ncr = {
  dateFiled: '2026-11-10',
  sourceInternal: 'AUDIT_INTERNAL',
  initiatingDepartment: 'Audit desk of the test',
  departmentResponsible: 'Claims',
  description: 'Contracts were filed without the annexes.',
} as const

describe('non-conformities', () => {
  test('go from open to closed, verified by another person', async () => {
    const made = await app.call('nonConformity.save', { json: ncr, files: [pdf('finding.pdf')] }, compliance)
    ok(made)
    const code = made.body.code ?? ''
    expect(made.body).toMatchObject({
      status: 'OPEN',
      overdue: false,
      nextStatuses: [{ code: 'ACTION_PLANNED' }],
    })
    const move = (version: number, status: string, more: object = {}, as = compliance) =>
      app.call('nonConformity.save', { json: { ...ncr, code, version, status, ...more } }, as)
    const empty = await move(made.body.version, 'ACTION_PLANNED')
    expect([empty.status, fieldsOf(empty)]).toEqual([422, ['rootCause', 'correctiveAction', 'targetDate']])
    const plan = { rootCause: 'No list.', correctiveAction: 'Make one.', targetDate: '2026-11-19' }
    const planned = await move(made.body.version, 'ACTION_PLANNED', plan)
    ok(planned)
    expect(planned.body).toMatchObject({ status: 'ACTION_PLANNED', overdue: true })
    const jump = await move(planned.body.version, 'CLOSED', plan)
    expect(jump.error.errorCode).toBe('RECORD_STATUS')
    const done = await move(planned.body.version, 'FOR_VERIFICATION', plan)
    const self = await move(done.body.version, 'CLOSED', plan)
    expect([self.status, self.error.errorCode]).toEqual([409, 'OWN_RECORD'])
    const closed = await move(done.body.version, 'CLOSED', plan, { as: 'admin' })
    ok(closed)
    expect(closed.body).toMatchObject({
      status: 'CLOSED',
      verifiedDate: today,
      overdue: false,
      editable: false,
    })
    expect(closed.body.verifiedBy).toBeTruthy()
    const after = await move(closed.body.version, 'FOR_VERIFICATION', plan)
    expect(after.error.errorCode).toBe('RECORD_STATUS')
    const uuid = made.body.files[0]?.uuid ?? ''
    const file = await app.call(
      'nonConformity.download',
      { query: { nonConformityCode: code, uuid } },
      compliance,
    )
    expect(file.status).toBe(200)
    const rejected = await app.call(
      'nonConformity.download',
      { query: { nonConformityCode: 'NCR-2026-0999', uuid } },
      compliance,
    )
    expect(rejected.status).toBe(404)
  })
  test('a stale version shows the current record and saves nothing', async () => {
    const made = await app.call('nonConformity.save', { json: { ...ncr, clause: '8.5' } }, compliance)
    const { code, version } = made.body
    ok(await app.call('nonConformity.save', { json: { ...ncr, code, version, clause: '8.6' } }, compliance))
    const stale = await app.call(
      'nonConformity.save',
      { json: { ...ncr, code, version, clause: '8.7' } },
      compliance,
    )
    expect([stale.status, stale.error.errorCode]).toEqual([409, 'STALE_RECORD'])
    expect(stale.error['current']).toMatchObject({ clause: '8.6', version: version + 1 })
    const without = await app.call('nonConformity.save', { json: { ...ncr, code } }, compliance)
    expect(fieldsOf(without)).toEqual(['version'])
  })
  test('of two officers at once one saves, the other is told', async () => {
    const made = await app.call('nonConformity.save', { json: ncr }, compliance)
    const { code, version } = made.body
    const both = await Promise.all(
      ['8.1', '8.2'].map((clause) =>
        app.call('nonConformity.save', { json: { ...ncr, code, version, clause } }, compliance),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const stored = await app.call('nonConformity.get', { params: { code: code ?? '' } }, compliance)
    expect(stored.body.clause).toBe(both.find(({ status }) => status === 200)?.body.clause)
  })

  test('filters find what they name, sorts are those of the list', async () => {
    ok(
      await app.call(
        'nonConformity.save',
        { json: { ...ncr, applicantCode: own, sourceInternal: 'OTHERS', sourceInternalOthers: 'Walk-in' } },
        compliance,
      ),
    )
    const of = async (query: object) => {
      const own = { initiatingDepartment: 'audit desk', ...query }
      return (await app.call('nonConformity.list', { query: own }, compliance)).body.totalElements
    }
    expect(await of({ sourceInternal: 'OTHERS' })).toBe(1)
    expect(await of({ sourceInternalOthers: 'walk' })).toBe(1)
    expect(await of({ applicantCode: own.toLowerCase() })).toBe(1)
    expect(await of({ departmentResponsible: 'claim' })).toBeGreaterThan(2)
    expect(await of({ term: 'annexes' })).toBeGreaterThan(2)
    expect(await of({ term: 'ann%xes' })).toBe(0)
    expect(await of({ term: '%ANNEXES%' })).toBeGreaterThan(2)
    expect(await of({ year: '2026', month: '11' })).toBeGreaterThan(2)
    expect(await of({ year: '2020' })).toBe(0)
    expect(await of({ from: '2026-11-11' })).toBe(0)
    expect(await of({ status: 'OPEN,CLOSED' })).toBe(
      (await of({ status: 'OPEN' })) + (await of({ status: 'CLOSED' })),
    )
    expect(await of({ overdue: 'true' })).toBe(0)
    const sorted = await app.call('nonConformity.list', { query: { sort: 'clause,ASC' } }, compliance)
    ok(sorted)
    const rejected = await app.call('nonConformity.list', { query: { sort: 'password,ASC' } }, compliance)
    expect([rejected.status, rejected.error.message]).toEqual([400, expect.stringContaining('dateFiled')])
    expect((await app.call('nonConformity.list', { query: { month: '13' } }, compliance)).status).toBe(422)
  })
  test('providers do not see them', async () => {
    expect((await app.call('nonConformity.list', {}, coordinator)).status).toBe(403)
  })
})

describe('tracked documents', () => {
  const letter = {
    documentType: 'LETTER',
    docName: 'Notice of rates',
    recipientType: 'HEALTH_FACILITY',
    recipientName: 'Amihan Hospital',
    initiatingDepartment: 'Provider relations',
    dateIssued: '2026-11-02',
  } as const
  test('stand where their dates say', async () => {
    const made = await app.call(
      'documentTracker.save',
      { json: { ...letter, status: 'RECEIVED' } },
      compliance,
    )
    ok(made)
    expect(made.body.status).toBe('ISSUED')
    const { id } = made.body
    let { version } = made.body
    const next = async (dates: object) => {
      const reply = await app.call(
        'documentTracker.save',
        { json: { ...letter, id, version, ...dates } },
        compliance,
      )
      ok(reply)
      version = reply.body.version
      return reply.body.status
    }
    expect(await next({ dateSent: '2026-11-03' })).toBe('SENT')
    expect(await next({ dateSent: '2026-11-03', dateReturned: '2026-11-08' })).toBe('RETURNED')
    expect(await next({ dateSent: '2026-11-09' })).toBe('SENT')
    expect(await next({ dateSent: '2026-11-09', dateReceived: '2026-11-12' })).toBe('RECEIVED')
    const rejected = await app.call(
      'documentTracker.save',
      { json: { ...letter, dateSent: '2026-11-01' } },
      compliance,
    )
    expect(fieldsOf(rejected)).toEqual(['dateSent'])
    const got = await app.call('documentTracker.get', { params: { id } }, compliance)
    expect(got.body.timeline?.map(({ toStatus }) => toStatus)).toEqual([
      'ISSUED',
      'SENT',
      'RETURNED',
      'SENT',
      'RECEIVED',
    ])
  })
  test('hold one file; the newer takes the place of the older', async () => {
    const made = await app.call(
      'documentTracker.save',
      { json: letter, files: [pdf('one.pdf', '1')] },
      compliance,
    )
    const { id, version } = made.body
    const again = await app.call(
      'documentTracker.save',
      { json: { ...letter, id, version }, files: [pdf('two.pdf', '2')] },
      compliance,
    )
    expect(again.body.files.map(({ fileName }) => fileName)).toEqual(['two.pdf'])
    const stored = await app.db
      .select()
      .from(attachment)
      .where(eq(attachment.ownerCode, made.body.code ?? ''))
    expect(stored).toHaveLength(2)
  })
})
