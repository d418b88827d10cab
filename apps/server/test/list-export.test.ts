import { endpoints } from '@capiz/api/contract'
import { documentStatePresentation } from '@capiz/domain/accreditation'
import { eq, sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityLog, auditLog, facility, physician } from '../src/db/schema/index.ts'
import { allHandlers } from '../src/entry/handlers/index.ts'
import { startTestApp, type TestApp } from './harness.ts'

let app: TestApp
const officer = { as: 'officer' }
const admin = { as: 'admin' }
const many = 2345

beforeAll(async () => {
  app = await startTestApp({ seed: 'tiny' })
})
afterAll(() => app.close())

const fetchFile = (list: string, query: Record<string, unknown> = {}, as = officer) =>
  app.call('listExport.file', { params: { list }, query }, as)

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const linesOf = (bytes: Uint8Array) => textOf(bytes).replace('\uFEFF', '').trimEnd().split('\r\n')
const fileName = (headers: Headers) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? ''

test('all filtered rows leave, and the name says how many', async () => {
  const query = { accreditationStatusCode: 'ACCREDITED', sort: 'code,DESC' }
  const page = (await app.call('facility.rows', { query: { ...query, size: 1000 } }, officer)).body
  const file = await fetchFile('facility.rows', query)
  expect(file.status, JSON.stringify(file.error)).toBe(200)
  expect(fileName(file.headers)).toBe(`facility-rows-${page.totalElements}-rows-20261120.csv`)
  const [heading = '', ...rows] = linesOf(file.bytes)
  expect(textOf(file.bytes).startsWith('\uFEFF')).toBe(true)
  expect(heading.split(',').slice(0, 3)).toEqual(['Code', 'Name', 'Type'])
  expect(heading).toContain('Accreditation status')
  expect(rows.map((row) => row.slice(0, 9))).toEqual(page.content.map(({ code }) => code))
  expect(rows.every((row) => row.includes(',Accredited,'))).toBe(true)
  const [noted] = await app.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Export'))
  expect(noted).toMatchObject({ action: 'DOWNLOAD', entityCode: 'facility.rows', actor: 'officer' })
})

test('a workbook keeps identifiers as text and holds the same rows', async () => {
  const file = await fetchFile('facility.list', { format: 'xlsx', sort: 'code,ASC' })
  const { sheets } = await readXlsx(file.bytes)
  const [head = [], ...rows] = sheets[0]?.rows ?? []
  const page = (await app.call('facility.list', { query: { size: 1000, sort: 'code,ASC' } }, officer)).body
  expect(rows).toHaveLength(page.totalElements)
  const at = head.indexOf('TIN')
  expect(rows.map((row) => row[at])).toEqual(page.content.map(({ tin }) => tin))
  expect(rows.every((row) => typeof row[at] === 'string')).toBe(true)
  expect(head).not.toContain('Version')
})

test('nothing in a file can run as a formula', async () => {
  const evil = '=HYPERLINK("http://x.example","Click")'
  await app.db
    .update(facility)
    .set({ name: evil, searchName: evil.toUpperCase() })
    .where(eq(facility.code, 'HF0000002'))
  const csv = await fetchFile('facility.rows', { code: 'HF0000002' })
  expect(linesOf(csv.bytes)[1]).toContain(`"'=HYPERLINK(""http`)
  const { sheets } = await readXlsx(
    (await fetchFile('facility.rows', { code: 'HF0000002', format: 'xlsx' })).bytes,
  )
  expect(sheets[0]?.rows[1]?.[1]).toBe(evil)
})

test('long lists are read a page at a time, each row once', async () => {
  const rows = Array.from({ length: many }, (_, at) => ({
    applicantCode: 'HF0000001',
    activityType: 'NOTE',
    activityDate: '2026-11-19' as const,
    remarks: `Line ${at}; "quoted", ñ ₱`,
    createdBy: 'officer',
  }))
  await app.db.insert(activityLog).values(rows)
  const { totalElements } = (await app.call('activityLog.list', { query: { term: 'quoted' } }, officer)).body
  expect(totalElements).toBe(many)
  const csv = linesOf((await fetchFile('activityLog.list', { term: 'quoted' })).bytes)
  expect(csv).toHaveLength(many + 1)
  expect(new Set(csv).size).toBe(many + 1)
  expect(csv[1]).toContain('"Line 0; ""quoted"", ñ ₱"')
  const { sheets } = await readXlsx(
    (await fetchFile('activityLog.list', { term: 'quoted', format: 'xlsx' })).bytes,
  )
  expect(sheets[0]?.rows).toHaveLength(many + 1)
})

test('the rights and the scope are those of the list itself', async () => {
  expect((await fetchFile('auditLog.list', {}, officer)).status).toBe(404)
  expect((await fetchFile('auditLog.list', {}, admin)).status).toBe(200)
  expect((await fetchFile('facility.rows', {}, { as: 'coordinator' })).status).toBe(200)
  expect(linesOf((await fetchFile('facility.rows', {}, { as: 'coordinator' })).bytes)).toHaveLength(2)
  expect((await fetchFile('no.such')).status).toBe(404)
  const sort = await fetchFile('facility.rows', { sort: 'secret,ASC' })
  expect([sort.status, sort.error.errorCode]).toEqual([400, 'BAD_REQUEST'])
  expect((await fetchFile('facility.rows', { format: 'pdf' })).status).toBe(422)
  expect((await fetchFile('coveredAccount.list')).status).toBe(422)
  const accounts = await fetchFile('coveredAccount.list', { id: '1' })
  expect(accounts.status).toBe(200)
})

