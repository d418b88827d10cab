import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxMail } from '../src/db/schema/index.ts'
import { passDueDays } from '../src/engines/request/overdue.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, anyCity, clinic, freshToken, pdf, received } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }
const agreed = { accepted: true as const, textCode: 'PRIVACY', textVersion: 1 }

beforeAll(async () => {
  app = await startTestApp({ env: { CAPIZ_ACCESS_SECONDS: '86400', CAPIZ_IDLE_SECONDS: '86400' } })
  await addLists(app)
})
afterAll(() => app.close())

/** A visitor applies for a clinic of this name; public writes are limited, so each application has its own window. */
async function apply(name: string) {
  app.clock.advance(601)
  const { payee: _payee, ...fields } = clinic(await anyCity(app))
  const emailAddress = `${name.replaceAll(' ', '-').toLowerCase()}@clinic.example`
  const body = { ...fields, name, emailAddress, consent: agreed, confirmDuplicates: true }
  const reply = await app.call('publicFacility.register', { body })
  return { code: received(reply.body).requestCode, emailAddress }
}

const requestInformation = (code: string, items: string[], days = 5) =>
  app.call('requestDesk.ask', { body: { code, items, days, reason: 'The scan is cut off.' } }, officer)
const open = (token: string) => app.call('applicantAsk.get', { body: { token } })
const answer = (token: string, items: number[], files: File[] = [], remarks: string | null = null) =>
  app.call('applicantAsk.answer', { json: { token, items, remarks }, files })
const sendLink = (code: string, emailAddress: string) =>
  app.call('applicantAsk.sendLink', { body: { code, emailAddress } })

const mailsTo = (recipient: string) =>
  app.db.select().from(outboxMail).where(eq(outboxMail.recipient, recipient)).orderBy(desc(outboxMail.id))

/** The token in the newest mail to an address. */
async function tokenTo(recipient: string): Promise<string> {
  const [newest] = await mailsTo(recipient)
  return /\/answer#(\S+)/.exec(newest?.body ?? '')?.[1] ?? ''
}

/** An application of whom two things are asked, with the token that was mailed. */
async function requestWithQuestions(
  name: string,
  items = ['Fire certificate', 'TIN of the owner'],
  days = 5,
) {
  const { code, emailAddress } = await apply(name)
  const reply = await requestInformation(code, items, days)
  expect(reply.status, JSON.stringify(reply.error)).toBe(200)
  return { code, emailAddress, token: await tokenTo(emailAddress) }
}

describe('what is asked of an applicant', () => {
  test('opens by the mailed link, is answered in parts, and the desk sees each part', async () => {
    const { code, emailAddress, token } = await requestWithQuestions('Unang Ngiti')
    const [mail] = await mailsTo(emailAddress)
    expect(mail?.template).toBe('APPLICATION_ASKED')
    expect(mail?.body).toContain('- Fire certificate\n- TIN of the owner')
    expect((await open(token)).body).toEqual({
      code,
      type: 'hf-registration',
      targetName: 'Unang Ngiti',
      reason: 'The scan is cut off.',
      askedOn: '2026-11-20',
      dueDate: '2026-11-25',
      items: [
        { text: 'Fire certificate', answeredOn: null, askedOn: '2026-11-20', dueDate: '2026-11-25' },
        { text: 'TIN of the owner', answeredOn: null, askedOn: '2026-11-20', dueDate: '2026-11-25' },
      ],
    })
    const part = await answer(token, [0], [pdf('fire.pdf', 'fire')], 'Here it is')
    expect(part.body.items.map(({ answeredOn }) => answeredOn)).toEqual(['2026-11-20', null])
    const { body: viewed } = await app.call('request.get', { params: { code } }, officer)
    expect(viewed.answerDueDate).toBe('2026-11-25')
    expect(viewed.files.map(({ fileName }) => fileName)).toEqual(['fire.pdf'])
    expect(viewed.trail.at(-1)).toMatchObject({
      action: 'ANSWER',
      by: viewed.requesterName,
      remarks: 'Fire certificate. Here it is. fire.pdf',
    })
    expect((await answer(token, [0])).error.errors?.[0]?.field).toBe('items')
    await answer(token, [1], [], '123-456-789-00000')
    const whole = await app.call('request.get', { params: { code } }, officer)
    expect(whole.body.answerDueDate).toBeNull()
    expect((await open(token)).status).toBe(200)
    expect((await answer(token, [1])).error.errorCode).toBe('REQUEST_STATUS')
  })

  test('takes papers alone', async () => {
    const { code, token } = await requestWithQuestions('Papel Ngiti')
    const rejected = await answer(token, [0], [new File(['<html>'], 'paper.pdf')])
    expect(rejected.status).toBe(415)
    const sheet = await answer(token, [0], [new File(['a,b\n1,2\n'], 'table.csv')])
    expect(sheet.status).toBe(415)
    const { body } = await app.call('request.get', { params: { code } }, officer)
    expect([body.files, body.ask?.items[0]?.answeredOn]).toEqual([[], null])
  })
})

