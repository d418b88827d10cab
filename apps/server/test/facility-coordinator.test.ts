import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { facility, outboxMail, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, bodyOf, makeCoordinator, makeFacility } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
})
afterAll(() => app.close())

const fieldsOf = (errors: { field: string }[] | undefined) => (errors ?? []).map(({ field }) => field)

describe('a coordinator', () => {
  it('saves contacts directly, asks for the rest, and is refused what is never the provider’s', async () => {
    const record = await makeFacility(app, { remarks: 'for staff only' })
    const as = await makeCoordinator(app, 'tala-one', record.code)
    const own = await app.call('facility.get', { params: { code: record.code } }, { as })
    expect(own.body.remarks).toBeUndefined()
    expect(own.body.blocked).toBeUndefined()
    expect(own.body.allowedActions).toContain('edit')
    const edited = { ...bodyOf(own.body), clinicHours: 'Daily', name: 'Bagong Ngipin' }
    const saved = await app.call('facility.save', { body: edited }, { as })
    expect(saved.status).toBe(200)
    expect(saved.body.record).toMatchObject({ clinicHours: 'Daily', name: record.name, version: 2 })
    expect(saved.body.requestCode).toMatch(/^UR-2026-\d{6}$/)
    const [request] = await app.db
      .select()
      .from(userRequest)
      .where(eq(userRequest.code, saved.body.requestCode ?? ''))
    expect(request).toMatchObject({
      type: 'hf-update',
      targetCode: record.code,
      payload: { name: 'Bagong Ngipin' },
      before: { name: record.name },
      targetVersion: 2,
    })
    const [stored] = await app.db.select().from(facility).where(eq(facility.code, record.code))
    expect(stored?.remarks).toBe('for staff only')
    const again = await app.call(
      'facility.save',
      { body: { ...edited, version: 2, tin: '111-222-333' } },
      { as },
    )
    expect(again.error.errorCode).toBe('PENDING_REQUEST_EXISTS')
    const forbidden = { ...bodyOf(own.body), version: 2, hfCode: 'OWN-CODE', remarks: 'mine' }
    const refused = await app.call('facility.save', { body: forbidden }, { as })
    expect([refused.status, refused.error.errorCode]).toEqual([403, 'FIELD_PROTECTED'])
    expect(fieldsOf(refused.error.errors).sort()).toEqual(['hfCode', 'remarks'])
  })

  it('sees the own facility and nobody else’s', async () => {
    const own = await makeFacility(app)
    const other = await makeFacility(app)
    const as = await makeCoordinator(app, 'tala-two', own.code)
    const code = other.code
    const calls = await Promise.all([
      app.call('facility.get', { params: { code } }, { as }),
      app.call('facility.banner', { params: { code } }, { as }),
      app.call('facility.isOriginal', { params: { code } }, { as }),
      app.call('facility.projection', { query: { code, projection: 'hf_addresses' } }, { as }),
      app.call('facility.checklist', { query: { healthFacilityCode: code } }, { as }),
      app.call('coveredAccount.list', { params: { id: other.id } }, { as }),
      app.call('coveredAccount.byCompany', { params: { company: 'Any', code } }, { as }),
      app.call('facility.save', { body: { ...bodyOf(other), clinicHours: 'mine now' } }, { as }),
      app.call('document.list', { params: { entity: 'hf/document' }, query: { code } }, { as }),
    ])
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404))
    const list = await app.call('facility.rows', { query: {} }, { as })
    expect(list.body.content.map((row) => row.code)).toEqual([own.code])
    const filtered = await app.call('facility.list', { query: { name: other.name } }, { as })
    expect(filtered.body.totalElements).toBe(0)
    const staffOnly = await Promise.all([
      app.call('facility.hpasRemarks', { params: { code: own.code } }, { as }),
      app.call('facility.expired', { query: {} }, { as }),
      app.call('facility.createAccount', { body: { code: own.code, emailAddress: 'x@y.example' } }, { as }),
      app.call('coveredAccount.setPreferred', { params: { a: own.code, b: 'true' } }, { as }),
    ])
    expect(staffOnly.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  it('may not move a facility into another’s reach by its code', async () => {
    const own = await makeFacility(app)
    const other = await makeFacility(app)
    const as = await makeCoordinator(app, 'tala-three', own.code)
    const moved = await app.call('facility.save', { body: { ...bodyOf(own), code: other.code } }, { as })
    expect(moved.status).toBe(404)
    const { code: _code, ...fresh } = bodyOf(own)
    const created = await app.call('facility.save', { body: fresh }, { as })
    expect(created.status).toBe(403)
  })
})

describe('accounts', () => {
  it('are made for a coordinator, whose temporary password goes by mail only', async () => {
    const record = await makeFacility(app)
    const emailAddress = 'ligaya.bago@clinic.example'
    const made = await app.call(
      'facility.createAccount',
      { body: { code: record.code, emailAddress } },
      officer,
    )
    expect(made.status).toBe(201)
    expect(made.body).toEqual({ code: made.body.code, username: 'ligaya.bago', emailAddress })
    const [mail] = await app.db.select().from(outboxMail).where(eq(outboxMail.recipient, emailAddress))
    expect(mail?.body).toContain('ligaya.bago')
    const password = /password: (\S+)/i.exec(mail?.body ?? '')?.[1] ?? ''
    const token = await app.login('ligaya.bago', password)
    const blocked = await app.call('facility.get', { params: { code: record.code } }, { token })
    expect(blocked.error.errorCode).toBe('PASSWORD_CHANGE_REQUIRED')
    const wrapped = { code: record.code, emailAddress: { email: emailAddress } }
    const again = await app.call('facility.createAccount', { body: wrapped }, officer)
    expect(again.error.errorCode).toBe('USER_EMAIL_UK')
    const seen = await app.call('facility.get', { params: { code: record.code } }, officer)
    expect(seen.body.hasCoordinatorAccount).toBe(true)
  })

  it('are refused for closed and unknown facilities', async () => {
    const record = await makeFacility(app)
    await app.db
      .update(facility)
      .set({ accreditationStatusCode: 'CLOSED' })
      .where(eq(facility.code, record.code))
    const emailAddress = 'late@clinic.example'
    const closed = await app.call(
      'facility.createAccount',
      { body: { code: record.code, emailAddress } },
      officer,
    )
    expect(closed.error.errorCode).toBe('ACCOUNT_NOT_ALLOWED')
    const nobody = await app.call(
      'facility.createAccount',
      { body: { code: 'HF9999999', emailAddress } },
      officer,
    )
    expect(nobody.status).toBe(404)
  })
})
