import { priceSheetKindNames, priceSheetKinds } from '@capiz/domain/fees'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, facility, priceLine, userRequest } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyPassword } from './setup/tiny-seed.ts'
import { addPriceLists, samples } from './support/price.ts'
import { addSmallWorld } from './support/small-world.ts'

const today: IsoDate = '2026-11-20'
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ today, seed: 'none' })
  await addSmallWorld(t.db)
  await addPriceLists(t)
})
afterAll(() => t.close())

type Sheet = Record<string, unknown> & { id: number; version: number; lines: Record<string, unknown>[] }
type Answer = {
  status: number
  body: Record<string, unknown> & { record: Sheet; content: Sheet[]; totalElements: number }
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  as = 'rates',
  token?: string,
): Promise<Answer> {
  const bearer = token ?? (await t.login(as))
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await t.request(`/api/accr${path}`, init)
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const get = (path: string, as?: string) => send('GET', path, undefined, as)

/** Reads on another day: sessions end with time, so somebody signs in on that day. */
async function readOn(day: IsoDate, work: (read: (path: string) => Promise<Answer>) => Promise<void>) {
  t.clock.set(`${day}T02:00:00Z`)
  try {
    const who = { grant_type: 'password', username: 'reports', password: tinyPassword } as const
    const { body } = await t.call('auth.login', { body: who })
    await work((path) => send('GET', path, undefined, 'reports', body.access_token))
  } finally {
    t.clock.set(`${today}T02:00:00Z`)
  }
}

describe.each(priceSheetKindNames)('%s', (kind) => {
  const { path, header, lines } = samples[kind]
  const declared = priceSheetKinds[kind]
  const input = { ...header, effectiveDate: addDays(today, 1), lines }
  let saved: Sheet

  test('is saved, read and listed', async () => {
    const answer = await send('POST', path, { ...input, remarks: 'First' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(answer.body).toMatchObject({ requestCode: null, message: `${declared.entity} has been saved.` })
    saved = answer.body.record
    expect(saved).toMatchObject({
      ...header,
      kind,
      state: 'scheduled',
      encodedDate: today,
      until: null,
      version: 1,
    })
    expect(saved.lines).toEqual(lines)
    expect((await get(`${path}/${saved.id}`)).body).toEqual(saved)
    expect((await get(`${path}/999999999999`)).status).toBe(404)
    const list = await get(`${path}?sort=effectiveDate,DESC`)
    expect(list.body.totalElements).toBe(1)
    expect(list.body.content[0]).toMatchObject({ id: saved.id, lineCount: lines.length })
    expect(list.body.content[0]).not.toHaveProperty('lines')
  })

  test('is corrected while it is scheduled, with the version the person saw', async () => {
    const changed = { ...input, id: saved.id, version: 1, effectiveDate: addDays(today, 2) }
    const answer = await send('POST', path, changed)
    expect(answer.status).toBe(200)
    expect(answer.body.message).toBe(`${declared.entity} has been updated.`)
    expect(answer.body.record).toMatchObject({ id: saved.id, version: 2, effectiveDate: addDays(today, 2) })
    const stale = await send('POST', path, changed)
    expect(stale.body).toMatchObject({ errorCode: 'STALE_RECORD', current: { version: 2 } })
    expect((await send('POST', path, { ...changed, version: null })).body).toMatchObject({
      errorCode: 'VALIDATION',
    })
  })

  test('is refused a second time for the same day, and in the past', async () => {
    const again = await send('POST', path, { ...input, effectiveDate: addDays(today, 2) })
    expect(again.body).toMatchObject({ errorCode: 'PRICE_DATE_EXISTS' })
    const past = await send('POST', path, { ...input, effectiveDate: addDays(today, -1) })
    expect(past.body).toMatchObject({ errorCode: 'DATE_IN_PAST' })
  })

  test('every line is checked, and named', async () => {
    const [first = {}] = lines
    const amount = declared.lineFields.find((field) => field.kind === 'peso')?.name ?? ''
    const wrong = [...lines, { ...first }, { ...first, [amount]: 1.005 }]
    const answer = await send('POST', path, { ...input, effectiveDate: addDays(today, 9), lines: wrong })
    expect(answer.status).toBe(422)
    const fields = (answer.body['errors'] as { field: string }[]).map(({ field }) => field)
    expect(fields).toContain(`lines.${lines.length}.${declared.lineKey[0]}`)
    expect(fields).toContain(`lines.${lines.length + 1}.${amount}`)
    expect((await send('POST', path, { ...input, effectiveDate: addDays(today, 9), lines: [] })).status).toBe(
      422,
    )
  })

  test('needs its header', async () => {
    for (const field of declared.headerKey.filter((name) => !declared.optionalHeader.includes(name))) {
      const answer = await send('POST', path, { ...input, [field]: '', effectiveDate: addDays(today, 9) })
      expect(answer.body).toMatchObject({ errorCode: 'VALIDATION', errors: [{ field }] })
      // Any society may have a sheet; the other fields must exist.
      if (field === 'societyName') continue
      const unknown = await send('POST', path, {
        ...input,
        [field]: 'NO-SUCH',
        effectiveDate: addDays(today, 9),
      })
      expect(unknown.body).toMatchObject({ errorCode: 'VALIDATION', errors: [{ field }] })
    }
  })

  test('is closed to who may not see it', async () => {
    const outsider = declared.owner === 'physician' ? 'coordinator' : 'physician'
    expect([403, 404]).toContain((await get(`${path}/${saved.id}`, outsider)).status)
    const list = await get(path, outsider)
    expect(list.status === 403 || list.body.totalElements === 0).toBe(true)
    expect((await send('POST', path, { ...input, effectiveDate: '2027-06-01' }, 'reports')).status).toBe(403)
    expect((await get(path, 'compliance')).status).toBe(403)
  })

  test('sorts by known properties only', async () => {
    const wrong = await get(`${path}?sort=remarks,ASC`)
    expect(wrong.status).toBe(400)
    expect(wrong.body['message']).toContain('effectiveDate')
    for (const name of ['updatedDate', ...declared.headerKey]) {
      expect((await get(`${path}?sort=${name},ASC`)).status).toBe(200)
    }
  })
})

describe('dates', () => {
  const base = { healthFacilityCode: 'HF0000002', lines: samples['room-rate'].lines }
  const save = (effectiveDate: string, more: object = {}, as = 'rates') =>
    send('POST', '/hf/room-rate', { ...base, effectiveDate, ...more }, as)

  test('a sheet in force is history; a newer one ends it', async () => {
    const now = (await save(today)).body.record
    expect(now).toMatchObject({ state: 'inForce', until: null })
    const edit = await save('2026-12-24', { id: now.id, version: now.version })
    expect(edit.body).toMatchObject({ errorCode: 'PRICE_IN_FORCE' })
    await save(addDays(today, 45))
    expect((await get(`/hf/room-rate/${now.id}`)).body).toMatchObject({
      state: 'inForce',
      until: addDays(today, 44),
    })
    const query = 'healthFacilityCode=HF0000002'
    expect((await get(`/hf/room-rate/latest?${query}`)).body['effectiveDate']).toBe(addDays(today, 45))
    const current = await get(`/hf/room-rate/latest?${query}&filterFutureDates=true`)
    expect(current.body['id']).toBe(now.id)
    expect((await get(`/hf/room-rate/available-dates?${query}`)).body).toEqual([addDays(today, 45), today])
    const future = await get(`/hf/room-rate?${query}&filterFutureDates=true`)
    expect(future.body.totalElements).toBe(1)
  })

  test('only the right to back-date takes a past day, with a reason that is kept, and never before the newest', async () => {
    const lines = [{ discountType: 'VOLUME', serviceType: 'OUTPATIENT', percent: 5 }]
    const discount = (effectiveDate: string, more: object = {}, as = 'approver') =>
      send(
        'POST',
        '/hf/discount-list',
        { healthFacilityCode: 'HF0000002', lines, effectiveDate, ...more },
        as,
      )
    const yesterday = addDays(today, -1)
    const reason = { backdateReason: 'Contract signed last week' }
    expect((await discount(yesterday, reason, 'rates')).body).toMatchObject({ errorCode: 'DATE_IN_PAST' })
    expect((await discount(yesterday)).body).toMatchObject({ errors: [{ field: 'backdateReason' }] })
    expect((await discount(yesterday, reason)).status).toBe(201)
    expect((await discount(addDays(today, -2), reason)).body).toMatchObject({ errorCode: 'BEFORE_NEWEST' })
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.entityType, 'discount-list'))
    expect(rows.at(-1)?.changes).toContainEqual({
      field: 'backdateReason',
      before: null,
      after: reason.backdateReason,
    })
  })

  test('a sheet of a society ends with its own last day', async () => {
    const lines = samples['standard-pf'].lines
    const header = { societyName: 'Society of Short Notice', serviceType: 'OUTPATIENT' }
    const input = { ...header, effectiveDate: today, lines }
    const wrong = await send('POST', '/standard-pf', { ...input, validityDate: addDays(today, -1) })
    expect(wrong.body).toMatchObject({ errors: [{ field: 'validityDate' }] })
    const { record } = (await send('POST', '/standard-pf', { ...input, validityDate: addDays(today, 3) }))
      .body
    expect(record).toMatchObject({ state: 'inForce', until: addDays(today, 3), outpatientRates: lines })
    await readOn(addDays(today, 4), async (read) => {
      expect((await read(`/standard-pf/${record.id}`)).body).toMatchObject({ state: 'lapsed' })
    })
  })

  test('twenty saves of one day at once leave one sheet', async () => {
    const input = {
      physicianCode: 'PHY0000002',
      lines: samples['procedure-rate'].lines,
      effectiveDate: today,
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '/phy/procedure-rate', input)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(new Set(refused.map(({ body }) => body['errorCode']))).toEqual(new Set(['PRICE_DATE_EXISTS']))
  })

  test('a correction cannot move a sheet to another owner', async () => {
    const { record } = (await save(addDays(today, 60))).body
    const moved = await save(addDays(today, 60), {
      id: record.id,
      version: 1,
      healthFacilityCode: 'HF0000001',
    })
    expect(moved.body).toMatchObject({ errors: [{ field: 'healthFacilityCode' }] })
    const other = await send('POST', '/hf/packages', {
      ...samples.package.header,
      lines: samples.package.lines,
      effectiveDate: '2027-03-03',
      id: record.id,
      version: 1,
    })
    expect(other.status).toBe(404)
  })

  test('a code no longer in use cannot be priced', async () => {
    const answer = await save('2027-05-05', {
      lines: [
        { roomCategoryCode: 'GONE', rate: 1 },
        { roomCategoryCode: 'NOPE', rate: 1 },
      ],
    })
    expect(answer.body).toMatchObject({
      errors: [{ field: 'lines.0.roomCategoryCode' }, { field: 'lines.1.roomCategoryCode' }],
    })
  })
})

describe('providers', () => {
  const input = { ...samples['room-rate'].header, lines: samples['room-rate'].lines }
  const save = (body: object, as = 'coordinator') => send('POST', '/hf/room-rate', { ...input, ...body }, as)

  test('ask, with more than thirty days of notice; nothing is saved', async () => {
    const before = (await get('/hf/room-rate?healthFacilityCode=HF0000001')).body.totalElements
    const short = await save({ effectiveDate: addDays(today, 30) })
    expect(short.body).toMatchObject({ errorCode: 'NOTICE_TOO_SHORT' })
    const asked = await save({ effectiveDate: addDays(today, 31) })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(asked.body).toMatchObject({ record: null, requestCode: expect.stringMatching(/^UR-2026-/) })
    expect((await get('/hf/room-rate?healthFacilityCode=HF0000001')).body.totalElements).toBe(before)
    const [request] = await t.db
      .select()
      .from(userRequest)
      .where(eq(userRequest.code, String(asked.body['requestCode'])))
    expect(request).toMatchObject({ type: 'hf/room-rate', targetCode: 'HF0000001', status: 'PENDING' })
    expect(request?.payload).toMatchObject({ effectiveDate: addDays(today, 31), lines: input.lines })
    expect((await save({ effectiveDate: addDays(today, 40) })).body).toMatchObject({
      errorCode: 'PENDING_REQUEST_EXISTS',
    })
  })

  test('meet the same checks as staff', async () => {
    const wrong = await save({
      effectiveDate: addDays(today, 40),
      lines: [{ roomCategoryCode: 'WARD', rate: -1 }],
    })
    expect(wrong.body).toMatchObject({ errorCode: 'VALIDATION', errors: [{ field: 'lines.0.rate' }] })
  })

  test('see and save nothing of others', async () => {
    expect((await save({ effectiveDate: addDays(today, 40), healthFacilityCode: 'HF0000002' })).status).toBe(
      404,
    )
    expect((await get('/hf/room-rate?healthFacilityCode=HF0000002', 'coordinator')).body.totalElements).toBe(
      0,
    )
    expect(
      (await get('/hf/room-rate', 'coordinator')).body.content.map((sheet) => sheet['healthFacilityCode']),
    ).toEqual(['HF0000001'])
    const foreign = (await get('/hf/room-rate?healthFacilityCode=HF0000002')).body.content[0]
    expect((await get(`/hf/room-rate/${foreign?.id}`, 'coordinator')).status).toBe(404)
    expect((await get('/hf/room-rate/latest?healthFacilityCode=HF0000002', 'coordinator')).status).toBe(404)
    expect(
      (await get('/hf/room-rate/available-dates?healthFacilityCode=HF0000002', 'coordinator')).status,
    ).toBe(404)
    expect((await get('/phy/procedure-rate/latest?physicianCode=PHY0000001', 'physician')).status).toBe(200)
    expect((await get('/phy/procedure-rate/latest?physicianCode=PHY0000002', 'physician')).status).toBe(404)
    expect((await get('/hf/room-rate', 'physician')).body.totalElements).toBe(0)
  })
})

describe('lookups', () => {
  test('history gives the lines of one day, with names when asked', async () => {
    const day = addDays(today, 2)
    const query = `healthFacilityCode=HF0000001&serviceType=OUTPATIENT&costCenter=LAB&effectiveDate=${day}`
    const history = (await get(`/hf/services/price-history?${query}`)).body as unknown as Sheet[]
    expect(history).toMatchObject(samples.service.lines.map((line) => ({ ...line, effectiveDate: day })))
    const dates = await get(
      '/hf/services/available-dates?healthFacilityCode=HF0000001&serviceType=OUTPATIENT&costCenter=LAB',
    )
    expect(dates.body).toEqual([day])
    expect((await get(`/hf/services/price-history?${query.replace(day, today)}`)).body).toEqual([])
    const named = await get(
      `/hf/packages/price-history/with-name?healthFacilityCode=HF0000001&effectiveDate=${day}`,
    )
    expect(named.body).toMatchObject([
      { healthFacilityName: 'Amihan-Dalisay Medical Center', serviceTypeName: 'Outpatient' },
    ])
  })

  test('filters narrow a list by header, line and words', async () => {
    const count = async (query: string) => (await get(query)).body.totalElements
    expect(await count('/hf/packages?packageName=check')).toBe(1)
    expect(await count('/hf/packages?packageName=%25')).toBe(0)
    expect(await count('/hf/discount-list?discountType=ROOM')).toBe(1)
    expect(await count('/hf/room-rate?term=amihan')).toBe(1)
    expect(await count('/hf/services?serviceType=INPATIENT')).toBe(0)
    expect(await count('/hf/services?serviceType=outpatient&costCenter=LAB')).toBe(1)
    expect(await count('/standard-procedure-rate?term=gallbladder')).toBe(1)
    expect(await count(`/hf/packages?effectiveDate=${addDays(today, 2)}`)).toBe(1)
    expect(await count('/hf/packages?effectiveDate=never')).toBe(0)
  })

  test('societies are found by name, exact or in part', async () => {
    const later = {
      societyName: 'society of  invented SURGEONS',
      serviceType: 'INPATIENT',
      effectiveDate: addDays(today, 20),
    }
    const lines = [{ feeCode: 'REFERRAL', membership: 'FELLOW', amount: 900 }]
    expect((await send('POST', '/ahmopi-rate', { ...later, lines })).status).toBe(201)
    const all = (await get('/ahmopi-rate/society/all')).body
    expect(all.totalElements).toBe(2)
    const each = (await get('/ahmopi-rate/society')).body
    expect(each.content).toMatchObject([{ effectiveDate: addDays(today, 20), encodedDate: today }])
    const exact = await get('/ahmopi-rate/society/exact?societyName=SOCIETY%20of%20Invented%20surgeons')
    expect(exact.body).toMatchObject({ serviceType: 'INPATIENT' })
    expect((await get('/ahmopi-rate/society/exact?societyName=Society%20of%20Invented')).body).toBeNull()
    expect((await get('/ahmopi-rate/find-all-by-society-name?societyName=invented')).body.totalElements).toBe(
      2,
    )
    expect((await get('/ahmopi-rate/find-all-by-society-name?societyName=')).body.content).toEqual([])
    expect((await get('/ahmopi-rate/registered-society-names?term=INV')).body).toHaveLength(1)
    expect((await get('/ahmopi-rate/registered-society-names')).body).toEqual([])
    expect((await get('/standard-pf/society')).body.totalElements).toBe(2)
  })

  test('one procedure of the standard list', async () => {
    const rate = await get('/standard-procedure-rate/latest/procedure/00100/rate', 'physician')
    expect(rate.body).toMatchObject({ procedure: '00100', amount: 4000, ruv: null })
    expect((await get('/standard-procedure-rate/latest/procedure/99999/rate')).status).toBe(404)
  })

  test('room categories that mean none stand apart', async () => {
    expect((await get('/hf/room-rate/no-room-category')).body).toEqual([
      { code: 'NORC', description: 'No room category', groupBy: null },
    ])
  })
})

test('two thousand and more lines are stored in one go, or not at all', async () => {
  const lines = Array.from({ length: 4500 }, (_, at) => ({
    procedure: String(10_000 + at),
    description: `Procedure ${at}`,
    amount: at + 0.01,
  }))
  const input = { effectiveDate: '2027-02-01', lines }
  const count = () => t.db.$count(priceLine)
  const before = await count()
  const broken = lines.map((line, at) => (at === 4000 ? { ...line, procedure: 'x' } : line))
  expect((await send('POST', '/standard-procedure-rate', { ...input, lines: broken })).body).toMatchObject({
    errors: [{ field: 'lines.4000.procedure' }],
  })
  expect(await count()).toBe(before)
  expect((await send('POST', '/standard-procedure-rate', input)).status).toBe(201)
  expect(await count()).toBe(before + lines.length)
})

test('effective dates through the calls agree with a naive list', async () => {
  const span = 12
  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: span }), { minLength: 1, maxLength: 6 })
  let number = 0
  await fc.assert(
    fc.asyncProperty(offsets, fc.integer({ min: 0, max: span }), async (days, later) => {
      number += 1
      const code = `HF7${String(number).padStart(6, '0')}`
      const [first] = await t.db.select().from(facility).where(eq(facility.code, 'HF0000001'))
      if (!first) throw new Error('The facility is missing.')
      const { id: _id, ...columns } = first
      await t.db
        .insert(facility)
        .values({ ...columns, code, hfCode: null, phicAccreditationNo: null, nameKey: code })
      for (const [at, day] of days.entries()) {
        const lines = [{ roomCategoryCode: 'WARD', rate: 1000 + at }]
        const saved = await send('POST', '/hf/room-rate', {
          healthFacilityCode: code,
          effectiveDate: addDays(today, day),
          lines,
        })
        expect(saved.status).toBe(201)
      }
      await readOn(addDays(today, later), async (read) => {
        const naive = days.map((day, at) => ({ day, rate: 1000 + at })).sort((a, b) => a.day - b.day)
        const ruling = naive.filter(({ day }) => day <= later).at(-1)
        const latest = await read(`/hf/room-rate/latest?healthFacilityCode=${code}&filterFutureDates=true`)
        expect((latest.body as Partial<Sheet> | null)?.lines?.[0]?.['rate']).toBe(ruling?.rate)
        const { content } = (await read(`/hf/room-rate?healthFacilityCode=${code}&sort=effectiveDate,ASC`))
          .body
        const expected = naive.map(({ day }, at) => ({
          effectiveDate: addDays(today, day),
          until: naive[at + 1] ? addDays(today, (naive[at + 1]?.day ?? 0) - 1) : null,
          state: day > later ? 'scheduled' : day === ruling?.day ? 'inForce' : 'past',
        }))
        expect(content).toMatchObject(expected)
      })
    }),
    { numRuns: 15 },
  )
})