test('records leave in the words of their declaration', async () => {
  const file = await fetchFile('nonConformity.list', {}, { as: 'compliance' })
  const [heading = ''] = linesOf(file.bytes)
  expect(heading.split(',').slice(0, 5)).toEqual([
    'Code',
    'Status',
    'Overdue',
    'Name of the provider',
    'Filed on',
  ])
})

test('a file holds the columns that are chosen, in their order', async () => {
  const file = await fetchFile('facility.rows', {
    columns: 'name,accreditationStatusCode,code',
    code: 'HF0000001',
  })
  expect(file.status, JSON.stringify(file.error)).toBe(200)
  const [heading, row = ''] = linesOf(file.bytes)
  expect(heading).toBe('Name,Accreditation status,Code')
  expect(row).toMatch(/,HF0000001$/)
  const { sheets } = await readXlsx(
    (await fetchFile('facility.rows', { columns: 'code,name', format: 'xlsx' })).bytes,
  )
  expect(sheets[0]?.rows[0]).toEqual(['Code', 'Name'])
  const states = await readXlsx(
    (await fetchFile('facility.rows', { columns: 'credentialState', format: 'xlsx' })).bytes,
  )
  const labels = Object.values(documentStatePresentation).map(({ label }) => label)
  const [, ...told] = states.sheets[0]?.rows ?? []
  expect(told.length).toBeGreaterThan(5)
  for (const [state] of told) expect(labels).toContain(state)
  const records = await fetchFile('nonConformity.list', { columns: 'owner,code' }, { as: 'compliance' })
  expect(linesOf(records.bytes)[0]).toBe('Name of the provider,Code')
  const noted = await app.db.select().from(auditLog).where(eq(auditLog.auditTopic, 'Export'))
  expect(noted.some(({ changes }) => JSON.stringify(changes).includes('owner,code'))).toBe(true)
})

test.each(['uuid', 'secret', ''])(
  'a column a list does not leave with is refused by name: "%s"',
  async (name) => {
    const file = await fetchFile('facility.rows', { columns: `code,${name}` })
    expect([file.status, file.error.errorCode]).toEqual([400, 'BAD_REQUEST'])
    expect(file.error.message).toContain(`"${name}"`)
    expect(file.error.message).toContain('accreditationStatusCode')
  },
)

/** What some lists cannot do without. */
const needed = {
  code: 'HF0000001',
  facilityTypeCode: 'HOSP',
  from: '2026-10-01',
  group: 'FAQ',
  pageType: 'HF_CREDENTIAL',
  provinceId: '1',
  regionId: '1',
  specializationCode: 'IM',
  to: '2026-11-01',
  username: 'admin',
}

const ListQuery = v.object({ entries: v.record(v.string(), v.unknown()) })

/** Lists of one record are asked by its id here; those asked by a code are like them. */
const takesIds = (params: (typeof endpoints)[number]['params']) =>
  Object.values(params ?? {}).every(({ pattern }) => new RegExp(`^(?:${pattern})$`).test('1'))

const pages = endpoints
  .filter(({ id, reply }) => reply.as === 'page' && id in allHandlers)
  .filter(({ params }) => takesIds(params))

/** What a list needs of it; a list is refused what it does not know. */
const neededBy = ({ query }: (typeof pages)[number]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(needed).filter(([name]) => v.is(ListQuery, query) && name in query.entries),
  )

/** An account number no record of the sample has. */
const account = '77770000111122'

test('a whole account number is on the records', async () => {
  for (const table of [facility, physician]) {
    const payee = sql`jsonb_set(${table.payee}, '{accountNo}', ${JSON.stringify(account)}::jsonb)`
    await app.db
      .update(table)
      .set({ payee })
      .where(sql`${table.payee} is not null`)
  }
  const { body } = await app.call('facility.get', { params: { code: 'HF0000001' } }, admin)
  expect(JSON.stringify(body)).toContain(account)
})

test.each(pages.map((page) => ({ id: page.id, params: page.params, own: neededBy(page) })))(
  '$id can be exported both ways',
  async ({ id, params, own }) => {
    const given = { ...own, ...Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, '1'])) }
    const csv = await fetchFile(id, given, admin)
    expect(csv.status, JSON.stringify(csv.error)).toBe(200)
    const lines = linesOf(csv.bytes)
    expect(lines[0]?.split(',').length).toBeGreaterThan(1)
    const xlsx = await fetchFile(id, { ...given, format: 'xlsx' }, admin)
    expect([...xlsx.bytes.subarray(0, 2)]).toEqual([0x50, 0x4b])
    // a bank account leaves with the record it belongs to, never with a list
    expect(textOf(csv.bytes)).not.toContain(account)
  },
)
