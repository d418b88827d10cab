import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outboxMail } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, anyCity, clinic, freshToken, pdf } from './support/facilities.ts'

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
  return { code: reply.body.requestCode, emailAddress }
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
        { text: 'Fire certificate', answeredOn: null },
        { text: 'TIN of the owner', answeredOn: null },
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
    for (let at = 0; at < 3; at++) await sendLink(code, emailAddress.toUpperCase())
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
