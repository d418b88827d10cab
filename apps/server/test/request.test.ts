import { and, eq, gt, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, requestRemark, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import {
  admin,
  approve,
  approver,
  createRequest,
  auditOf,
  bodyOf,
  coordinator,
  facilityOf,
  freeUpdate,
  mailsAbout,
  officer,
  reject,
  sample,
  stored,
} from './support/request.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  await freeUpdate(t)
})
afterAll(() => t.close())

describe('a decision', () => {
  test('D1: of fifty approvals at once one is done, the others are told', async () => {
    const before = await facilityOf(t, 'HF0000001')
    const code = await createRequest(
      t,
      'HF0000001',
      { emailAddress: 'fifty@facility.example' },
      'coordinator',
    )
    const asked = await facilityOf(t, 'HF0000001')
    expect(asked.emailAddress).toBe(before.emailAddress)
    await t.login('approver')
    const replies = await Promise.all(Array.from({ length: 50 }, () => approve(t, code)))
    const done = replies.filter(({ status }) => status === 200)
    const late = replies.filter(({ status }) => status === 409)
    expect([done.length, late.length]).toEqual([1, 49])
    expect(new Set(late.map(({ error }) => error.errorCode))).toEqual(new Set(['REQUEST_STATUS']))
    const after = await facilityOf(t, 'HF0000001')
    expect(after).toMatchObject({ emailAddress: 'fifty@facility.example', version: asked.version + 1 })
    expect(await mailsAbout(t, code)).toHaveLength(1)
    const { id } = await stored(t, code)
    expect(await t.db.$count(requestRemark, eq(requestRemark.requestId, id))).toBe(1)
    expect(await auditOf(t, code, 'user-request')).toHaveLength(2)
  })

  test('F9: what is written with a review or a cancellation stands in the trail', async () => {
    const code = await createRequest(
      t,
      'HF0000001',
      { emailAddress: 'trail@facility.example' },
      'coordinator',
    )
    const review = { body: { code, remarks: 'Looks plausible' } }
    const reviewed = await t.call('request.review', review, { as: 'officer' })
    expect(reviewed.body.trail.at(-1)).toMatchObject({ action: 'REVIEW', remarks: 'Looks plausible' })
    const cancel = { body: { code, remarks: 'Sent in error' } }
    const cancelled = await t.call('request.cancel', cancel, { as: 'coordinator' })
    expect(cancelled.body.trail.at(-1)).toMatchObject({ action: 'CANCEL', remarks: 'Sent in error' })
  })

  test('A12: a request born of a save is audited with username and address like any other', async () => {
    const since = Math.max(0, ...(await t.db.select({ id: auditLog.id }).from(auditLog)).map(({ id }) => id))
    const facilityCode = await createRequest(
      t,
      'HF0000001',
      { emailAddress: 'author@facility.example' },
      'coordinator',
    )
    const person = await t.call('physician.get', { params: { code: 'PHY0000001' } }, { as: 'physician' })
    const { firstName: _first, ...rest } = person.body
    const edited = { ...rest, firstName: 'Isagani Ramon', confirmDuplicates: true } as never
    const physicianSave = await t.call('physician.save', { body: edited }, { as: 'physician' })
    expect(physicianSave.body.requestCode, JSON.stringify(physicianSave.error)).toBeTruthy()
    const pair = { physicianCode: 'PHY0000002', healthFacilityCode: 'HF0000003' }
    const body = { ...pair, status: 'ON_PROCESS' }
    const tied = await t.call('affiliation.save', { body }, { as: 'officer' })
    expect(tied.status, JSON.stringify(tied.error)).toBeLessThan(300)
    const roster = { prcNumber: '3999001', phyTypeCode: 'MD', lastName: 'Wakwakan', firstName: 'Ulap' }
    const more = { emailAddress: 'ulap@doctor.example', mobileNumber: '09175550123', birthDate: '1980-02-03' }
    const row = { ...roster, ...more, sex: 'F', prcValidity: '2028-02-03', specializationCode: 'IM' }
    const rows = { body: { healthFacilityCode: 'HF0000001', rows: [row] } }
    const listed = await t.call('affiliation.saveRoster', rows, { as: 'coordinator' })
    expect(listed.body[0]?.requestCode, JSON.stringify(listed.body)).toBeTruthy()
    const written = await t.db
      .select()
      .from(auditLog)
      .where(
        and(gt(auditLog.id, since), eq(auditLog.entityType, 'user-request'), eq(auditLog.action, 'CREATE')),
      )
    expect(written.map(({ actor }) => actor).sort()).toEqual([
      'coordinator',
      'coordinator',
      'officer',
      'physician',
    ])
    for (const { ip } of written) expect(ip).toBeTruthy()
    const codes = written.map(({ entityCode }) => entityCode ?? '')
    const made = await t.db.select().from(userRequest).where(inArray(userRequest.code, codes))
    expect(made.map(({ createdBy }) => createdBy).sort()).toEqual(written.map(({ actor }) => actor).sort())
    await t.call('request.cancel', { body: { code: facilityCode } }, { as: 'coordinator' })
  })

  test('D2: approval, rejection and cancellation at once: one wins and only its effects are there', async () => {
    await Promise.all(['approver', 'admin', 'coordinator'].map((name) => t.login(name)))
    for (let round = 0; round < 6; round++) {
      const emailAddress = `race.${round}@facility.example`
      const code = await createRequest(t, 'HF0000001', { emailAddress }, 'coordinator')
      const acts = [
        () => approve(t, code),
        () => reject(t, code, 'Not now.', admin),
        () => t.call('request.cancel', { body: { code } }, coordinator),
      ]
      const turned = [...acts.slice(round % 3), ...acts.slice(0, round % 3)]
      const replies = await Promise.all(turned.map((act) => act()))
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
      const { status } = await stored(t, code)
      expect(['APPROVED', 'REJECTED', 'CANCELLED']).toContain(status)
      const { emailAddress: now } = await facilityOf(t, 'HF0000001')
      expect(now === emailAddress).toBe(status === 'APPROVED')
      expect((await mailsAbout(t, code)).length).toBe(status === 'CANCELLED' ? 0 : 1)
    }
  })

  test('of fifty mixed decisions at once one is done: one step, one mail at most, one snapshot', async () => {
    await Promise.all(['approver', 'admin', 'officer', 'coordinator'].map((name) => t.login(name)))
    const code = await createRequest(
      t,
      'HF0000001',
      { emailAddress: 'mixed@facility.example' },
      'coordinator',
    )
    const acts = [
      () => approve(t, code),
      () => reject(t, code, 'Not now.', admin),
      () => t.call('request.cancel', { body: { code } }, coordinator),
      () =>
        t.call(
          'requestDesk.batch',
          { body: { action: 'reject', requests: [{ code }], remarks: 'No.' } },
          admin,
        ),
    ]
    const replies = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => (acts[at % acts.length] ?? acts[0])?.()),
    )
    const done = replies.filter((reply) => {
      if (reply?.status !== 200) return false
      const { body } = reply
      return !('receipts' in body) || body.receipts[0]?.ok === true
    })
    expect(done).toHaveLength(1)
    const { id, status, snapshot } = await stored(t, code)
    expect(await t.db.$count(requestRemark, eq(requestRemark.requestId, id))).toBe(1)
    expect(await mailsAbout(t, code)).toHaveLength(status === 'CANCELLED' ? 0 : 1)
    expect(snapshot?.changes).toMatchObject([{ field: 'emailAddress', moved: false }])
  })

  test('is never made by who asked, whatever the role', async () => {
    const own = await t.db.select().from(userRequest).where(eq(userRequest.docType, 'FSIC'))
    const code = own[0]?.code ?? ''
    expect((await approve(t, code)).error.errorCode).toBe('OWN_REQUEST')
    expect((await reject(t, code)).error.errorCode).toBe('OWN_REQUEST')
    expect((await t.call('request.review', { body: { code } }, approver)).error.errorCode).toBe('OWN_REQUEST')
    const view = await t.call('request.get', { params: { code } }, approver)
    const actions = Object.fromEntries(view.body.actions.map(({ action, allowed }) => [action, allowed]))
    expect(actions).toMatchObject({ approve: false, reject: false, review: false, cancel: true })
    expect((await stored(t, code)).status).toBe('PENDING')
  })

  test('takes two people where two are asked for', async () => {
    const { code } = await sample(t, 'hf/package', 'PENDING')
    expect((await approve(t, code)).error.errorCode).toBe('REQUEST_STATUS')
    expect((await t.call('request.review', { body: { code } }, admin)).status).toBe(200)
    expect((await t.call('request.review', { body: { code } }, officer)).error.errorCode).toBe(
      'REQUEST_STATUS',
    )
    expect((await approve(t, code, {}, admin)).error.errorCode).toBe('SAME_REVIEWER')
    const done = await approve(t, code)
    expect(done.status, JSON.stringify(done.error)).toBe(200)
    expect(done.body.trail.map(({ action }) => action)).toEqual(['CREATE', 'REVIEW', 'APPROVE'])
  })

  test('needs the permission, and remarks to reject', async () => {
    const { code } = await sample(t, 'hf-account', 'PENDING')
    expect((await approve(t, code, {}, officer)).status).toBe(403)
    expect((await approve(t, code, {}, coordinator)).status).toBe(403)
    expect((await t.call('request.reject', { body: { code } }, approver)).error.errorCode).toBe(
      'REMARKS_REQUIRED',
    )
    expect((await t.call('request.cancel', { body: { code } }, officer)).status).toBe(403)
    expect((await t.call('request.approve', { body: { code: 'UR-2026-999999' } }, approver)).status).toBe(404)
    const decided = await sample(t, 'hf-document', 'APPROVED')
    for (const reply of [await approve(t, decided.code), await reject(t, decided.code)]) {
      expect(reply.error.errorCode).toBe('REQUEST_STATUS')
    }
  })
})

