import { normaliseFacilityName } from '@capiz/domain/duplicate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, facility, outboxMail, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addLists, anyCity, bodyOf, clinic, makeCoordinator, makeFacility } from './support/facilities.ts'

let app: TestApp
const officer = { as: 'officer' }

beforeAll(async () => {
  app = await startTestApp()
  await addLists(app)
})
afterAll(() => app.close())

const fieldsOf = (errors: { field: string }[] | undefined) => (errors ?? []).map(({ field }) => field)

describe('saving a facility', () => {
  it('stores a new one with its code, first history row and audit row', async () => {
    const body = clinic(await anyCity(app))
    const { status, body: saved } = await app.call('facility.save', { body }, officer)
    expect(status).toBe(201)
    expect(saved.message).toBe('Health facility has been saved.')
    const record = saved.record
    expect(record).toMatchObject({
      name: body.name,
      accreditationStatusCode: 'ON_PROCESS',
      source: 'STAFF',
      version: 1,
      creditTermDays: 30,
      payee: { accountNo: '0012345678' },
      category: { code: 'SOLO', description: 'Solo practice' },
    })
    expect(record?.code).toMatch(/^HF\d{7}$/)
    const history = await app.call(
      'accreditationHistory.list',
      { query: { applicantCode: record?.code ?? '' } },
      officer,
    )
    expect(history.body.content).toMatchObject([{ fromStatus: null, toStatus: 'ON_PROCESS' }])
    const audits = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityCode, record?.code ?? ''))
    expect(audits).toMatchObject([{ action: 'CREATE', actor: 'officer', entityType: 'health-facility' }])
    expect(JSON.stringify(audits)).not.toContain('0012345678')
  })

  it('asks for what its type needs, all at once', async () => {
    const wrong = clinic(await anyCity(app), {
      typeCode: 'HOSP',
      categoryCode: 'SOLO',
      telephone: [],
      phicCategoryCode: 'GP',
    })
    const { status, error } = await app.call('facility.save', { body: wrong }, officer)
    expect(status).toBe(422)
    expect(fieldsOf(error.errors).sort()).toEqual([
      'bedCapacity',
      'categoryCode',
      'dohLtoNo',
      'dohLtoValidity',
      'medicalDirector',
      'phicAccreditationNo',
      'phicCategoryCode',
      'phicValidity',
      'telephone',
    ])
    const inpatient = clinic(await anyCity(app), { serviceTypes: ['INPATIENT'] })
    const refused = await app.call('facility.save', { body: inpatient }, officer)
    expect(fieldsOf(refused.error.errors)).toEqual(['serviceTypes'])
  })

  it('keeps unique names, PhilHealth numbers and addresses by their exact messages', async () => {
    const cityId = await anyCity(app)
    const first = await makeFacility(app, { name: "St. Luna's Ngipin", phicAccreditationNo: 'H999001' })
    const same = clinic(cityId, { name: ' ST.  LUNA’S   ngipin ', confirmDuplicates: true })
    const byName = await app.call('facility.save', { body: same }, officer)
    expect(byName.error).toMatchObject({ errorCode: 'HF_NAME_UK', message: 'Health Facility already exists' })
    const number = clinic(cityId, { phicAccreditationNo: 'H999001', confirmDuplicates: true })
    const byNumber = await app.call('facility.save', { body: number }, officer)
    expect(byNumber.error.message).toBe('Philhealth Accreditation No. already exists')
    const [main] = first.addresses
    const twice = {
      ...bodyOf(first),
      addresses: [
        { addressType: 'MAIN' as const, line: main?.line ?? '', cityId },
        { addressType: 'BILLING' as const, line: `  ${main?.line.toUpperCase()} `, cityId },
      ],
    }
    const byAddress = await app.call('facility.save', { body: twice }, officer)
    expect(byAddress.error).toMatchObject({
      errorCode: 'HF_ADDRESS_UK',
      message: 'Address must be unique per health facility',
    })
  })

  it('refuses a change without version, and a stale one with the record as it is', async () => {
    const record = await makeFacility(app)
    const sent = bodyOf(record)
    const { version: _version, ...without } = sent
    const missing = await app.call('facility.save', { body: without }, officer)
    expect([missing.status, fieldsOf(missing.error.errors)]).toEqual([422, ['version']])
    const saved = await app.call('facility.save', { body: { ...sent, clinicHours: 'Mon to Fri' } }, officer)
    expect(saved.body.record).toMatchObject({ version: 2, clinicHours: 'Mon to Fri' })
    expect(saved.body.message).toBe('Health facility has been updated.')
    const stale = await app.call('facility.save', { body: { ...sent, clinicHours: 'Sat' } }, { as: 'admin' })
    expect(stale.error).toMatchObject({
      errorCode: 'STALE_RECORD',
      current: { version: 2, clinicHours: 'Mon to Fri' },
    })
  })

  it('lets addresses change places, keeping what did not change', async () => {
    const cityId = await anyCity(app)
    const record = await makeFacility(app, {
      addresses: [
        { addressType: 'MAIN', line: 'First Street', cityId },
        { addressType: 'BILLING', line: 'Second Street', cityId },
      ],
    })
    const [main, billing] = bodyOf(record).addresses
    const swapped = await app.call(
      'facility.save',
      {
        body: {
          ...bodyOf(record),
          addresses: [
            { ...main, addressType: 'MAIN', line: 'Second Street', cityId },
            { ...billing, addressType: 'BILLING', line: 'First Street', cityId },
          ],
        },
      },
      officer,
    )
    expect(swapped.status).toBe(200)
    expect(swapped.body.record?.addresses.map(({ addressType, line }) => [addressType, line])).toEqual([
      ['MAIN', 'Second Street'],
      ['BILLING', 'First Street'],
    ])
    const nowhere = {
      ...bodyOf(record),
      version: 2,
      addresses: [{ addressType: 'MAIN' as const, line: 'Nowhere', cityId: 999_999 }],
    }
    const refused = await app.call('facility.save', { body: nowhere }, officer)
    expect(fieldsOf(refused.error.errors)).toEqual(['addresses.0.cityId'])
  })

  it('ignores fields nobody may send, and leaves a block to those who may', async () => {
    const record = await makeFacility(app)
    const sneaky = {
      ...bodyOf(record),
      accreditationStatusCode: 'ACCREDITED',
      source: 'IMPORT',
      createdBy: 'nobody',
      deleted: true,
      id: 1,
    }
    const { body } = await app.call('facility.save', { body: sneaky }, officer)
    expect(body.record).toMatchObject({
      id: record.id,
      accreditationStatusCode: 'ON_PROCESS',
      source: 'STAFF',
      createdBy: 'officer',
    })
    const unnamed = { ...bodyOf(record), version: 2, blocked: true }
    const refused = await app.call('facility.save', { body: unnamed }, officer)
    expect(fieldsOf(refused.error.errors)).toEqual(['blockedReason'])
    const blocked = { ...unnamed, blockedReason: 'Accepts its own members only' }
    const saved = await app.call('facility.save', { body: blocked }, officer)
    expect(saved.body.record).toMatchObject({ blocked: true, blockedSince: '2026-11-20' })
    const silent = { ...bodyOf(record), version: 3, blockedReason: 'Accepts its own members only' }
    const { blocked: _blocked, ...unmentioned } = silent
    const kept = await app.call('facility.save', { body: unmentioned }, officer)
    expect(kept.body.record).toMatchObject({ blocked: true, blockedSince: '2026-11-20' })
  })

  it('saves one facility however often a form is sent under one key', async () => {
    const body = clinic(await anyCity(app))
    const token = await app.login('officer')
    const send = () =>
      app.call('facility.save', { body }, { token, headers: { 'idempotency-key': 'form-4711-abcdef' } })
    const replies = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => reply.body.record?.code)).size).toBe(1)
    const rows = await app.db.select().from(facility).where(eq(facility.name, body.name))
    expect(rows).toHaveLength(1)
  })
})

