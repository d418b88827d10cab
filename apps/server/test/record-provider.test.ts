import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from './harness.ts'
import { pdf } from './support/facilities.ts'
import { fieldsOf, ok, openRecords } from './support/records.ts'

let app: TestApp
const today = '2026-11-20'
const compliance = { as: 'compliance' }
const officer = { as: 'officer' }
const coordinator = { as: 'coordinator' }
let own = ''

beforeAll(async () => {
  ;({ app, own } = await openRecords())
})
afterAll(() => app.close())

describe('violations', () => {
  const offence = (more: object = {}) =>
    ({
      applicantType: 'HFC',
      applicantCode: 'HF0000004',
      category: 'OVERCHARGING',
      dateCommitted: '2026-10-01',
      dateReported: '2026-10-05',
      severity: 'MAJOR',
      description: 'Charged above the agreed rate.',
      ...more,
    }) as never
  const before = async () =>
    (
      await app.call(
        'violation.earlier',
        { query: { applicantCode: 'HF0000004', category: 'OVERCHARGING' } },
        compliance,
      )
    ).body.length

  test('are counted per category, several at once, and the third major one offers disaccreditation', async () => {
    const start = await before()
    const many = await app.call(
      'violation.saveWithFiles',
      {
        json: [offence(), offence({ dateCommitted: '2026-10-03', fileNames: ['second.pdf'] })],
        files: [pdf('first.pdf', '1'), pdf('second.pdf', '2')],
      },
      compliance,
    )
    ok(many)
    const rows = many.body as unknown as { offenceNo: number; files: { fileName: string }[] }[]
    expect(rows.map(({ offenceNo }) => offenceNo)).toEqual([start + 1, start + 2])
    expect(rows.map(({ files }) => files.map(({ fileName }) => fileName))).toEqual([
      ['first.pdf'],
      ['second.pdf'],
    ])
    const third = await app.call(
      'violation.save',
      { body: offence({ dateCommitted: '2026-10-04' }) },
      compliance,
    )
    ok(third)
    expect(third.body).toMatchObject({ offenceNo: start + 3, offersDisaccreditation: start + 3 >= 3 })
    const old = await app.call(
      'violation.save',
      { body: offence({ dateCommitted: '2023-01-01' }) },
      compliance,
    )
    expect(old.body).toMatchObject({ offenceNo: 1 })
    expect(await before()).toBe(start + 4)
  })
  test('one wrong among several saves none of them', async () => {
    const start = await before()
    const reply = await app.call(
      'violation.save',
      { body: [offence(), offence({ category: 'RUDENESS' })] as never },
      compliance,
    )
    expect([reply.status, fieldsOf(reply)]).toEqual([422, ['category']])
    expect(await before()).toBe(start)
  })
  test('two at the same time get different numbers', async () => {
    const both = await Promise.all(
      [1, 2].map(() =>
        app.call('violation.save', { body: offence({ applicantCode: 'HF0000005' }) }, compliance),
      ),
    )
    for (const reply of both) ok(reply)
    const numbers = both.map(({ body }) => (body as unknown as { offenceNo: number }).offenceNo)
    expect(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))).toBe(1)
  })
})

