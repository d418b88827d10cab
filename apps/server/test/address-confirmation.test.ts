import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attachment,
  consent,
  facility,
  outboxMail,
  pendingApplication,
  physician,
  userRequest,
} from '../src/db/schema/index.ts'
import { removeExpiredTemporaryFiles } from '../src/entry/public/temporary-files.ts'
import { readConfig } from '../src/platform/runtime/read-config.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, anyCity, clinic, pdf } from './support/facilities.ts'
import { doctor } from './support/physicians.ts'

let app: TestApp
const agreed = { accepted: true as const, textCode: 'PRIVACY', textVersion: 1 }

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny', env: { CAPIZ_CONFIRM_APPLICANTS: 'true' } })
  await addLists(app)
})
afterAll(() => app.close())

// Public writes are limited per address; each test comes from its own window.
const later = () => app.clock.advance(601)

const mailsTo = (address: string) =>
  app.db.select().from(outboxMail).where(eq(outboxMail.recipient, address)).orderBy(desc(outboxMail.id))

/** The token in the newest mail to an address. */
async function tokenTo(address: string): Promise<string> {
  const [newest] = await mailsTo(address)
  return /\/confirm-application#(\S+)/.exec(newest?.body ?? '')?.[1] ?? ''
}

const confirm = (token: string) => app.call('application.confirm', { body: { token } })
const sendLink = (id = '') => app.call('application.sendLink', { body: { id } })

async function counts() {
  return [await app.db.$count(facility), await app.db.$count(userRequest), await app.db.$count(consent)]
}

async function holdFile(): Promise<string> {
  const { body } = await app.call('publicFacility.holdFile', { files: [pdf('permit.pdf', 'permit')] })
  return body.uuid
}

let made = 0
async function apply(files: string[] = [], address?: string) {
  later()
  made += 1
  const emailAddress = address ?? `office${made}@unahan.example`
  const { payee: _payee, ...fields } = clinic(await anyCity(app))
  const documents = files.map((uuid) => ({
    uuid,
    documentTypeCode: 'BPERMIT',
    effectiveDate: '2026-03-01',
  }))
  const body = {
    ...fields,
    name: `Unahan ${made}`,
    emailAddress,
    documents,
    consent: agreed,
    confirmDuplicates: true,
  }
  return { reply: await app.call('publicFacility.register', { body }), emailAddress, name: body.name }
}

describe('an application from an address that is not confirmed', () => {
  test('is neither a record nor a request; the mail has the link and no word of the applicant', async () => {
    const before = await counts()
    const { reply, emailAddress, name } = await apply()
    expect([reply.status, reply.body.code, reply.body.requestCode]).toEqual([201, null, null])
    expect(reply.body.confirmation?.id).toMatch(/^[\da-f-]{36}$/)
    expect(await counts()).toEqual(before)
    const mails = await mailsTo(emailAddress)
    expect(mails.map(({ template }) => template)).toEqual(['CONFIRM_ADDRESS'])
    expect(mails[0]?.body).not.toContain(name)
  })

  test('is checked before any mail goes out', async () => {
    later()
    const { payee: _payee, ...fields } = clinic(await anyCity(app))
    const emailAddress = 'unchecked@unahan.example'
    const rejected = await app.call('publicFacility.register', {
      body: { ...fields, tin: '1', emailAddress, consent: agreed },
    })
    expect(rejected.status).toBe(422)
    const held = [{ uuid: '00000000-0000-4000-8000-000000000000', documentTypeCode: 'PHOTO' }]
    const missing = await app.call('publicFacility.register', {
      body: { ...fields, emailAddress, documents: held, consent: agreed },
    })
    expect(missing.status).toBe(422)
    expect(await mailsTo(emailAddress)).toEqual([])
  })

  test('is received by the link, with its files and the consent of the moment it was sent', async () => {
    const uuid = await holdFile()
    const { reply, emailAddress, name } = await apply([uuid])
    const sent = app.clock.now()
    app.clock.advance(3600)
    const done = await confirm(await tokenTo(emailAddress))
    expect([done.status, done.body.kind, done.body.name]).toEqual([200, 'FACILITY', name])
    const { code, requestCode } = done.body
    const [record] = await app.db.select().from(facility).where(eq(facility.code, code))
    expect(record).toMatchObject({ name, source: 'PUBLIC', accepted: false })
    const [file] = await app.db.select().from(attachment).where(eq(attachment.uuid, uuid))
    expect(file).toMatchObject({ ownerKind: 'hf/document', ownerCode: code })
    const [given] = await app.db.select().from(consent).where(eq(consent.subjectCode, code))
    expect(given?.givenDate).toEqual(sent)
    const [request] = await app.db.select().from(userRequest).where(eq(userRequest.code, requestCode))
    expect(request).toMatchObject({ type: 'hf-registration', targetCode: code, status: 'PENDING' })
    const [pending] = await app.db
      .select()
      .from(pendingApplication)
      .where(eq(pendingApplication.id, reply.body.confirmation?.id ?? ''))
    expect(pending?.body).toBeNull()
    expect((await mailsTo(emailAddress)).map(({ template }) => template)).toEqual([
      'REGISTRATION_RECEIVED',
      'CONFIRM_ADDRESS',
    ])
  })

  test('of a physician is received too, and refused when the licence was taken meanwhile', async () => {
    const prcNumber = '8765432'
    const [first, second] = [
      { ...doctor({ prcNumber }), consent: agreed },
      { ...doctor({ prcNumber }), consent: agreed },
    ]
    const tokens: string[] = []
    for (const body of [first, second]) {
      later()
      expect((await app.call('publicPhysician.register', { body })).status).toBe(201)
      tokens.push(await tokenTo(body.emailAddress ?? ''))
    }
    const done = await confirm(tokens[0] ?? '')
    expect([done.status, done.body.kind]).toEqual([200, 'PHYSICIAN'])
    const refused = await confirm(tokens[1] ?? '')
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'PHY_PRC_UK'])
    expect(await app.db.$count(physician, eq(physician.prcNumber, prcNumber))).toBe(1)
  })
})

