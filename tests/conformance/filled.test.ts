import { beforeAll, expect, test } from 'vitest'
import { pageOf, type Answer, type ForeignClient, type Row } from './client.ts'
import { setUpWorld } from './suite.ts'
import { callOf } from './table.ts'
import { rowsOf } from './world.ts'

// What the answers of these calls hold is not in the smallest sample: it is made here and read back.
const { world } = setUpWorld('filled')

let officer: ForeignClient
let rates: ForeignClient
let approver: ForeignClient
let coordinator: ForeignClient
/** the facility of the coordinator */
let own: string

beforeAll(async () => {
  officer = await world.as('ACCREDITATION_OFFICER')
  rates = await world.as('RATES_OFFICER')
  approver = await world.as('APPROVER')
  coordinator = await world.as('HF_COORDINATOR')
  own = String((await rowsOf(coordinator, '/hf/list'))[0]?.['code'])
})

async function ok(answer: Promise<Answer>): Promise<Row> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body as Row
}

const send = (client: ForeignClient, path: string, json: Row) =>
  ok(client.call('POST', 'accr', path, [], { json }))
const read = (client: ForeignClient, path: string, query: Readonly<Record<string, string>> = {}) =>
  ok(client.get('accr', path, Object.entries(query)))

/** Rows of a list by its filters. */
async function find(path: string, query: Readonly<Record<string, unknown>>): Promise<readonly Row[]> {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)] as const)
  return pageOf(await world.admin.get('accr', path, [...pairs, ['size', '100']])).rows
}

test('C004 says who is signed in', async () => {
  const { principal } = await ok(coordinator.get('auth', callOf('C004').path))
  expect(principal).toMatchObject({ username: 'coordinator', linkedCode: own, applicantType: 'HFC' })
})

test('C422 names the statuses of special arrangements', async () => {
  const statuses = (await read(world.admin, callOf('C422').path)) as unknown as readonly Row[]
  expect(statuses.find(({ code }) => code === 'DRAFT')).toMatchObject({ next: ['FOR_APPROVAL'] })
})

test('C013 and C203 say what a term was found in where the row does not show it', async () => {
  const numbered = (rows: readonly Row[], name: string) =>
    rows.map((row) => row[name]).find((value) => typeof value === 'string' && value !== '')
  const licence = numbered(await rowsOf(world.admin, '/phy'), 'prcNumber')
  const people = await find('/phy/list', { term: licence })
  expect(people[0]?.['matched']).toBe(`PRC licence number ${String(licence)}`)
  const accreditation = numbered(await rowsOf(world.admin, '/hf'), 'phicAccreditationNo')
  const places = await find('/hf/list', { term: accreditation })
  expect(places[0]?.['matched']).toMatch(new RegExp(`${String(accreditation)}$`))
})

test('C344 and C345 say who a request is assigned to, what was asked for and what staff noted', async () => {
  const open = (await find('/user-request', { status: 'PENDING' })).find(
    ({ type, requesterCode }) => type === 'hf-update' && requesterCode !== null,
  )
  const code = String(open?.['code'])
  const version = async () => (await read(officer, `/user-request/${code}`))['version']
  const people = (await read(officer, '/user-request/assignees')) as unknown as readonly Row[]
  const assigneeCode = people[0]?.['code']
  await send(officer, '/user-request/assign', { code, version: await version(), assigneeCode })
  await send(officer, '/user-request/note', { code, remarks: 'Called the hospital.' })
  const ask = {
    code,
    version: await version(),
    items: ['Signed letter'],
    reason: 'It is not signed.',
    days: 5,
  }
  await send(officer, '/user-request/ask', ask)
  const whole = await read(officer, `/user-request/${code}`)
  expect(whole).toMatchObject({ assigneeCode, ask: { reason: 'It is not signed.' } })
  expect(JSON.stringify(whole['noteRows'])).toContain('Called the hospital.')
  const row = (await rowsOf(world.admin, '/user-request')).find((one) => one['code'] === code)
  expect(row).toMatchObject({ assigneeCode, answerDueDate: expect.stringMatching(/^\d{4}-/) })
})

test('C235 keeps clinic hours with their days, rooms and exceptions; C215 and C206 show them', async () => {
  const physician = await world.as('PHYSICIAN')
  const physicianCode = String((await rowsOf(physician, '/phy/list'))[0]?.['code'])
  const places = (await read(physician, '/phy/schedule', { physicianCode })) as unknown as readonly Row[]
  const hours = (place: Row | undefined, startTime: string) => ({
    physicianCode,
    healthFacilityCode: place?.['healthFacilityCode'],
    version: place?.['version'],
    entries: [
      {
        day: 'SUN',
        startTime,
        endTime: '11:00',
        room: 'Room 4',
        remarks: 'By the chapel',
        validFrom: '2026-01-01',
        validUntil: '2029-12-31',
      },
    ],
    exceptions: [
      { kind: 'ABSENT', date: '2027-02-01', until: '2027-02-05', remarks: 'Convention' },
      { kind: 'EXTRA', date: '2027-02-08', startTime: '13:00', endTime: '15:00', remarks: null },
    ],
  })
  await send(physician, '/phy/schedule', hours(places[0], '09:00'))
  const clashing = await send(physician, '/phy/schedule', hours(places[1], '10:00'))
  expect((clashing['warnings'] as readonly string[]).join(' ')).toContain('clashes')
  const kept = (await read(physician, '/phy/schedule', { physicianCode })) as unknown as readonly Row[]
  const [first] = kept.filter((one) => one['healthFacilityCode'] === places[0]?.['healthFacilityCode'])
  expect(first).toMatchObject(hours(places[0], '09:00').entries[0] ? { entries: [{ room: 'Room 4' }] } : {})
  const shown = await read(world.visitor, `/public/phy/${physicianCode}`)
  expect(JSON.stringify(shown['facilities'])).toContain('"date":"2027-02-01"')
})