describe('devices', () => {
  const phone = (more: object = {}) => ({
    healthFacilityCode: own,
    maceTypeCode: 'PHONE',
    coordinator: 'Tala Sample',
    imeiNumber: '356938035643809',
    dateIssued: '2026-11-01',
    remarks: 'Screen is scratched.',
    ...more,
  })
  test('an IMEI is issued once at a time', async () => {
    const made = await app.call('mobileDevice.save', { body: phone() }, officer)
    ok(made)
    const twice = await app.call('mobileDevice.save', { body: phone() }, officer)
    expect([twice.status, twice.error.errorCode]).toEqual([409, 'MACE_IMEI_UK'])
    const rejected = await app.call(
      'mobileDevice.save',
      { body: phone({ imeiNumber: '356938035643808' }) },
      officer,
    )
    expect(fieldsOf(rejected)).toEqual(['imeiNumber'])
    const { id, version } = made.body
    const back = { id, version, status: 'RETURNED', dateReturned: '2026-11-15' }
    ok(await app.call('mobileDevice.save', { body: phone(back) }, officer))
    ok(await app.call('mobileDevice.save', { body: phone() }, officer))
    const list = await app.call('mobileDevice.list', { query: { imeiNumber: '35693' } }, officer)
    expect(list.body.totalElements).toBe(2)
    expect(
      (await app.call('mobileDevice.list', { query: { imeiNumber: '35693', status: 'ISSUED' } }, officer))
        .body.totalElements,
    ).toBe(1)
    const own = await app.call('mobileDevice.list', { query: { imeiNumber: '35693' } }, coordinator)
    expect(own.body.content.map(({ remarks }) => remarks)).toEqual([null, null])
    expect((await app.call('mobileDevice.save', { body: phone() }, compliance)).status).toBe(403)
    ok(await app.call('mobileDevice.remove', { params: { id } }, officer))
    expect((await app.call('mobileDevice.get', { params: { id } }, officer)).status).toBe(404)
  })
  test('a terminal is active once at a time', async () => {
    const terminal = { healthFacilityCode: own, terminal: 'POS-0777', dateInstalled: '2026-10-01' }
    const made = await app.call('settlementTerminal.save', { body: terminal }, officer)
    ok(made)
    const twice = await app.call(
      'settlementTerminal.save',
      { body: { ...terminal, healthFacilityCode: 'HF0000003' } },
      officer,
    )
    expect(twice.error.errorCode).toBe('MOSS_TERMINAL_UK')
    const { id, version } = made.body
    const out = await app.call(
      'settlementTerminal.save',
      { body: { ...terminal, id, version, status: 'PULLED_OUT' } },
      officer,
    )
    expect(fieldsOf(out)).toEqual(['datePulledOut'])
    ok(await app.call('settlementTerminal.remove', { params: { id } }, officer))
    ok(await app.call('settlementTerminal.save', { body: terminal }, officer))
  })
})

describe('medical service team', () => {
  test('a year and area has one record; a new upload replaces and keeps the old', async () => {
    const upload = (file: File, fields: object = {}) =>
      app.call(
        'serviceTeam.save',
        { fields: { year: '2026', area: 'Panay Norte', ...fields }, files: [file] },
        officer,
      )
    const one = await upload(pdf('one.pdf', '1'))
    ok(one)
    const two = await upload(pdf('two.pdf', '2'), { area: 'PANAY  norte' })
    ok(two)
    const found = await app.call(
      'serviceTeam.findByYearAndArea',
      { query: { year: '2026', area: 'panay' } },
      officer,
    )
    expect(found.body.content.map(({ code }) => code)).toEqual([two.body.code])
    const old = await app.call('serviceTeam.findByCode', { query: { code: one.body.code ?? '' } }, officer)
    expect(old.body).toMatchObject({ status: 'SUPERSEDED', uploadedDate: today })
    const query = { code: one.body.code ?? '', uuid: one.body.files[0]?.uuid ?? '' }
    expect((await app.call('serviceTeam.download', { query }, officer)).status).toBe(200)
    expect((await app.call('serviceTeam.preview', { query }, officer)).headers.get('content-type')).toBe(
      'application/pdf',
    )
    expect((await app.call('serviceTeam.template', {}, officer)).headers.get('content-type')).toBe(
      'application/pdf',
    )
    expect((await upload(pdf(), { year: '2030' })).status).toBe(422)
    const inside = await app.call(
      'serviceTeam.findByYearAndArea',
      { query: { year: '2026', area: 'norte' } },
      officer,
    )
    expect(inside.body.totalElements).toBe(0)
  })
})