describe('a target that moved', () => {
  test('is shown, and approved only with consent', async () => {
    const code = await createRequest(
      t,
      'HF0000001',
      { emailAddress: 'asked@facility.example' },
      'coordinator',
    )
    await createRequest(t, 'HF0000001', { emailAddress: 'direct@facility.example' }, 'officer')
    const view = await t.call('request.get', { params: { code } }, approver)
    expect(view.body).toMatchObject({
      stale: true,
      changes: [
        {
          field: 'emailAddress',
          now: 'direct@facility.example',
          requested: 'asked@facility.example',
          moved: true,
        },
      ],
    })
    const refused = await approve(t, code)
    expect(refused.error).toMatchObject({ errorCode: 'REQUEST_STALE', moved: [{ field: 'emailAddress' }] })
    expect((await stored(t, code)).status).toBe('PENDING')
    expect((await facilityOf(t, 'HF0000001')).emailAddress).toBe('direct@facility.example')
    expect((await approve(t, code, { acceptMoved: true })).status).toBe(200)
    expect((await facilityOf(t, 'HF0000001')).emailAddress).toBe('asked@facility.example')
  })

  test('in other fields stands in nobody’s way, and they stay', async () => {
    const code = await createRequest(t, 'HF0000001', { emailAddress: 'calm@facility.example' }, 'coordinator')
    await createRequest(t, 'HF0000001', { remarks: 'Written meanwhile' }, 'officer')
    expect((await approve(t, code)).status).toBe(200)
    expect(await facilityOf(t, 'HF0000001')).toMatchObject({
      emailAddress: 'calm@facility.example',
      remarks: 'Written meanwhile',
    })
  })

  test('an approval of a version the caller did not see is refused', async () => {
    const code = await createRequest(t, 'HF0000001', { emailAddress: 'seen@facility.example' }, 'coordinator')
    const { version } = await stored(t, code)
    expect((await t.call('request.review', { body: { code, version } }, officer)).status).toBe(200)
    expect((await approve(t, code, { version })).error.errorCode).toBe('REQUEST_STATUS')
    expect((await approve(t, code, { version: version + 1 })).status).toBe(200)
  })
})

