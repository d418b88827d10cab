import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../apps/server/test/support/pdf.ts'
import type { Answer, Row } from './client.ts'
import { setUpWorld } from './suite.ts'
import { callOf, specifiedCalls, type SpecifiedCall } from './table.ts'
import { rowsOf } from './world.ts'

const { world, proofs } = setUpWorld('reports')

/** The reports of the specification, each with its twin that ends in /pdf. */
const reports = specifiedCalls
  .filter(({ service, path }) => service === 'reports' && !path.endsWith('/pdf'))
  .map(({ call, path }) => [call, path] as const)

/** Days a report is asked for, in the years of the sample. */
const days = [
  '2026-11-20',
  '2026-01-31',
  '2026-07-01',
  '2025-06-30',
  '2020-01-01',
  '2029-12-31',
  '2026-10-15',
]

/** Values of the filters by name, as the lists of the sample have them; choices are read from the refusal of a wrong one. */
let values: Readonly<Record<string, readonly unknown[]>>

const distinct = (rows: readonly Row[], field: string): unknown[] => [
  ...new Set(rows.map((row) => row[field]).filter((value) => value !== null && value !== undefined)),
]

beforeAll(async () => {
  const [facilities, physicians, arrangements, rooms, packages, societies, documents] = await Promise.all(
    [
      '/hf/list',
      '/phy',
      '/special-arrangement',
      '/hf-room-category',
      '/hf/packages',
      '/ahmopi-rate',
      '/document-type',
    ].map((path) => rowsOf(world.admin, path)),
  )
  if (!facilities || !physicians || !arrangements || !rooms || !packages || !societies || !documents)
    throw new Error('A list was not read.')
  const specializations = physicians.flatMap((row) => row['specializations'] as readonly Row[])
  const sheets = await Promise.all(
    packages.slice(0, 6).map(async ({ id }) => {
      const { body } = await world.admin.get('accr', `/hf/packages/${String(id)}`)
      return (body as Row)['lines'] as readonly Row[]
    }),
  )
  values = {
    year: [2026, 2025, 2024, 2023, 2020],
    month: Array.from({ length: 12 }, (_, at) => at + 1),
    days: [1, 30, 90, 366],
    asOf: days,
    from: ['2000-01-01', ...days],
    to: ['2029-12-31', ...days],
    preferredNetwork: [true, false],
    ape: [true, false],
    region: distinct(facilities, 'region'),
    province: distinct(facilities, 'province'),
    city: distinct(facilities, 'city'),
    facilityTypeCode: distinct(
      facilities.map((row) => row['type'] as Row),
      'code',
    ),
    phyTypeCode: ['DMD', 'MD'],
    specializationCode: distinct(specializations, 'specializationCode'),
    societyName: [...distinct(specializations, 'societyName'), ...distinct(societies, 'societyName')],
    roomCategoryCode: distinct(rooms, 'code'),
    docType: distinct(documents, 'code'),
    packageName: distinct(sheets.flat(), 'packageName'),
    memberCode: distinct(arrangements, 'memberCode'),
    applicantCode: distinct(arrangements, 'applicantCode'),
    healthFacilityCode: distinct(facilities, 'code'),
    physicianCode: distinct(physicians, 'code'),
  }
})

const run = (call: SpecifiedCall, body: Row): Promise<Answer> =>
  world.admin.call(call.method, call.service, call.path, [], { json: body })

/** The problem a refusal names for a field; undefined when it names none. */
function problemOf({ status, body }: Answer, field: string): string | undefined {
  if (status !== 422) return undefined
  const errors = (body as Row)['errors'] as readonly Row[]
  return errors.filter((one) => one['field'] === field).map((one) => String(one['message']))[0]
}

/** The rows under the headings of a workbook, which stand under the first empty line; and how many columns it has. */
async function rowsOfWorkbook(call: SpecifiedCall, body: Row): Promise<string[]> {
  const answer = await run(call, body)
  expect(answer.status, `${call.call} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`).toBe(200)
  const rows = (await readXlsx(answer.bytes)).sheets[0]?.rows ?? []
  const blank = rows.findIndex((row) => row.every((cell) => cell === null || cell === ''))
  return rows.slice(blank + 2).map((row) => JSON.stringify(row))
}

