import {
  feeCodes,
  priceSheetKindNames,
  priceSheetKinds,
  serviceTypes,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import { addDays } from '@capiz/domain/time'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { samples, startPriceApp } from './support/price.ts'
import { sheetFile } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
  const { header, lines } = samples['room-rate']
  await priceCalls(() => t).send('POST', '/hf/room-rate', { ...header, lines, effectiveDate: today })
})
afterAll(() => t.close())

const asFile = (bytes: Uint8Array) => new File([new Uint8Array(bytes)], 'rates.xlsx')

const withTemplate = priceSheetKindNames.filter((kind) => priceSheetKinds[kind].template)

test.each(withTemplate)('%s: filled in and sent back, it is read as it was meant', async (kind) => {
  const { path, header, lines } = samples[kind]
  const authorization = `Bearer ${await t.login('rates')}`
  const query = new URLSearchParams(header)
  const answer = await t.request(`/api/accr${path}/template?${query.toString()}`, {
    headers: { authorization },
  })
  expect(answer.headers.get('content-disposition')).toContain(kind)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const book = await readXlsx(bytes)
  expect(book.sheets.map(({ name }) => name)).toEqual([priceSheetKinds[kind].title, 'Notes', 'Lists'])
  const [first] = book.sheets
  const label = priceSheetKinds[kind].lineFields[0]?.label
  const at = first?.rows.findIndex((row) => String(row[0]).replace(/ \(.*/, '') === label) ?? -1
  expect(at).toBeGreaterThan(0)
  const drop = priceSheetKinds[kind].lineFields.some(({ list, choices }) => list ?? choices)
  expect((first?.dataValidations ?? []).some(({ type }) => type === 'list')).toBe(drop)
  const cells = lines.map((line) => cellsOf(kind, line))
  const filled = await writeXlsx({
    sheets: [{ name: 'x', rows: [...(first?.rows.slice(0, at + 1) ?? []), ...cells] }],
  })
  const form = new FormData()
  form.append('file', asFile(filled))
  const checked = await t.request(`/api/accr${path}/check-file`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  const body = (await checked.json()) as Record<string, unknown>
  expect(body).toMatchObject({ problems: [], headerProblems: [], lines, header })
})

const cellsOf = (kind: PriceSheetKindName, line: Record<string, unknown>) =>
  priceSheetKinds[kind].lineFields.map(({ name }) => {
    const value = line[name]
    return Array.isArray(value) ? value.join(';') : ((value ?? null) as string | number | boolean | null)
  })

const withUpload = priceSheetKindNames.filter((kind) => priceSheetKinds[kind].upload)

test.each(withUpload)('%s: a file of its lines becomes its sheet', async (kind) => {
  const { path, header, lines } = samples[kind]
  const labels = priceSheetKinds[kind].lineFields.map(({ label }) => label)
  const bytes = sheetFile([labels, ...lines.map((line) => cellsOf(kind, line))])
  const send = async (call: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', asFile(bytes))
    const headers = { authorization: `Bearer ${await t.login('rates')}` }
    const answer = await t.request(`/api/accr${path}/${call}`, { method: 'POST', headers, body: form })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const checked = await send('check-file', header)
  expect(checked.body).toMatchObject({ problems: [], headerProblems: [], lines })
  const effectiveDate = addDays(today, 30)
  const saved = await send('upload-file', { ...header, effectiveDate })
  expect(saved.body).toMatchObject({ imported: lines.length, rejected: [] })
  const { body: history } = await t.call('priceImport.list', { query: { kind } }, { as: 'rates' })
  expect(history.content).toMatchObject([
    { kind, status: 'DONE', rows: lines.length, result: { recordId: saved.body['sheetId'] } },
  ])
  const sheet = await priceCalls(() => t).get(`${path}/${String(saved.body['sheetId'])}`)
  expect(sheet.body).toMatchObject({ ...header, kind, effectiveDate, lines })
})

test('begins with the lines in force, as drop-downs show them', async () => {
  const { bytes } = await t.call('roomRate.template', { query: {} }, { as: 'coordinator' })
  const [first] = (await readXlsx(bytes)).sheets
  expect(first?.rows).toContainEqual(['WARD - Ward', 950.5, 12, 'Bed; Meals'])
  expect(first?.rows[0]?.slice(0, 2)).toEqual(['Health facility code', 'HF0000001'])
  const same = await t.call(
    'roomRate.checkFile',
    { fields: {}, files: [asFile(bytes)] },
    { as: 'coordinator' },
  )
  expect(same.body).toMatchObject({ problems: [], summary: { new: 0, changed: 0, same: 2, removed: 0 } })
})

test.each(['standard-pf', 'ahmopi-rate'])('%s: offers the fees of its care setting alone', async (path) => {
  for (const type of serviceTypes) {
    const headers = { authorization: `Bearer ${await t.login('rates')}` }
    const answer = await t.request(`/api/accr/${path}/template?type=${type}`, { headers })
    expect(answer.headers.get('content-disposition')).toContain(`${path}-${type.toLowerCase()}.xlsx`)
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    const lists = sheets.find(({ name }) => name === 'Lists')?.rows ?? []
    const offered = lists
      .slice(1)
      .flatMap(([cell]) => (typeof cell === 'string' ? [cell.split(' - ')[0]] : []))
    expect(offered).toEqual([...feeCodes[type]])
    const rule = sheets[0]?.dataValidations?.find(({ range }) => range.startsWith('A'))
    expect(rule?.formula1).toBe(`Lists!$A$2:$A$${offered.length + 1}`)
  }
})

test('is not given for others', async () => {
  const other = await t.call(
    'roomRate.template',
    { query: { healthFacilityCode: 'HF0000002' } },
    { as: 'coordinator' },
  )
  expect(other.status).toBe(404)
})