describe('what is asked for', () => {
  const change = (code: string, body: object) =>
    app.call('requestDesk.changeAsk', { body: { code, items: [0], reason: null, ...body } as never }, officer)
  const askOf = async (code: string) => {
    const { body } = await app.call('request.get', { params: { code } }, officer)
    return body
  }

  test('grows, is extended, corrected and withdrawn, and the first link stays open', async () => {
    const { code, emailAddress, token } = await requestWithQuestions('Apat Ngiti')
    expect((await requestInformation(code, ['Bank form'], 2)).status).toBe(200)
    expect((await open(token)).body.items).toHaveLength(3)
    expect((await askOf(code)).answerDueDate).toBe((await askOf(code)).ask?.items[2]?.dueDate)
    const extended = await change(code, { change: 'EXTEND', items: [2], days: 20 })
    expect(extended.status, JSON.stringify(extended.error)).toBe(200)
    expect((await askOf(code)).answerDueDate).toBe((await askOf(code)).ask?.items[0]?.dueDate)
    await change(code, { change: 'CORRECT', items: [0], text: 'Fire safety certificate' })
    await change(code, { change: 'WITHDRAW', items: [1], reason: 'Found on file' })
    const { ask } = await askOf(code)
    expect(ask?.items).toMatchObject([
      { text: 'Fire safety certificate', earlierText: 'Fire certificate' },
      { withdrawnReason: 'Found on file', answeredOn: null },
      { text: 'Bank form' },
    ])
    const before = (await mailsTo(emailAddress)).length
    await change(code, { change: 'REMIND', items: [0, 2] })
    const [mail] = await mailsTo(emailAddress)
    expect((await mailsTo(emailAddress)).length).toBe(before + 1)
    expect(mail?.body).toContain('Fire safety certificate')
    expect(mail?.body).not.toContain('TIN of the owner')
    const refusals = await Promise.all([
      change(code, { change: 'EXTEND', items: [1], days: 3 }),
      change(code, { change: 'EXTEND', items: [0] }),
      change(code, { change: 'WITHDRAW', items: [0] }),
      change(code, { change: 'CORRECT', items: [0, 2], text: 'Two at once' }),
    ])
    expect(refusals.map(({ status, error }) => [status, error.errors?.[0]?.field])).toEqual([
      [422, 'items'],
      [422, 'days'],
      [422, 'reason'],
      [422, 'text'],
    ])
    expect(
      (
        await app.call(
          'requestDesk.changeAsk',
          { body: { code, change: 'REMIND', items: [0], reason: null } },
          { as: 'reports' },
        )
      ).status,
    ).toBe(403)
  })

  test('keeps what answers an item that was withdrawn meanwhile, each file at its item', async () => {
    const { code, token } = await requestWithQuestions('Lima Ngiti')
    await change(code, { change: 'WITHDRAW', items: [0], reason: 'No longer needed' })
    const json = {
      token,
      items: [0, 1],
      remarks: null,
      fileItems: [1, 0],
      replies: [{ item: 1, text: 'It is on page two.' }],
    }
    const files = [pdf('tin.pdf', 'lima tin'), pdf('fire.pdf', 'lima fire')]
    const reply = await app.call('applicantAsk.answer', { json, files })
    expect(reply.status, JSON.stringify(reply.error)).toBe(200)
    const { ask, files: stored, trail } = await askOf(code)
    const nameOf = (uuid: string | undefined) => stored.find((file) => file.uuid === uuid)?.fileName
    expect(ask?.items.map((item) => item.files?.map(nameOf))).toEqual([['fire.pdf'], ['tin.pdf']])
    expect(ask?.items[1]?.reply).toBe('It is on page two.')
    expect(trail.at(-1)?.remarks).toContain('Fire certificate (no longer asked for)')
    const wrong = await app.call('applicantAsk.answer', { json: { ...json, items: [5] }, files: [] })
    expect([400, 409, 422]).toContain(wrong.status)
  })

  test('asks why before an application is approved without it', async () => {
    const { code } = await requestWithQuestions('Anim Ngiti')
    await app.call('request.review', { body: { code, remarks: 'Complete but for one' } }, officer)
    const approver = { token: await freshToken(app, 'approver') }
    const refused = await app.call('request.approve', { body: { code, remarks: null } }, approver)
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'REMARKS_REQUIRED'])
    const approved = await app.call('request.approve', { body: { code, remarks: 'Seen on site' } }, approver)
    expect(approved.status, JSON.stringify(approved.error)).toBe(200)
    const { trail } = await askOf(code)
    expect(trail.map(({ remarks }) => remarks)).toEqual(
      expect.arrayContaining(['Complete but for one', 'Seen on site']),
    )
  })
})

