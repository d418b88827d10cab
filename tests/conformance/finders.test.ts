import { beforeAll, expect, test } from 'vitest'
import { asTerm, type Answer, type Pairs, type Row } from './client.ts'
import { callOf } from './table.ts'
import { setUpWorld } from './suite.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('finders')
let sample: Readonly<Record<string, string>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The first row of a list that meets a condition. */
async function one(path: string, has: (row: Row) => boolean = () => true): Promise<Row> {
  const found = (await rowsOf(world.admin, path)).find(has)
  if (!found) throw new Error(`${path} has no such row.`)
  return found
}

/** Values of records of the sample, by the names the finders below ask for them. */
async function readSample(): Promise<Readonly<Record<string, string>>> {
  const affiliation = await one('/phy/hf-affiliation', (row) => row['inNetwork'] === true)
  const physician = await one('/phy', (row) => row['code'] === affiliation['physicianCode'])
  const facility = await one('/hf', (row) => row['code'] === affiliation['healthFacilityCode'])
  const service = await one('/hf/services', (row) => row['roomCategoryCode'] === null)
  const fees = await one('/phy/pf-management')
  const history = await one('/accreditation-history', (row) => row['applicantCode'] === facility['code'])
  const violation = await one('/violation')
  const request = await one('/user-request', (row) => row['status'] === 'PENDING')
  const audits = (await world.admin.get('audit', '/audit-logs')).body as { content: readonly Row[] }
  const flat: Record<string, unknown> = {
    hf: facility['code'],
    hfName: facility['name'],
    hfType: facility['typeCode'],
    phy: physician['code'],
    lastName: physician['lastName'],
    firstName: physician['firstName'],
    affiliationStatus: affiliation['status'],
    serviceOwner: service['healthFacilityCode'],
    serviceType: service['serviceType'],
    costCenter: service['costCenter'],
    serviceDate: service['effectiveDate'],
    feesOwner: fees['physicianCode'],
    feesType: fees['serviceType'],
    roomOwner: (await one('/hf/room-rate'))['healthFacilityCode'],
    packageOwner: (await one('/hf/packages'))['healthFacilityCode'],
    packageDate: (await one('/hf/packages'))['effectiveDate'],
    rateOwner: (await one('/phy/procedure-rate'))['physicianCode'],
    instrumentOwner: (await one('/phy/special-instrument-fee'))['physicianCode'],
    society: (await one('/ahmopi-rate'))['societyName'],
    standardSociety: (await one('/standard-pf'))['societyName'],
    standardType: (await one('/standard-pf'))['serviceType'],
    applicant: violation['applicantCode'],
    category: violation['category'],
    moved: history['applicantCode'],
    movedTo: history['accreditationStatusCode'],
    team: (await one('/medical-service-team-record'))['code'],
    requestType: request['type'],
    requestTarget: request['targetCode'],
    audit: audits.content[0]?.['code'],
    audited: audits.content[0]?.['entityCode'],
    auditedType: audits.content[0]?.['entityType'],
    report: 'accredited-health-facilities-per-year',
    template: 'STAFF',
  }
  return Object.fromEntries(Object.entries(flat).map(([name, value]) => [name, textOf(value)]))
}

beforeAll(async () => {
  sample = await readSample()
})

/** Nothing was found: an empty list or page, null, no, or a refusal that says so. */
function isNothing({ status, body }: Answer): boolean {
  if ([400, 404, 422].includes(status)) return true
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  if (Array.isArray(body)) return body.length === 0
  if (body === null || body === false || body === undefined) return true
  return typeof body === 'object' && (body as Row)['totalElements'] === 0
}

/** What a finder is asked, by its number; a value between braces is read from the sample. */
const finders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  C023: { phyCode: '{phy}', term: '%{hfName}%', accreditationStatusCode: 'ACCREDITED' },
  C030: { healthFacilityCode: '{hf}' },
  C032: { currentStatus: 'ON_PROCESS' },
  C034: { code: '{hf}', projection: 'hf_addresses' },
  C046: { physicianCode: '{feesOwner}', serviceType: '{feesType}' },
  C052: { societyName: '{standardSociety}', serviceType: '{standardType}' },
  C094: { code: '{template}' },
  C096: { status: 'ON_PROCESS' },
  C097: { typeCode: 'HOSP' },
  C100: { specializationCode: 'IM' },
  C101: { description: '%CARDIO%' },
  C114: { term: '%SOCIETY%' },
  C115: { term: '%SOCIETY%' },
  C117: { societyName: '{society}' },
  C123: { physicianCode: '{phy}', status: '{affiliationStatus}' },
  C124: { physicianCode: '{phy}', healthFacilityCode: '{hf}' },
  C125: { hfCode: '{hf}' },
  C211: { physicianCode: '{phy}' },
  C212: { firstName: '{firstName}', lastName: '{lastName}' },
  C218: { physicianCode: '{rateOwner}' },
  C221: { currentStatus: 'ON_PROCESS' },
  C222: { phyCode: '{phy}' },
  C224: { doctorCode: '{phy}', healthFacilityCode: '{hf}' },
  C248: { applicantCode: '{moved}', accreditationStatusCode: '{movedTo}' },
  C252: { entityCode: '{audited}', type: '{auditedType}' },
  C253: { code: '{audit}' },
  C254: { type: 'HF' },
  C263: { code: '{team}' },
  C270: { reportName: '{report}' },
  C028: { hfName: '{hfName}', type: '{hfType}' },
  C353: { type: '{requestType}', targetCode: '{requestTarget}' },
  C380: { healthFacilityCode: '{roomOwner}' },
  C387: { healthFacilityCode: '{serviceOwner}', serviceType: '{serviceType}', costCenter: '{costCenter}' },
  C391: {
    healthFacilityCode: '{serviceOwner}',
    serviceType: '{serviceType}',
    costCenter: '{costCenter}',
    effectiveDate: '{serviceDate}',
  },
  C392: { healthFacilityCode: '{serviceOwner}', serviceType: '{serviceType}', costCenter: '{costCenter}' },
  C398: { healthFacilityCode: '{packageOwner}', effectiveDate: '{packageDate}' },
  C399: { healthFacilityCode: '{packageOwner}', effectiveDate: '{packageDate}' },
  C400: { healthFacilityCode: '{packageOwner}' },
  C404: { physicianCode: '{instrumentOwner}' },
  C414: { applicantCode: '{applicant}', category: '{category}' },
}

