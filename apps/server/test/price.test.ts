import { priceSheetKindNames, priceSheetKinds } from '@capiz/domain/fees'
import { addDays } from '@capiz/domain/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from './harness.ts'
import { priceCalls, today, type Sheet } from './support/price-calls.ts'
import { samples, startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { send, get } = priceCalls(() => t)

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
    const reason = { reasonCode: 'CONTRACT', reason: 'The contract begins a day later' }
    const changed = { ...input, id: saved.id, version: 1, effectiveDate: addDays(today, 2), ...reason }
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

  if (declared.latest)
    test('its latest sheet is the newest, or what holds today when later ones are left out', async () => {
      const query = new URLSearchParams(header).toString()
      const latest = await get(`${path}/latest?${query}`)
      expect(latest.body).toMatchObject({ id: saved.id, effectiveDate: addDays(today, 2), lines })
      expect((await get(`${path}/latest?${query}&filterFutureDates=true`)).body).toBeNull()
      const owner = ['healthFacilityCode', 'physicianCode'].find((name) => name in header)
      if (owner === undefined) return
      const nobody = new URLSearchParams(header)
      nobody.set(owner, owner === 'physicianCode' ? 'PHY9999999' : 'HF9999999')
      expect((await get(`${path}/latest?${nobody.toString()}`)).status).toBe(404)
    })

  test('is refused a second time for the same day, and in the past', async () => {
    const again = await send('POST', path, { ...input, effectiveDate: addDays(today, 2) })
    expect(again.body).toMatchObject({ errorCode: 'PRICE_DATE_EXISTS', errors: [{ field: 'effectiveDate' }] })
    const past = await send('POST', path, { ...input, effectiveDate: addDays(today, -1) })
    expect(past.body).toMatchObject({ errorCode: 'DATE_IN_PAST', errors: [{ field: 'effectiveDate' }] })
  })

  test('every line is checked, and named', async () => {
    const [first = {}] = lines
    const amount = declared.lineFields.find((field) => field.kind === 'peso')?.name ?? ''
    const rejected = [...lines, { ...first }, { ...first, [amount]: 1.005 }]
    const answer = await send('POST', path, { ...input, effectiveDate: addDays(today, 9), lines: rejected })
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
    const rejected = await get(`${path}?sort=remarks,ASC`)
    expect(rejected.status).toBe(400)
    expect(rejected.body['message']).toContain('effectiveDate')
    for (const name of ['updatedDate', ...declared.headerKey]) {
      expect((await get(`${path}?sort=${name},ASC`)).status).toBe(200)
    }
  })
})

describe('lookups', () => {
  test('history gives the lines of one day, with names when asked', async () => {
    const day = addDays(today, 2)
    const query = `healthFacilityCode=HF0000001&serviceType=OUTPATIENT&costCenter=LAB&effectiveDate=${day}`
    const history = (await get(`/hf/services/price-history?${query}`)).body as unknown as Sheet[]
    expect(history).toMatchObject(samples.service.lines.map((line) => ({ ...line, effectiveDate: day })))
    const packages = await get(`/hf/packages/price-history?healthFacilityCode=HF0000001&effectiveDate=${day}`)
    expect(packages.body).toMatchObject(samples.package.lines)
    expect((await get('/hf/packages/available-dates?healthFacilityCode=HF0000001')).body).toEqual([day])
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
    expect(await count('/hf/packages?packageName=ch%25ck')).toBe(0)
    expect(await count('/hf/packages?packageName=%25CHECK%25')).toBe(1)
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
    expect((await get('/ahmopi-rate/all')).body).toEqual(all)
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
    const below = await get('/ahmopi-rate/society/find-all-by-society-name?societyName=invented')
    expect(below.body.totalElements).toBe(2)
    expect((await get('/ahmopi-rate/registered-society-names?term=INV')).body).toHaveLength(1)
    expect((await get('/ahmopi-rate/registered-society-names')).body).toEqual([])
    expect((await get('/standard-pf/society')).body.totalElements).toBe(1)
    const standard = await get('/standard-pf/find-all-by-society-name?societyName=invented')
    expect(standard.body.content).toMatchObject([{ societyName: all.content[0]?.['societyName'] }])
    expect((await get('/standard-pf/registered-society-names?term=inv')).body).toEqual([
      'Society of Invented Surgeons',
    ])
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

test('procedures are named for everybody who reads or proposes rates, without amounts', async () => {
  const names = async (as: string) => get('/standard-procedure-rate/procedure-names', as)
  const forStaff = (await names('rates')).body as unknown as { code: string }[]
  expect(forStaff.length).toBeGreaterThan(0)
  expect(Object.keys(forStaff[0] ?? {}).sort()).toEqual(['code', 'description', 'offered'])
  expect((await names('physician')).body).toEqual(forStaff)
  expect((await names('compliance')).status).toBe(403)
})
