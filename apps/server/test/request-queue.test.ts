import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, attachment, outboxMail, requestRemark, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import {
  admin,
  approve,
  approver,
  createRequest,
  auditOf,
  coordinator,
  freeUpdate,
  mailsAbout,
  officer,
  putRequest,
  sample,
  stored,
} from './support/request.ts'

const facility = 'HF0000001'
let t: TestApp
let own: string

const codeOf = async (username: string) => {
  const [row] = await t.db.select().from(appUser).where(eq(appUser.username, username))
  return row?.code ?? ''
}
const assignTo = (code: string, assigneeCode: string | null, as = officer) =>
  t.call('requestDesk.assign', { body: { code, assigneeCode } }, as)
const askMore = (code: string, items: string[], as = officer, days = 5) =>
  t.call('requestDesk.ask', { body: { code, items, days, reason: 'The scan is cut off.' } }, as)
const view = async (code: string, as = officer) =>
  (await t.call('request.get', { params: { code } }, as)).body

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  await freeUpdate(t)
  own = await createRequest(t, facility, { emailAddress: 'desk@facility.example' }, 'coordinator')
})
afterAll(() => t.close())

describe('who looks after a request', () => {
  test('is chosen among reviewers, taken over, given back, and written down each time', async () => {
    const offered = (await t.call('requestDesk.assignees', {}, officer)).body
    const [me, other] = [await codeOf('officer'), await codeOf('approver')]
    expect(offered.map(({ code }) => code)).toEqual(expect.arrayContaining([me, other]))
    expect(offered.map(({ code }) => code)).not.toContain(await codeOf('coordinator'))
    const taken = await assignTo(own, me)
    expect(taken.body).toMatchObject({ assigneeCode: me, status: 'PENDING' })
    expect((await assignTo(own, other, approver)).body.assigneeCode).toBe(other)
    const listed = await t.call('request.list', { query: { assignee: 'me' } }, approver)
    expect(listed.body.content.map(({ code }) => code)).toEqual([own])
    expect((await t.call('request.list', { query: { assignee: 'me' } }, officer)).body.totalElements).toBe(0)
    expect((await assignTo(own, null, approver)).body.assigneeName).toBeNull()
    const steps = (await view(own)).trail.filter(({ action }) => action === 'ASSIGN')
    expect(steps.map(({ remarks }) => remarks)).toEqual([
      taken.body.assigneeName,
      expect.any(String),
      'Nobody',
    ])
    expect(await auditOf(t, own, 'user-request')).toHaveLength(4)
  })

  test('is nobody who may not review, nor who made the request', async () => {
    expect((await assignTo(own, await codeOf('coordinator'))).error.errors?.[0]?.field).toBe('assigneeCode')
    expect((await assignTo(own, await codeOf('officer'), coordinator)).status).toBe(403)
    const requesterCode = await codeOf('officer')
    const ownReply = await putRequest(t, { type: 'disaccreditation', status: 'PENDING', requesterCode })
    expect((await assignTo(ownReply.code, await codeOf('officer'))).error.errorCode).toBe('OWN_REQUEST')
    expect((await assignTo(ownReply.code, await codeOf('officer'), approver)).status).toBe(422)
  })

  test('does not concern the requester', async () => {
    await assignTo(own, await codeOf('officer'))
    const seen = await view(own, coordinator)
    expect(seen).toMatchObject({ assigneeCode: null, assigneeName: null })
    expect(seen.trail.map(({ action }) => action)).not.toContain('ASSIGN')
  })

  test('is taken by one of two at the same moment', async () => {
    const { version } = await stored(t, own)
    const users = [officer, approver, admin]
    const codes = await Promise.all(users.map(({ as }) => codeOf(as)))
    const replies = await Promise.all(
      users.map((as, at) =>
        t.call('requestDesk.assign', { body: { code: own, version, assigneeCode: codes[at] ?? null } }, as),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2)
  })
})

describe('a note', () => {
  test('is read by staff alone, also after the decision', async () => {
    const body = { code: own, remarks: 'Called the clinic, no answer.' }
    expect((await t.call('requestDesk.note', { body }, officer)).status).toBe(200)
    expect((await view(own, approver)).noteRows).toMatchObject([{ remarks: body.remarks }])
    const seen = await view(own, coordinator)
    expect(seen.noteRows).toEqual([])
    expect(JSON.stringify(seen)).not.toContain('Called the clinic')
    expect((await t.call('requestDesk.note', { body }, coordinator)).status).toBe(403)
    const decided = await sample(t, 'hf-document', 'APPROVED')
    expect(
      (await t.call('requestDesk.note', { body: { ...body, code: decided.code } }, officer)).status,
    ).toBe(200)
  })
})

describe('more that is asked for', () => {
  test('reaches the requester with what, why and until when', async () => {
    const before = (await mailsAbout(t, own)).length
    const asked = await askMore(own, ['Fire certificate', 'TIN certificate'])
    expect(asked.body.ask).toMatchObject({ reason: 'The scan is cut off.', askedOn: tinyToday })
    const mails = await mailsAbout(t, own)
    expect(mails).toHaveLength(before + 1)
    expect(mails.at(-1)?.body).toContain('- TIN certificate')
    const seen = await view(own, coordinator)
    expect(seen.ask?.items).toHaveLength(2)
    expect(seen.actions.find(({ action }) => action === 'answer')?.allowed).toBe(true)
    expect((await askMore(own, ['Another'], coordinator)).status).toBe(403)
  })

  test('is answered in parts, with papers; the clock stops with the last', async () => {
    const answer = (items: number[], as = coordinator, files: File[] = []) =>
      t.call('requestDesk.answer', { json: { code: own, items, remarks: 'Here it is.' }, files }, as)
    const document = new File(['%PDF-1.4\n%%EOF'], 'fire.pdf', { type: 'application/pdf' })
    const partly = await answer([0], coordinator, [document])
    expect(partly.status, JSON.stringify(partly.error)).toBe(200)
    expect(partly.body.answerDueDate).not.toBeNull()
    expect(partly.body.files.map(({ fileName }) => fileName)).toContain('fire.pdf')
    expect((await answer([0])).status).toBe(422)
    expect((await answer([1], { as: 'coordinator2' })).status).toBe(404)
    const wholly = await answer([0, 1])
    expect(wholly.body.answerDueDate).toBeNull()
    expect((await answer([1])).error.errorCode).toBe('REQUEST_STATUS')
    expect((await view(own)).trail.filter(({ action }) => action === 'ANSWER')).toHaveLength(2)
  })

  test('is overdue after its last day, and counted so', async () => {
    const before = (await t.call('requestDesk.counts', {}, officer)).body
    expect((await askMore(own, ['Tax clearance'], officer, 2)).status).toBe(200)
    const list = async (asked: string) =>
      (await t.call('request.list', { query: { asked } }, officer)).body.content.map(({ code }) => code)
    expect([await list('waiting'), await list('overdue')]).toEqual([[own], []])
    const yesterday = addDays(tinyToday, -1)
    await t.db.update(userRequest).set({ answerDueDate: yesterday }).where(eq(userRequest.code, own))
    expect(await list('overdue')).toEqual([own])
    const after = (await t.call('requestDesk.counts', {}, officer)).body
    expect([after.waiting - before.waiting, after.overdue - before.overdue]).toEqual([1, 1])
    expect((await t.call('request.list', { query: { asked: 'x' } }, officer)).status).toBe(400)
  })

  test('is no longer waited for once it is decided', async () => {
    expect((await approve(t, own)).error.errorCode).toBe('REMARKS_REQUIRED')
    expect((await approve(t, own, { remarks: 'Seen on site' })).status).toBe(200)
    expect(await stored(t, own)).toMatchObject({ status: 'APPROVED', answerDueDate: null })
  })
})

describe('the counts of the desk', () => {
  test('are what the list finds, for staff and for a provider', async () => {
    for (const as of [officer, coordinator]) {
      const counts = (await t.call('requestDesk.counts', {}, as)).body
      const query = { status: 'PENDING,REVIEWED', size: 1 }
      const listed = await t.call('request.list', { query }, as)
      expect(counts.open.reduce((all, { count }) => all + count, 0)).toBe(listed.body.totalElements)
    }
    const { unassigned } = (await t.call('requestDesk.counts', {}, officer)).body
    const query = { status: 'PENDING,REVIEWED', assignee: 'none', size: 1 }
    expect((await t.call('request.list', { query }, officer)).body.totalElements).toBe(unassigned)
  })
})

describe('what waits for a member of the staff', () => {
  test.each(['officer', 'approver', 'rates', 'compliance', 'admin'])(
    'is one number in the menu, the tabs and the list: %s',
    async (name) => {
      const as = { as: name }
      const { body: notified } = await t.call('dashboard.get', { query: { type: 'NOTIFICATION' } }, as)
      const inMenu = (step: string) => notified.items.find(({ key }) => key === `to-${step}`)?.count ?? 0
      const listed = async (waits: string) =>
        (await t.call('request.list', { query: { waits, size: 100 } }, as)).body.content.map(
          ({ code }) => code,
        )
      const [toReview, toApprove] = [await listed('review'), await listed('approve')]
      expect([inMenu('review'), inMenu('approve')]).toEqual([toReview.length, toApprove.length])
      // a request that waits for one act of a person is counted once
      expect(toReview.filter((code) => toApprove.includes(code))).toEqual([])
      const counts = await t.call('requestDesk.counts', {}, as)
      if (counts.status === 200)
        expect(counts.body).toMatchObject({ toReview: toReview.length, toApprove: toApprove.length })
    },
  )

  test('is a one-step request for who approves it, and for a reviewer as well', async () => {
    const listed = async (waits: string, as: { as: string }) => {
      const query = { waits, status: 'PENDING', size: 100 }
      return (await t.call('request.list', { query }, as)).body.content.map(({ code }) => code)
    }
    const oneStep = await listed('approve', approver)
    expect(oneStep.length).toBeGreaterThan(0)
    expect(await listed('review', officer)).toEqual(expect.arrayContaining(oneStep))
  })
})

describe('a decision', () => {
  test('keeps what it saw, whatever is renamed later', async () => {
    const decided = await view(own)
    expect(decided.changes).toMatchObject([{ field: 'emailAddress', requested: 'desk@facility.example' }])
    expect(decided.decidedFiles).toMatchObject([
      { fileName: 'fire.pdf', sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    ])
    await t.db.update(attachment).set({ deleted: true }).where(eq(attachment.ownerCode, own))
    await t.db.update(userRequest).set({ payload: {} }).where(eq(userRequest.code, own))
    const later = await view(own)
    expect([later.changes, later.decidedFiles]).toEqual([decided.changes, decided.decidedFiles])
  })

  test('a rejection by a coded reason needs no further words, another reason does', async () => {
    const { code } = await sample(t, 'hf-account', 'PENDING')
    const reject = (more: object) => t.call('request.reject', { body: { code, ...more } }, approver)
    expect((await reject({ reasonCode: 'OTHER' })).error.errorCode).toBe('REMARKS_REQUIRED')
    expect((await reject({ reasonCode: 'NONE' })).status).toBe(422)
    const done = await reject({ reasonCode: 'EXPIRED' })
    expect(done.body).toMatchObject({ reasonCode: 'EXPIRED', remarks: 'A document has expired.' })
  })
})

describe('a batch', () => {
  test('decides each by itself, with a receipt for each', async () => {
    const one = await sample(t, 'hf-document', 'PENDING')
    const fourEyes = await t.db.select().from(userRequest).where(eq(userRequest.docType, 'FSIC'))
    const decided = await sample(t, 'hf-update', 'APPROVED')
    const twoStep = await sample(t, 'hf/package', 'PENDING')
    const codes = [one.code, decided.code, twoStep.code, fourEyes[0]?.code ?? '', 'UR-2026-999999']
    const requests = [...new Set(codes)].map((code) => ({ code }))
    const mails = await t.db.$count(outboxMail)
    const body = { action: 'reject', requests, reasonCode: 'INCOMPLETE' } as const
    const { receipts, code: batch } = (await t.call('requestDesk.batch', { body }, approver)).body
    expect(batch).toMatch(/^RB-\d{4}-\d{6}$/)
    expect(receipts.map(({ code }) => code)).toEqual(requests.map(({ code }) => code))
    const of = (code: string) => receipts.find((receipt) => receipt.code === code)
    expect(of(decided.code)).toMatchObject({ ok: false, status: 'APPROVED' })
    expect(of(twoStep.code)).toMatchObject({ ok: true, status: 'REJECTED', message: null })
    expect(of(fourEyes[0]?.code ?? '')?.message).toMatch(/another person/)
    expect(of('UR-2026-999999')).toMatchObject({ ok: false, type: null })
    expect((await stored(t, twoStep.code)).status).toBe('REJECTED')
    const done = receipts.filter(({ ok }) => ok)
    const rows = await Promise.all(
      done.map(async ({ code }) => {
        const { id } = await stored(t, code)
        return t.db.$count(requestRemark, eq(requestRemark.requestId, id))
      }),
    )
    expect(rows).toEqual(done.map(() => 1))
    expect(await t.db.$count(outboxMail)).toBeLessThanOrEqual(mails + done.length)
  })

  test('assigns many, and is for staff alone', async () => {
    const requests = [{ code: (await putRequest(t, { type: 'affiliation', status: 'REVIEWED' })).code }]
    const assigneeCode = await codeOf('officer')
    const body = { action: 'assign', requests, assigneeCode } as const
    expect((await t.call('requestDesk.batch', { body }, officer)).body.receipts).toMatchObject([{ ok: true }])
    expect((await t.call('requestDesk.batch', { body }, coordinator)).status).toBe(403)
    expect((await t.call('requestDesk.batch', { body: { ...body, requests: [] } }, officer)).status).toBe(422)
  })
})