/** What nothing is found by: a well-formed value that no record has. */
const nobody: Readonly<Record<string, string>> = {
  effectiveDate: '1999-01-01',
  phyCode: 'PHY9999999',
  physicianCode: 'PHY9999999',
  doctorCode: 'PHY9999999',
  healthFacilityCode: 'HF9999999',
  hfCode: 'HF9999999',
}

const filled = (value: string): string =>
  value.replaceAll(/\{(\w+)\}/g, (_, name: string) => sample[name] ?? '')

test.each(Object.keys(finders))('%s finds by each of its parameters', async (number) => {
  const call = callOf(number)
  const client = call.isPublic ? world.visitor : world.admin
  const asked = Object.entries(finders[number] ?? {}).map(([name, value]) => [name, filled(value)] as const)
  const find = (query: Pairs) => client.get(call.service, call.path, query)
  const found = await find(asked)
  expect(isNothing(found), `${number} ${JSON.stringify(asked)} ${JSON.stringify(found.body)}`).toBe(false)
  for (const [name] of asked) {
    const other = asked.map(
      ([one, value]) => [one, one === name ? (nobody[name] ?? 'ZZ-NOBODY') : value] as const,
    )
    expect(isNothing(await find(other)), `${number} ${name} of nobody`).toBe(true)
    proofs.add(number, name)
  }
  expect((await find([...asked, ['nothingOfTheKind', '1']])).status).toBe(400)
})

test('future sheets are left out when asked to', async () => {
  const asked: Readonly<Record<string, Pairs>> = {
    C046: [['physicianCode', sample['feesOwner'] ?? '']],
    C218: [['physicianCode', sample['rateOwner'] ?? '']],
    C380: [['healthFacilityCode', sample['roomOwner'] ?? '']],
    C404: [['physicianCode', sample['instrumentOwner'] ?? '']],
    C410: [],
    C052: [],
  }
  for (const [number, query] of Object.entries(asked)) {
    const { path } = callOf(number)
    const dateOf = async (more: Pairs) => {
      const { body } = await world.admin.get('accr', path, [...query, ...more])
      return textOf((body as Row | null)?.['effectiveDate'] ?? '')
    }
    expect((await dateOf([])) > '2026-11-20', number).toBe(true)
    expect((await dateOf([['filterFutureDates', 'true']])) <= '2026-11-20', number).toBe(true)
    proofs.add(number, 'filterFutureDates')
  }
  for (const [number, query] of [
    ['C392', { healthFacilityCode: 'serviceOwner', serviceType: 'serviceType', costCenter: 'costCenter' }],
    ['C400', { healthFacilityCode: 'packageOwner' }],
  ] as const) {
    const pairs = Object.entries(query).map(([name, from]) => [name, sample[from] ?? ''] as const)
    const dates = async (more: Pairs) =>
      (await world.admin.get('accr', callOf(number).path, [...pairs, ...more])).body as string[]
    const all = await dates([])
    const begun = await dates([['filterFutureDates', 'true']])
    expect(begun).toEqual(all.filter((day) => day <= '2026-11-20'))
    expect(begun.length, number).toBeLessThan(all.length)
    proofs.add(number, 'filterFutureDates')
  }
})

test('a duplicate search leaves out the record that is edited', async () => {
  const { hf = '', hfName = '', phy = '', firstName = '', lastName = '' } = sample
  for (const [number, query, code] of [
    ['C028', [['hfName', hfName]], hf],
    [
      'C212',
      [
        ['firstName', firstName],
        ['lastName', lastName],
      ],
      phy,
    ],
  ] as const) {
    const codes = async (more: Pairs) =>
      ((await world.admin.get('accr', callOf(number).path, [...query, ...more])).body as Row[]).map(
        (row) => row['code'],
      )
    expect(await codes([])).toContain(code)
    expect(await codes([['code', code]])).not.toContain(code)
    proofs.add(number, 'code')
  }
})

test('a projection gives the addresses alone, and no other is known', async () => {
  const { path } = callOf('C034')
  const read = (projection: string) =>
    world.admin.get('accr', path, [
      ['code', sample['hf'] ?? ''],
      ['projection', projection],
    ])
  const addresses = (await read('hf_addresses')).body as Row
  const whole = (await read('')).body as Row
  expect(addresses['addresses']).toEqual(whole['addresses'])
  expect(Object.keys(addresses).length).toBeLessThan(Object.keys(whole).length)
  expect((await read('hf_secrets')).status).toBe(422)
})

test('a place search takes the term as the specification sends it', async () => {
  const { body } = await world.visitor.get('accr', '/hf/list', [['name', asTerm(sample['hfName'] ?? '')]])
  expect(body).toMatchObject({ errorCode: 'UNAUTHENTICATED' })
  const found = await world.admin.get('accr', '/hf/list', [['name', asTerm(sample['hfName'] ?? '')]])
  expect(isNothing(found)).toBe(false)
})
