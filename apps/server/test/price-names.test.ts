import { feeLabels, priceSheetKinds, serviceTypes } from '@capiz/domain/fees'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUser, priceSheet, referenceItem } from '../src/db/schema/index.ts'
import { procedureNames } from '../src/areas/price/procedures.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'

let t: TestApp
/** The name of every code a line of prices may go by. */
const names = new Map<string, string>()
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  for (const { list, code, description, attributes } of await t.db.select().from(referenceItem)) {
    const { instrumentName } = attributes as { instrumentName?: string }
    names.set(`${list} ${code}`, description ?? instrumentName ?? '')
  }
})
afterAll(() => t.close())

/** Who sees whose prices: staff of every role that may, and the providers of the sample their own. */
const owners = { healthFacilityCode: 'HF0000001', physicianCode: 'PHY0000001' } as const
const readers = [
  ...(['officer', 'rates', 'approver', 'reports', 'admin'] as const).flatMap((user) =>
    (['healthFacilityCode', 'physicianCode'] as const).map((owner) => [user, owner] as const),
  ),
  ['coordinator', 'healthFacilityCode'],
  ['physician', 'physicianCode'],
] as const

type Sheets = Awaited<ReturnType<typeof sheetsFor>>
const sheetsFor = async (user: string, owner: keyof typeof owners) => {
  const query = { [owner]: owners[owner], day: tinyToday } as { day: typeof tinyToday }
  const { status, body, error } = await t.call('priceDay.asOf', { query }, { as: user })
  expect(status, JSON.stringify(error)).toBe(200)
  return body.sheets
}

/** The codes a line is told apart by, each with the name it must go by. */
async function namedCodes({ kind }: Sheets[number], values: Sheets[number]['lines'][number]['values']) {
  const { lineFields, lineKey } = priceSheetKinds[kind]
  const procedures = await procedureNames(t.db, tinyToday)
  return lineFields.flatMap((field) => {
    const code = values[field.name]
    if (!lineKey.includes(field.name) || typeof code !== 'string' || field.kind !== 'code') return []
    const listed = field.list && names.get(`${field.list} ${code}`)
    const fee = field.name === 'feeCode' ? feeLabels[code as keyof typeof feeLabels] : undefined
    const procedure = field.name === 'procedureCode' ? procedures.get(code) : undefined
    const choice = field.choices?.find((one) => one.code === code)?.label
    return [{ code, name: listed ?? fee ?? procedure ?? choice ?? '' }]
  })
}

describe('prices go by names for every role', () => {
  test.each(readers)('%s reads the prices of a %s', async (user, owner) => {
    const sheets = await sheetsFor(user, owner)
    expect(sheets.length).toBeGreaterThan(1)
    for (const sheet of sheets) {
      // the header in words: no care setting, cost centre or room by its code
      for (const word of serviceTypes) expect(sheet.subtitle, sheet.title).not.toContain(word)
      for (const line of sheet.lines) {
        for (const { code, name } of await namedCodes(sheet, line.values)) {
          expect(name, `${sheet.kind} ${code}`).not.toBe('')
          expect(line.name, sheet.kind).toContain(name)
          expect(line.name, sheet.kind).not.toBe(code)
        }
      }
    }
  })

  test('the headers of services name the cost centre, those of societies the society', async () => {
    const services = (await sheetsFor('coordinator', 'healthFacilityCode')).filter(
      ({ kind }) => kind === 'service',
    )
    expect(services).not.toEqual([])
    for (const { sheetId, subtitle } of services) {
      const [row] = await t.db.select().from(priceSheet).where(eq(priceSheet.id, sheetId))
      expect(subtitle).toContain(names.get(`hf-cost-center ${row?.header['costCenter'] ?? ''}`))
    }
    const societies = new Set(
      [...names].filter(([key]) => key.startsWith('society ')).map(([, name]) => name),
    )
    for (const as of new Set(readers.map(([user]) => user))) {
      const { status, body } = await t.call('societyRate.list', { query: { size: 100 } }, { as })
      // providers have no business with the rates of societies
      if (as === 'coordinator' || as === 'physician') {
        expect(status, as).toBe(403)
        continue
      }
      expect(body.content.length, as).toBeGreaterThan(0)
      for (const { societyName } of body.content) expect(societies, as).toContain(societyName)
    }
  })

  test('the lines of proposals, for who decides and who asked', async () => {
    const { body } = await t.call('request.list', { query: { size: 100 } }, { as: 'admin' })
    const proposals = body.content.filter(({ type }) => type === 'hf/room-rate' || type === 'hf/service')
    expect(proposals).not.toEqual([])
    for (const { code, type } of proposals) {
      const list = type === 'hf/room-rate' ? 'hf-room-category' : 'medicard-service'
      const field = type === 'hf/room-rate' ? 'roomCategoryCode' : 'serviceCode'
      const { body: lines } = await t.call('proposal.lines', { params: { code } }, { as: 'approver' })
      for (const { name, values } of lines)
        expect(name, code).toBe(names.get(`${list} ${String(values[field])}`))
    }
  })

  test('every account of the sample that sees rates is among the readers', async () => {
    const users = await t.db.select().from(appUser)
    const seen = new Set<string>(readers.map(([user]) => user))
    const withoutRates = ['compliance', 'former.officer']
    const firsts = users.map(({ username }) => username).filter((name) => !/\d$/.test(name))
    expect(firsts.filter((name) => !seen.has(name) && !withoutRates.includes(name))).toEqual([])
  })
})