const lines = [{ serviceCode: undefined as unknown, price: 500, discountPercent: null, remarks: null }]

/** A service of the list, by its code. */
async function aService(): Promise<unknown> {
  return (await rowsOf(world.admin, '/medicard-service')).find((row) => row['deleted'] === false)?.['code']
}

const ward = {
  serviceType: 'INPATIENT',
  costCenter: 'LAB',
  roomCategoryCode: 'WARD',
  remarks: 'By letter',
}

/** Withdraws the open requests of a type for the own facility: there may be one at a time. */
async function withdraw(type: string): Promise<void> {
  for (const { type: found, targetCode, code } of await find('/user-request', { status: 'PENDING,REVIEWED' }))
    if (found === type && targetCode === own) await send(coordinator, '/user-request/cancel', { code })
}

test('C385 to C387 show the room a service sheet is for; C361 asks for one', async () => {
  const sheet = { ...ward, healthFacilityCode: own, lines: [{ ...lines[0], serviceCode: await aService() }] }
  await send(rates, '/hf/services', { ...sheet, effectiveDate: '2031-01-01' })
  const list = await find('/hf/services', { roomCategoryCode: 'WARD' })
  expect(list[0]).toMatchObject({ roomCategoryCode: 'WARD', costCenter: 'LAB' })
  await read(world.admin, `/hf/services/${String(list[0]?.['id'])}`)
  await withdraw('hf/service')
  const asked = await send(coordinator, '/user-request/hf/service', {
    ...sheet,
    costCenter: 'XRAY',
    effectiveDate: '2031-02-01',
  })
  expect(asked['requestCode']).toMatch(/^UR-/)
})

test('C378 names the request a sheet came from', async () => {
  const room = (await rowsOf(world.admin, '/hf-room-category')).find((row) => row['deleted'] === false)
  await withdraw('hf/room-rate')
  const asked = await send(coordinator, '/hf/room-rate', {
    healthFacilityCode: own,
    effectiveDate: '2031-03-01',
    lines: [{ roomCategoryCode: room?.['code'], rate: 1500, beds: 4, inclusions: ['Bed'] }],
  })
  const code = String(asked['requestCode'])
  await send(rates, '/user-request/review', { code, remarks: 'As agreed' })
  await send(approver, '/user-request/approve', { code, remarks: 'As agreed' })
  const sheet = (await find('/hf/room-rate', { healthFacilityCode: own })).find(
    ({ requestCode }) => requestCode === code,
  )
  expect(sheet).toBeDefined()
  expect(await read(world.admin, `/hf/room-rate/${String(sheet?.['id'])}`)).toMatchObject({
    requestCode: code,
  })
})

test('C031 keeps remarks on a mark of the checklist, and C030 shows them', async () => {
  const rows = (await read(officer, '/hf/accreditation-checklist', {
    healthFacilityCode: own,
  })) as unknown as readonly Row[]
  // nobody verifies what they uploaded themselves
  const sent = rows.find(({ state, uploadedBy }) => state === 'VALID' && uploadedBy !== 'officer')
  const mark = {
    documentTypeCode: sent?.['documentTypeCode'],
    verified: true,
    remarks: 'Seen against the original',
  }
  await ok(
    officer.call('POST', 'accr', '/hf/accreditation-checklist', [['healthFacilityCode', own]], {
      json: [mark],
    }),
  )
  const after = (await read(officer, '/hf/accreditation-checklist', {
    healthFacilityCode: own,
  })) as unknown as readonly Row[]
  expect(after.some(({ remarks }) => remarks === mark.remarks)).toBe(true)
})

test('C029 answers with the account it made', async () => {
  const facilities = await rowsOf(world.admin, '/hf')
  const free = facilities.find(
    (row) =>
      row['accreditationStatusCode'] === 'ACCREDITED' && row['code'] !== own && row['code'] !== 'HF0000003',
  )
  const email = String((free?.['contacts'] as readonly Row[] | undefined)?.[0]?.['emailAddress'])
  const made = await send(world.admin, '/hf/create-account', {
    code: free?.['code'],
    emailAddress: { email },
  })
  expect(made).toMatchObject({ emailAddress: email })
})