describe('a coordinator', () => {
  it('saves contacts directly, asks for the rest, and is refused what is never the provider’s', async () => {
    const record = await makeFacility(app, { remarks: 'for staff only' })
    const as = await makeCoordinator(app, 'tala-one', record.code)
    const mine = await app.call('facility.get', { params: { code: record.code } }, { as })
    expect(mine.body.remarks).toBeUndefined()
    expect(mine.body.blocked).toBeUndefined()
    expect(mine.body.allowedActions).toContain('edit')
    const edited = { ...bodyOf(mine.body), clinicHours: 'Daily', name: 'Bagong Ngipin' }
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
    const forbidden = { ...bodyOf(mine.body), version: 2, hfCode: 'OWN-CODE', remarks: 'mine' }
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

describe('lists', () => {
  it('filter, sort with a stable order, and count exactly', async () => {
    const prefix = 'Zzlist'
    const names = ['Charlie', 'Alpha', 'Bravo'].map((word) => `${prefix} ${word}`)
    for (const name of names) await makeFacility(app, { name, confirmDuplicates: true })
    const query = { name: prefix, sort: 'name,DESC', size: 2 }
    const first = await app.call('facility.rows', { query }, officer)
    expect(first.body).toMatchObject({ totalElements: 3, totalPages: 2, number: 0, size: 2 })
    const second = await app.call('facility.rows', { query: { ...query, page: 1 } }, officer)
    const found = [...first.body.content, ...second.body.content].map((row) => row.name)
    expect(found).toEqual([`${prefix} Charlie`, `${prefix} Bravo`, `${prefix} Alpha`])
    await makeFacility(app, { name: `${prefix} Delta`, confirmDuplicates: true })
    const after = await app.call('facility.rows', { query }, officer)
    expect(after.body.totalElements).toBe(4)
  })

  it('take typed wildcards as text', async () => {
    await makeFacility(app, { name: '50% Ngiti_Clinic' })
    const count = async (name: string) =>
      (await app.call('facility.rows', { query: { name } }, officer)).body.totalElements
    expect(await count('%')).toBe(1)
    expect(await count('0% ngiti_')).toBe(1)
    expect(await count('0%%ngiti')).toBe(0)
    expect(await count("' OR 1=1 --")).toBe(0)
    expect(await count('\\')).toBe(0)
  })

  it('find by place, type, status and state of the credentials', async () => {
    const cityId = await anyCity(app, 'Pontevedra')
    const record = await makeFacility(app, {
      addresses: [{ addressType: 'MAIN', line: '9 Dahlia Street', cityId }],
    })
    const codes = async (query: Record<string, string>) => {
      const reply = await app.call('facility.rows', { query: { ...query, size: 1000 } }, officer)
      return reply.body.content.map((row) => row.code)
    }
    for (const city of [String(cityId), 'pontevedra', 'PONTEVEDRA']) {
      expect(await codes({ city })).toContain(record.code)
    }
    expect(await codes({ location: 'ponte', facilityTypeCode: 'DENT' })).toContain(record.code)
    expect(await codes({ location: 'ponte', facilityTypeCode: 'HOSP' })).toEqual([])
    expect(await codes({ accreditationStatusCode: 'ACCREDITED,SUSPENDED' })).not.toContain(record.code)
    expect(await codes({ credentialState: 'MISSING', city: 'Pontevedra' })).toContain(record.code)
    expect(await codes({ credentialState: 'EXPIRED', city: 'Pontevedra' })).toEqual([])
    expect(await codes({ term: record.code.toLowerCase() })).toEqual([record.code])
    expect(await codes({ updatedFrom: '2026-11-21' })).not.toContain(record.code)
    expect(await codes({ updatedFrom: '2026-11-20', updatedTo: '2026-11-20' })).toContain(record.code)
    expect(await codes({ coordinator: 'ligaya', code: record.code })).toEqual([record.code])
  })

  it('name what they can be sorted by, and cap the size', async () => {
    const wrong = await app.call('facility.rows', { query: { sort: 'passwordHash,ASC' } }, officer)
    expect(wrong.status).toBe(400)
    expect(wrong.error.message).toMatch(/sorted by .*name, code, type/)
    const large = await app.call('facility.rows', { query: { size: 100_000 } }, officer)
    expect(large.body.size).toBe(1000)
    const far = await app.call('facility.rows', { query: { page: 1_000_000 } }, officer)
    expect(far.body.content).toEqual([])
    const day = await app.call('facility.rows', { query: { updatedFrom: '2026-02-30' } }, officer)
    expect(day.status).toBe(422)
  })

  it('mask account numbers in whole records', async () => {
    const record = await makeFacility(app)
    const { body } = await app.call('facility.list', { query: { code: record.code } }, officer)
    expect(body.content[0]?.payee?.accountNo).toBe('••••5678')
    const lookup = await app.call('facility.withForPayment', { query: { term: record.code } }, officer)
    expect(lookup.body.content).toEqual([])
  })
})

describe('duplicates', () => {
  it('are shown before a new facility is stored, and can be confirmed', async () => {
    const cityId = await anyCity(app)
    const first = await makeFacility(app, { name: 'Sto. Halaman Dental Clinic' })
    const twin = clinic(cityId, { name: 'Santo Halaman Dental Clinics, Inc.' })
    const asked = await app.call('facility.save', { body: twin }, officer)
    expect([asked.status, asked.error.errorCode]).toEqual([409, 'POSSIBLE_DUPLICATES'])
    expect(asked.error['candidates']).toMatchObject([
      {
        code: first.code,
        score: 4,
        reasons: [
          { signal: 'name', points: 2 },
          { signal: 'type', candidateValue: 'Dental clinic' },
          { signal: 'city', points: 1, existingValue: first.addresses[0]?.city },
        ],
      },
    ])
    const stored = await app.call('facility.save', { body: { ...twin, confirmDuplicates: true } }, officer)
    expect(stored.status).toBe(201)
    const code = stored.body.record?.code ?? ''
    const candidate = { code, name: twin.name, typeCode: 'DENT', cityId }
    const check = () =>
      app.call('facility.possibleDuplicates', { query: { threshold: '3' }, body: candidate }, officer)
    expect((await check()).body.map((one) => one.code)).toEqual([first.code])
    const body = { code, otherCode: first.code, reason: 'Two branches, both visited' }
    expect((await app.call('facility.notDuplicate', { body }, officer)).status).toBe(204)
    expect((await check()).body).toEqual([])
    const self = await app.call('facility.notDuplicate', { body: { ...body, otherCode: code } }, officer)
    expect(self.status).toBe(422)
  })

  it('are looked for by the words the score compares', async () => {
    const names = [
      "The St. Luna's Medical Center and Hospital, Inc.",
      'Bayani Eye Centre',
      'Ilaw Corp. Clinics',
    ]
    for (const name of names) {
      const { code } = await makeFacility(app, { name, confirmDuplicates: true })
      const [row] = await app.db.select().from(facility).where(eq(facility.code, code))
      const telling = normaliseFacilityName(name).replace('SAINT', 'ST')
      expect(row?.tellingName).toBe(telling)
      const body = {
        name: `${name} Hospital`,
        typeCode: 'DENT',
        cityId: await anyCity(app),
      }
      const found = await app.call('facility.possibleDuplicates', { query: {}, body }, officer)
      expect(found.body.map((one) => one.code)).toContain(code)
    }
  })

  it('are found by TIN alone, and by exact name', async () => {
    const first = await makeFacility(app, { tin: '777-888-999' })
    const found = await app.call(
      'facility.possibleDuplicates',
      { query: {}, body: { name: 'Quite another', tin: '777-888-999-00000' } },
      officer,
    )
    expect(found.body).toMatchObject([{ code: first.code, score: 3 }])
    const hidden = await app.call(
      'facility.possibleDuplicates',
      { query: {}, body: { name: 'Quite another', tin: '777-888-999' } },
      { as: 'physician' },
    )
    expect(hidden.body).toEqual([])
    const hfName = first.name.toLowerCase()
    const same = await app.call('facility.findDuplicate', { query: { hfName } }, officer)
    expect(same.body.map((one) => one.code)).toEqual([first.code])
    const left = await app.call('facility.findDuplicate', { query: { hfName, code: first.code } }, officer)
    expect(left.body).toEqual([])
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
