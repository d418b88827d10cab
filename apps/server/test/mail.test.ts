import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outboxMail } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { outbox } from '../src/platform/mail/mail.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { smtpServer, type SmtpServer } from './support/smtp.ts'

let server: SmtpServer
let t: TestApp

beforeAll(async () => {
  server = await smtpServer()
  t = await startTestApp({ seed: 'none', env: { SMTP_URL: server.url } })
})
afterAll(async () => {
  await t.close()
  await server.close()
})
beforeEach(async () => {
  await t.db.delete(outboxMail)
  server.received.length = 0
  server.refused.clear()
})

const queue = (to: string) =>
  inTransaction(t.db, (tx) =>
    t.services.mail.queue(tx, {
      to,
      template: 'TEMPORARY_PASSWORD',
      values: { username: 'tala', password: 'a-secret-to-forget' },
    }),
  )
const mails = () => t.db.select().from(outboxMail).orderBy(asc(outboxMail.id))
const another = () => outbox(t.db, t.services.config, t.clock, t.services.log)

test('several processes send each mail once, and what it said is not kept', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `tala${at}@person.example`)
  for (const name of names) await queue(name)
  const sent = await Promise.all([t.services.mail.sendDue(), another().sendDue(), another().sendDue()])
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(12)
  expect(server.received.map(({ to }) => to).toSorted()).toEqual(names.toSorted())
  expect(server.received[0]?.text).toContain('a-secret-to-forget')
  expect((await mails()).map(({ body, sentDate }) => [body, sentDate])).toEqual(
    names.map(() => ['', t.clock.now()]),
  )
  expect(await t.services.mail.sendDue()).toBe(0)
})

test('while the mail server is away nothing is lost or counted against a mail, and it goes out once after', async () => {
  const port = Number(new URL(server.url).port)
  await server.close()
  await queue('lakan@person.example')
  await queue('malaya@person.example')
  for (let minute = 0; minute < 15; minute++) {
    expect(await t.services.mail.sendDue()).toBe(0)
    t.clock.advance(61)
  }
  const waiting = await mails()
  expect(waiting.map(({ attempts, sentDate }) => [attempts, sentDate])).toEqual([
    [0, null],
    [0, null],
  ])
  expect(waiting[0]?.lastError).toContain('ECONNREFUSED')
  server = await smtpServer(port)
  t.clock.advance(61)
  expect(await t.services.mail.sendDue()).toBe(2)
  expect(server.received.map(({ to }) => to)).toEqual(['lakan@person.example', 'malaya@person.example'])
})

test('a refused mail does not hold up the others, waits longer each time and is given up after ten tries', async () => {
  server.refused.add('nobody@person.example')
  await queue('nobody@person.example')
  await queue('tala@person.example')
  expect(await t.services.mail.sendDue()).toBe(1)
  const [first] = await mails()
  expect([first?.attempts, first?.lastError]).toEqual([1, expect.stringContaining('nobody of this name')])
  expect(first?.nextAttempt).toEqual(new Date(t.clock.now().getTime() + 2 * 60_000))
  for (let tries = 0; tries < 12; tries++) {
    t.clock.advance(241 * 60)
    await t.services.mail.sendDue()
  }
  const [last] = await mails()
  expect([last?.attempts, last?.sentDate]).toEqual([10, null])
  expect(server.received).toHaveLength(1)
})

test('a mail that was being sent when its process died is tried again under the same message id', async () => {
  await queue('tala@person.example')
  const [mail] = await mails()
  await t.services.mail.sendDue()
  // As it stands when the process dies between the answer of the mail server and the note of it.
  await t.db.update(outboxMail).set({
    sentDate: null,
    body: mail?.body ?? '',
    nextAttempt: new Date(t.clock.now().getTime() + 5 * 60_000),
  })
  expect(await t.services.mail.sendDue()).toBe(0)
  t.clock.advance(301)
  expect(await t.services.mail.sendDue()).toBe(1)
  const ids = server.received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])
  expect(ids).toEqual([expect.stringMatching(/^<outbox-\d+-\d+@/), ids[0]])
})