describe('an approval beside a direct save of the same field', () => {
  test('never lets one of the two vanish without a word', async () => {
    const code = 'HF0000003'
    const open = await sample(t, 'hf-update', 'REVIEWED', code)
    expect((await reject(t, open.code)).status).toBe(200)
    for (let round = 0; round < 8; round++) {
      const requestCode = await createRequest(
        t,
        code,
        { emailAddress: `asked.${round}@facility.example` },
        'coordinator2',
      )
      const body = await bodyOf(t, code, { emailAddress: `direct.${round}@facility.example` })
      const save = () => t.call('facility.save', { body }, officer)
      const acts = round % 2 ? [save(), approve(t, requestCode)] : [approve(t, requestCode), save()]
      const replies = await Promise.all(acts)
      const refused = replies.filter(({ status }) => status === 409)
      expect(refused, JSON.stringify(replies.map(({ error }) => error))).toHaveLength(1)
      expect(['STALE_RECORD', 'REQUEST_STALE']).toContain(refused[0]?.error.errorCode)
      const { emailAddress } = await facilityOf(t, code)
      const isApproved = (await stored(t, requestCode)).status === 'APPROVED'
      expect(emailAddress).toBe(`${isApproved ? 'asked' : 'direct'}.${round}@facility.example`)
      if (!isApproved) expect((await reject(t, requestCode)).status).toBe(200)
    }
  })
})
