import { samplePassword, sampleUsers } from '../../apps/server/src/seed/user.ts'
import { startTestApp, type TestApp } from '../../apps/server/test/harness.ts'
import { ForeignClient, pageOf, type Row } from './client.ts'
import { Replies } from './replies.ts'

/** The credential the client of the specification sends with the token call. */
const credential = 'foreign-client:a secret of its own'

/** The real server over the smallest sample, and the clients that call it. */
export interface World {
  app: TestApp
  visitor: ForeignClient
  admin: ForeignClient
  /** signs in as the sample user of a role */
  as: (role: keyof typeof sampleUsers) => Promise<ForeignClient>
  /** password of every sample user */
  password: string
  /** makes the token call with the fields given and the credential of the client */
  token: (fields: Readonly<Record<string, string>>) => Promise<{ status: number; body: unknown }>
  /** the fields that answers filled so far */
  replies: Replies
  close: () => Promise<void>
}

/** Starts the server with the client credential it checks, and signs the administrator in. */
export async function startWorld(): Promise<World> {
  const env = { CAPIZ_TRUST_PROXY: 'true', CAPIZ_CLIENT_CREDENTIAL: credential }
  const app = await startTestApp({ seed: 'tiny', env })
  const replies = new Replies()
  let caller = 0
  const visitor = new ForeignClient(async (path, init) => {
    // Another address each time: the limits of public calls are not what is proven here.
    caller += 1
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', `10.2.${caller >> 8}.${caller & 255}`)
    const response = await app.app.request(path, { ...init, headers })
    await replies.note(init.method ?? 'GET', path, response.clone())
    return response
  })
  const as = (role: keyof typeof sampleUsers) => visitor.signIn(sampleUsers[role], samplePassword, credential)
  const token = async (fields: Readonly<Record<string, string>>) => {
    const headers = { authorization: `Basic ${btoa(credential)}` }
    const body = new URLSearchParams(fields)
    const response = await app.app.request('/api/auth/oauth/token', { method: 'POST', headers, body })
    return { status: response.status, body: await response.json() }
  }
  const admin = await as('SYSTEM_ADMINISTRATOR')
  return { app, visitor, admin, as, password: samplePassword, token, replies, close: () => app.close() }
}

/** All rows of a list of at most a thousand. */
export async function rowsOf(client: ForeignClient, path: string): Promise<readonly Row[]> {
  return pageOf(await client.get('accr', path, [['size', '1000']])).rows
}

/** Records by their code: what the full record says joined with what the row of the list says. */
async function joined(
  client: ForeignClient,
  full: string,
  list: string,
  more: (row: Row) => Row = () => ({}),
): Promise<Map<string, Row>> {
  const rows = new Map((await rowsOf(client, list)).map((row) => [String(row['code']), row]))
  const records = await rowsOf(client, full)
  return new Map(
    records.map((record) => {
      const code = String(record['code'])
      return [code, { ...rows.get(code), ...record, ...more(record) }]
    }),
  )
}

/** What is known of every provider of the sample, by code. */
export interface Providers {
  facilities: ReadonlyMap<string, Row>
  physicians: ReadonlyMap<string, Row>
  /** a row with `owner` replaced by the whole provider of a code in one of its fields */
  withOwner: (row: Row, ...fields: readonly string[]) => Row
}

/** The place of the main address of a facility. */
function mainPlace(record: Row): Row {
  const addresses = (record['addresses'] ?? []) as readonly Row[]
  return { place: addresses.find((one) => one['addressType'] === 'MAIN') }
}

/** Applications are in no list, yet records and requests lie in their places. */
async function addUnlisted(
  client: ForeignClient,
  facilities: Map<string, Row>,
  rows: readonly Row[],
  field: string,
): Promise<void> {
  const codes = new Set(rows.map((row) => String(row[field])).filter((code) => code.startsWith('HF')))
  for (const code of codes) {
    if (facilities.has(code)) continue
    const { status, body } = await client.get('accr', `/hf/${code}`)
    if (status === 200) facilities.set(code, { ...(body as Row), ...mainPlace(body as Row) })
  }
}

/** How a checklist is asked for: the address and the parameter that names the record. */
const checklists = {
  facility: ['/hf/accreditation-checklist', 'healthFacilityCode'],
  physician: ['/phy/accreditation-checklist', 'physicianCode'],
} as const

/**
 * The states that hold of a provider's documents by its checklist: a document expired, a required one missing, one expiring;
 * valid when none of these does.
 */
async function documentStates(
  client: ForeignClient,
  owner: keyof typeof checklists,
  code: string,
): Promise<readonly string[]> {
  const [path, parameter] = checklists[owner]
  const { status, body } = await client.get('accr', path, [[parameter, code]])
  if (status !== 200) throw new Error(`The checklist of ${code} was answered with ${status}.`)
  const rows = body as readonly Row[]
  const has = (state: string) =>
    rows.some((row) => row['state'] === state && (state !== 'MISSING' || row['required'] === true))
  const found = ['EXPIRED', 'MISSING', 'EXPIRING'].filter(has)
  return found.length > 0 ? found : ['VALID']
}

/** Reads every facility and physician the caller sees, with where physicians practise. */
export async function readProviders(client: ForeignClient): Promise<Providers> {
  const facilities = await joined(client, '/hf', '/hf/list', mainPlace)
  const listed = new Set(facilities.keys())
  const affiliations = await rowsOf(client, '/phy/hf-affiliation')
  await addUnlisted(client, facilities, affiliations, 'healthFacilityCode')
  await addUnlisted(client, facilities, await rowsOf(client, '/user-request'), 'targetCode')
  for (const [code, facility] of facilities) {
    facilities.set(code, { ...facility, documentStates: await documentStates(client, 'facility', code) })
  }
  const places = (physician: Row) => ({
    affiliations: affiliations.filter((one) => one['physicianCode'] === physician['code']),
    // who practises somewhere has an accredited affiliation with a facility of the list
    place: affiliations
      .filter((one) => one['physicianCode'] === physician['code'] && one['status'] === 'ACCREDITED')
      .filter((one) => listed.has(String(one['healthFacilityCode'])))
      .map((one) => facilities.get(String(one['healthFacilityCode']))?.['place'])
      .filter((place) => place !== undefined),
  })
  const physicians = await joined(client, '/phy', '/phy/list', places)
  for (const [code, physician] of physicians) {
    physicians.set(code, { ...physician, documentStates: await documentStates(client, 'physician', code) })
  }
  const withOwner = (row: Row, ...fields: readonly string[]) => {
    const code = fields.map((field) => row[field]).find((one) => typeof one === 'string')
    const owner = facilities.get(String(code)) ?? physicians.get(String(code))
    return { ...row, whole: owner }
  }
  return { facilities, physicians, withOwner }
}