describe('a link', () => {
  test('opens its own ask alone; every other token is refused in the same words', async () => {
    const { code, token } = await requestWithQuestions('Sariling Ngiti')
    const other = await requestWithQuestions('Ibang Ngiti')
    const [, until, signature = ''] = token.split('.')
    const forged = [
      `${other.code}.${until}.${signature}`,
      `${code}.2027-12-31.${signature}`,
      `${code}.${until}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `UR-2026-999999.${until}.${signature}`,
      `${code}.${until}`,
      'x'.repeat(200),
      '\u0000',
    ]
    const replies = await Promise.all(forged.map((one) => open(one)))
    expect(new Set(replies.map(({ status, error }) => `${status} ${error.message}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(404)
    expect((await answer(forged[1] ?? '', [0])).status).toBe(404)
    expect((await open(other.token)).body.code).toBe(other.code)
  })

  test('is mailed again to the address of the application alone, three times an hour', async () => {
    const { code, emailAddress } = await requestWithQuestions('Muling Ngiti')
    const count = async () => (await mailsTo(emailAddress)).length
    const before = await count()
    const rejected = [
      await sendLink(code, 'somebody@else.example'),
      await sendLink('UR-2026-999999', emailAddress),
    ]
    expect(rejected.map(({ status, bytes }) => [status, bytes.length])).toEqual([
      [204, 0],
      [204, 0],
    ])
    expect(await count()).toBe(before)
    for (let at = 0; at < 4; at++) await sendLink(code, emailAddress.toUpperCase())
    expect((await sendLink(code, emailAddress)).status).toBe(429)
    expect(await count()).toBe(before + 3)
    expect((await open(await tokenTo(emailAddress))).body.code).toBe(code)
  })

  // Last, because it outlives every session.
  test('dies with another ask, with the decision, and with its last day', async () => {
    const { code, emailAddress, token } = await requestWithQuestions('Lipas Ngiti', ['Fire certificate'])
    await answer(token, [0], [pdf('fire.pdf', 'lipas')])
    await requestInformation(code, ['A photograph'], 30)
    expect((await open(token)).status).toBe(404)
    const next = await tokenTo(emailAddress)
    expect((await open(next)).body.items[0]?.text).toBe('A photograph')
    app.clock.advance(31 * 86_400)
    expect((await open(next)).status).toBe(404)
    // overdue is not too late: a new link works for a week
    expect((await sendLink(code, emailAddress)).status).toBe(204)
    const late = await tokenTo(emailAddress)
    expect((await open(late)).status).toBe(200)
    const decided = await app.call(
      'request.reject',
      { body: { code, remarks: 'Never answered' } },
      { token: await freshToken(app, 'approver') },
    )
    expect(decided.status, JSON.stringify(decided.error)).toBeLessThan(300)
    expect((await open(late)).status).toBe(404)
  })
})

// After all others, because it outlives every session.
describe('the last day of an answer', () => {
  test('is an event with the consequence staff chose, once', async () => {
    const ask = async (name: string, onOverdue: 'DECIDE' | 'REMIND') => {
      const { code, emailAddress } = await apply(name)
      const body = { code, items: ['Floor plan'], days: 3, reason: null, onOverdue }
      await app.call('requestDesk.ask', { body }, { token: await freshToken(app, 'officer') })
      return { code, emailAddress }
    }
    const decide = await ask('Pito Ngiti', 'DECIDE')
    const remind = await ask('Walo Ngiti', 'REMIND')
    const seen = async () => {
      const reader = { token: await freshToken(app, 'officer') }
      const views = await Promise.all(
        [decide.code, remind.code].map((code) => app.call('request.get', { params: { code } }, reader)),
      )
      return views.map(({ body }) =>
        body.trail.filter(({ action }) => action === 'ASK_DUE').map((step) => step.remarks),
      )
    }
    app.clock.advance(2 * 86_400)
    await passDueDays(app.services)
    await passDueDays(app.services)
    expect(await seen()).toEqual([['Reminded of: Floor plan'], ['Reminded of: Floor plan']])
    app.clock.advance(3 * 86_400)
    await passDueDays(app.services)
    await passDueDays(app.services)
    const [left, again] = await seen()
    expect(left).toEqual([
      'Reminded of: Floor plan',
      'No answer by the last day: Floor plan. It can be decided without it.',
    ])
    expect(again?.[1]).toMatch(/^No answer by the last day: Floor plan\. Reminded, until /)
    expect((await mailsTo(decide.emailAddress)).length).toBeLessThan(
      (await mailsTo(remind.emailAddress)).length,
    )
  })
})

describe('where an application stands', () => {
  const ask = (code: string, emailAddress: string) =>
    app.call('applicantAsk.sendLink', { body: { code, emailAddress } })

  test('is mailed by its number and address, with what is missing and how to send it', async () => {
    const { code, emailAddress } = await apply('Tanong Ngiti')
    const before = (await mailsTo(emailAddress)).length
    expect((await ask(code, 'somebody@else.example')).status).toBe(204)
    expect(await mailsTo(emailAddress)).toHaveLength(before)
    expect((await ask(code, emailAddress)).status).toBe(204)
    const [mail] = await mailsTo(emailAddress)
    expect(mail?.template).toBe('APPLICATION_STATUS')
    expect(mail?.body).toContain('Waiting to be reviewed. It was sent today')
    expect(mail?.body).toContain('These documents are still missing:')
    expect(mail?.body).toContain('writes to you with a link for them')
    expect(mail?.body).not.toContain('Tanong Ngiti')
  })
})