describe('the link', () => {
  test('makes one application however often it is pressed', async () => {
    const { emailAddress, name } = await apply()
    const token = await tokenTo(emailAddress)
    const replies = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await app.db.$count(facility, eq(facility.name, name))).toBe(1)
  })

  test('of another application, changed or cut opens nothing', async () => {
    const [one, other] = [await apply(), await apply()]
    const [id = '', signature = ''] = (await tokenTo(one.emailAddress)).split('.')
    const [otherId] = (await tokenTo(other.emailAddress)).split('.')
    for (const token of [id, `${otherId}.${signature}`, `${id}.${'A'.repeat(43)}`, `${id}.${signature}x`]) {
      expect((await confirm(token)).status).toBe(404)
    }
    expect((await confirm(`${id}.${signature}`)).status).toBe(200)
  })

  test('ends after three days, and what was sent is gone with it', async () => {
    const uuid = await holdFile()
    const { reply, emailAddress } = await apply([uuid])
    const token = await tokenTo(emailAddress)
    const there = () => app.db.$count(attachment, eq(attachment.uuid, uuid))
    app.clock.advance(70 * 3600)
    await removeExpiredTemporaryFiles(app.services)
    expect(await there()).toBe(1)
    app.clock.advance(3 * 3600)
    expect((await confirm(token)).status).toBe(404)
    await removeExpiredTemporaryFiles(app.services)
    expect(await there()).toBe(0)
    const id = reply.body.confirmation?.id ?? ''
    expect(await app.db.$count(pendingApplication, eq(pendingApplication.id, id))).toBe(0)
  })

  test('is sent again three times at most, a minute apart, and is the same one', async () => {
    const { reply, emailAddress } = await apply()
    const id = reply.body.confirmation?.id
    const token = await tokenTo(emailAddress)
    expect((await sendLink(id)).status).toBe(429)
    for (const status of [204, 204, 429]) {
      app.clock.advance(61)
      expect((await sendLink(id)).status).toBe(status)
    }
    expect(await mailsTo(emailAddress)).toHaveLength(3)
    expect(await tokenTo(emailAddress)).toBe(token)
    later()
    expect((await confirm(token)).status).toBe(200)
    expect((await sendLink(id)).status).toBe(404)
    expect((await sendLink('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  test('goes to one address five times a day, whoever asks for it', async () => {
    const address = 'Stranger@thirdparty.example'
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await apply([], address)).reply.status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    expect(await mailsTo(address)).toHaveLength(5)
    expect(await app.db.$count(facility, eq(facility.emailAddress, address))).toBe(0)
  })
})

test('addresses are confirmed in service unless that is turned off', () => {
  const confirms = (env: Record<string, string>) => {
    const read = readConfig({ CAPIZ_PUBLIC_URL: 'http://localhost:8080', ...env })
    return read.ok && read.config.confirmsApplicants
  }
  expect(confirms({})).toBe(true)
  expect(confirms({ CAPIZ_ENVIRONMENT: 'staging' })).toBe(true)
  expect(confirms({ CAPIZ_CONFIRM_APPLICANTS: 'false' })).toBe(false)
  expect(confirms({ CAPIZ_ENVIRONMENT: 'development' })).toBe(false)
})