/** The cells of the rows of a PDF. */
async function cellsOfPdf(call: SpecifiedCall, body: Row): Promise<string[]> {
  const answer = await run(call, { ...body, pdf: true })
  expect(answer.type, `${call.call} ${JSON.stringify(body)} ${JSON.stringify(answer.body)}`).toContain('pdf')
  return readPdf(answer.bytes)
    .parts.filter(({ tag }) => tag === 'TD')
    .map(({ text }) => text)
}

/** What a report is tried with: its filters, those it must be given, and what each may be. */
interface Filters {
  base: Row
  required: readonly string[]
  valuesOf: (name: string) => readonly unknown[]
}

/** Learns from refusals which filters a report must have and which choices it takes, as a foreign client would. */
async function filtersOf(call: SpecifiedCall, names: readonly string[]): Promise<Filters> {
  const empty = await run(call, {})
  const required = names.filter((name) => problemOf(empty, name) !== undefined)
  const wrong = await run(call, Object.fromEntries(names.map((name) => [name, 'ZZ-NOBODY'])))
  const choices = (name: string) => /^Use one of (.*)\.$/.exec(problemOf(wrong, name) ?? '')?.[1]?.split(', ')
  const valuesOf = (name: string) => choices(name) ?? values[name] ?? []
  const first = Object.fromEntries(required.map((name) => [name, valuesOf(name)[0]]))
  for (const name of required) {
    if (name === 'from' || name === 'to') continue
    // the value with most rows says most about the other filters
    let most = -1
    for (const value of valuesOf(name)) {
      const { length } = await rowsOfWorkbook(call, { ...first, [name]: value })
      if (length > most) [most, first[name]] = [length, value]
    }
  }
  // a report that has no rows by itself is proven with the first filter that gives it some
  const wider = [
    {},
    ...names.toReversed().flatMap((name) => valuesOf(name).map((value) => ({ [name]: value }))),
  ]
  for (const more of wider)
    if ((await rowsOfWorkbook(call, { ...first, ...more })).length > 0)
      return { base: { ...first, ...more }, required, valuesOf }
  throw new Error(`${call.call} has no rows.`)
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

test.each(reports)('%s %s follows its filters, as a workbook and as PDF', async (number, path) => {
  const [workbook, pdf] = [callOf(number), callOf(`C${Number(number.slice(1)) + 1}`)]
  expect(pdf.path).toBe(`${path}/pdf`)
  const names = (workbook.body?.names ?? []).filter((name) => name !== 'pdf')
  const { base, required, valuesOf } = await filtersOf(workbook, names)
  const all = await rowsOfWorkbook(workbook, base)
  const printed = await cellsOfPdf(pdf, base)
  const perRow = printed.length / all.length
  expect(Number.isInteger(perRow), `${number} prints ${printed.length} cells of ${all.length} rows`).toBe(
    true,
  )

  for (const [call, flag] of [
    [workbook, true],
    [pdf, false],
  ] as const) {
    expect(problemOf(await run(call, { ...base, pdf: flag }), 'pdf'), `${call.call} pdf`).toBeDefined()
    proofs.add(call.call, 'body:pdf')
  }
  for (const name of names) {
    for (const call of [workbook, pdf]) {
      const nobody = await run(call, { ...base, [name]: 'ZZ-NOBODY' })
      if (problemOf(nobody, name) === undefined)
        expect(
          await rowsOfWorkbook(workbook, { ...base, [name]: 'ZZ-NOBODY' }),
          `${call.call} ${name}`,
        ).toEqual([])
    }
    for (const value of valuesOf(name)) {
      const body = { ...base, [name]: value }
      if (value === base[name] || problemOf(await run(workbook, body), name) !== undefined) continue
      const found = await rowsOfWorkbook(workbook, body)
      if (isSame(found, all)) continue
      const cells = await cellsOfPdf(pdf, body)
      expect(cells.length, `${pdf.call} ${name}=${String(value)}`).toBe(found.length * perRow)
      expect(isSame(cells, printed), `${pdf.call} ${name}=${String(value)}`).toBe(false)
      proofs.add(workbook.call, `body:${name}`)
      proofs.add(pdf.call, `body:${name}`)
      break
    }
    if (required.includes(name))
      expect(problemOf(await run(workbook, { ...base, [name]: null }), name)).toBeDefined()
  }
})
