import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { Row } from './client.ts'
import { proveBody, sendBody, type SaveUnderTest } from './prove-body.ts'
import { setUpWorld } from './suite.ts'
import { callOf, specifiedCalls } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('price-uploads')

/** The calls that save a price sheet from a workbook, with the address of the sheets. */
const uploads = specifiedCalls
  .filter(({ path, body }) => path.endsWith('/upload-file') && body?.names.includes('backdateReason'))
  .map(({ call, path }) => [call, path.replace('/upload-file', '')] as const)

const header = [
  'healthFacilityCode',
  'physicianCode',
  'serviceType',
  'costCenter',
  'roomCategoryCode',
  'societyName',
]

const settingOf = ({ serviceType, type }: Row): string =>
  [serviceType, type, ''].find((one) => typeof one === 'string') as string

type Table = readonly (readonly unknown[])[]

const asFile = async (rows: Table): Promise<Blob> => {
  const cells = rows.map((row) => row.map((cell) => (cell ?? null) as string | number | null))
  return new Blob([new Uint8Array(await writeXlsx({ sheets: [{ name: 'Prices', rows: cells }] }))])
}

/** The table of a template that begins with the lines in force: headings and lines; undefined where none are in force. */
async function tableOf(path: string, sheet: Row): Promise<Table | undefined> {
  const query = header.filter((name) => sheet[name]).map((name) => [name, String(sheet[name])] as const)
  const { bytes, status } = await world.admin.get('accr', `${path}/template`, query)
  expect(status, path).toBe(200)
  const [first] = (await readXlsx(bytes)).sheets
  const isTable = (row: readonly unknown[]) => row.filter((cell) => cell !== null && cell !== '').length > 2
  const start = first?.rows.findIndex(isTable) ?? -1
  const rows = first?.rows.slice(start) ?? []
  // the facts above the table are left to the form
  return start < 0 || rows.length < 2 ? undefined : rows
}

/** A file for each care setting there are sheets of, by the templates of these sheets. */
async function filesOf(path: string): Promise<ReadonlyMap<string, Blob>> {
  // fees of a single physician have no template, and the lines of the societies' standard fees
  const source = path === '/phy/pf-management' ? '/standard-pf' : path
  const tables = new Map<string, Table>()
  for (const row of await rowsOf(world.admin, source)) {
    if (tables.has(settingOf(row))) continue
    const table = await tableOf(source, row)
    // a single physician has one fee of a kind, where a society may have one for each class of members
    const isFirst = (one: readonly unknown[], at: number, all: Table) =>
      source === path || all.findIndex(([code]) => code === one[0]) === at
    if (table) tables.set(settingOf(row), table.filter(isFirst))
  }
  const [headings = [], line = []] = tables.get('OUTPATIENT') ?? []
  const isOfFees = tables.has('OUTPATIENT') && source !== '/hf/services'
  if (isOfFees && !tables.has('OP_OR')) tables.set('OP_OR', [headings, ['RUV_MULTIPLIER', ...line.slice(1)]])
  return new Map(
    await Promise.all([...tables].map(async ([setting, rows]) => [setting, await asFile(rows)] as const)),
  )
}

const day = (turn: number): string => new Date(Date.UTC(2028, 0, 1 + turn)).toISOString().slice(0, 10)

/** The upload of a kind of sheet as it is proven, from the sheets there are and a file for each care setting. */
async function uploadOf(number: string, path: string): Promise<SaveUnderTest> {
  const call = callOf(number)
  const listed = await rowsOf(world.admin, path)
  const files = await filesOf(path)
  const rows = listed.filter((row) => files.has(settingOf(row)))
  const own = (call.body?.names ?? []).filter(
    (name) => ['effectiveDate', 'remarks'].includes(name) || rows.some((row) => (row[name] ?? null) !== null),
  )
  const isSociety = rows.some((row) => 'societyName' in row && row['societyName'])
  const names = isSociety ? [...new Set([...own, 'validityDate'])] : own
  const bodyOf = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  const [any] = files.values()
  return {
    call,
    client: world.admin,
    path: call.path,
    bodies: rows.slice(0, 40).map((row) => ({ ...bodyOf(row), validityDate: null })),
    fresh: (turn) => ({ effectiveDate: day(turn) }),
    together: [
      ...rows.map((row) => ({ ...bodyOf(row), effectiveDate: '2029-06-01', validityDate: '2031-01-01' })),
      { serviceType: 'OP_OR' },
      { serviceType: 'INPATIENT' },
    ],
    others: { remarks: ['Agreed by letter'], validityDate: ['2031-12-31'] },
    keys: ['backdateReason', 'type', 'answers'],
    refused: [...header, 'validityDate'].filter((name) => !names.includes(name)),
    file: (body) => files.get(settingOf(body)) ?? any ?? new Blob(),
    read: async ({ body }) =>
      (await world.admin.get('accr', `${path}/${String((body as Row)['sheetId'])}`)).body as Row,
  }
}

const fieldsOf = (body: unknown): unknown[] =>
  (((body as Row)['errors'] ?? []) as readonly Row[]).map(({ field }) => field)

test.each(uploads)('%s takes every fact of a sheet of %s beside the file', async (number, path) => {
  expect(await proveBody(await uploadOf(number, path), proofs)).toEqual({})
})

test.each(uploads)(
  '%s takes the care setting as type, a reason for a date in the past, and answers',
  async (number, path) => {
    const upload = await uploadOf(number, path)
    const [start = {}] = upload.bodies
    const send = (by: Row) => sendBody(upload, { ...start, effectiveDate: '2032-01-01', ...by })
    const settings = [...new Set(upload.bodies.map(settingOf))].filter(Boolean)
    if (settings.length === 0) {
      expect(fieldsOf((await send({ type: 'OUTPATIENT' })).body)).toEqual(['type'])
    } else {
      const setting = settingOf(start)
      const other = setting === 'INPATIENT' ? 'OUTPATIENT' : 'INPATIENT'
      expect(fieldsOf((await send({ type: other })).body)).toContain('type')
      expect(fieldsOf((await send({ serviceType: null, type: 'BOGUS' })).body)).toContain('serviceType')
      const typed = await send({ serviceType: null, type: setting })
      expect(typed.status, JSON.stringify(typed.body)).toBeLessThan(300)
      expect(await upload.read(typed)).toMatchObject({ serviceType: setting })
    }
    proofs.add(number, 'body:type')
    const past = { effectiveDate: '2026-11-19' }
    expect(fieldsOf((await send(past)).body)).toEqual(['backdateReason'])
    expect(fieldsOf((await send({ effectiveDate: '2032-02-02', backdateReason: 'Late' })).body)).toEqual([
      'backdateReason',
    ])
    const dated = await send({ ...past, backdateReason: `Agreed late, ${number}` })
    expect(dated.status, JSON.stringify(dated.body)).toBeLessThan(300)
    const logs = await world.admin.get('audit', '/audit-logs', [['size', '10']])
    expect(JSON.stringify(logs.body)).toContain(`Agreed late, ${number}`)
    proofs.add(number, 'body:backdateReason')
    expect(fieldsOf((await send({ effectiveDate: '2032-03-03', answers: '[{}]' })).body)).toEqual(['answers'])
    const answers = JSON.stringify([{ id: 'LINES_END', choice: 'END' }])
    const answered = await send({ effectiveDate: '2032-03-03', answers })
    expect(answered.status, JSON.stringify(answered.body)).toBeLessThan(300)
    proofs.add(number, 'body:answers')
  },
)
