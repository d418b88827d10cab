import { priceSheetKindNames, priceSheetKinds } from '@capiz/domain/fees'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { referenceItem } from '../src/db/schema/index.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { pdf, png } from './support/facilities.ts'
import { factorStates, setFactorState } from './support/factor-states.ts'
import { changedTables, type Owner, owners, rowsAbout, type Tables, tablesOf } from './support/others-rows.ts'
import { headings } from './support/price-import.ts'
import { samples } from './support/price.ts'
import { sheetFile } from './support/workbooks.ts'

/**
 * What an owner sends by each form, filled in as it should be, about the record of somebody else: refused in each state of
 * the factor, without a trace on any row of that record; staff are taken at their word.
 */
const nextMonth = '2026-12-28'
let app: TestApp
let tables: Tables = []
let services: string[] = []

type Reply = { status: number; body: unknown }
interface Form {
  name: string
  send: (as: string) => Promise<Reply>
}

async function post(path: string, body: object, as: string): Promise<Reply> {
  const headers = { authorization: `Bearer ${await app.login(as)}`, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const reply = await app.app.request(`/api/accr${path}`, init)
  return { status: reply.status, body: await reply.json() }
}

/** Saving and previewing each kind of price list of an owner. */
function priceForms({ other, table }: Owner): Form[] {
  return priceSheetKindNames
    .filter((kind) => priceSheetKinds[kind].owner === table)
    .flatMap((kind): Form[] => {
      const { path, header, lines } = samples[kind]
      const whose = table === 'facility' ? { healthFacilityCode: other } : { physicianCode: other }
      const body = () => ({
        ...header,
        ...whose,
        effectiveDate: nextMonth,
        // the sample has services of its own
        lines: kind === 'service' ? services.map((serviceCode) => ({ serviceCode, price: 320 })) : lines,
      })
      return [
        { name: `${kind}, preview`, send: (as) => post(`/price-preview/${kind}`, body(), as) },
        { name: kind, send: (as) => post(path, body(), as) },
      ]
    })
}

const visit = {
  type: 'ROUTINE',
  mode: 'ONSITE',
  visitDate: '2026-11-18',
  conductedBy: 'Ligaya Halimbawa',
  ratings: [{ item: 'CLEANLINESS', score: 4 }],
  findings: 'All in order.',
  result: 'SATISFACTORY',
} as const

const rates = () => new File([new Uint8Array(sheetFile([headings, ['WARD', 1350, 4]]))], 'rates.xlsx')

/** The forms of a facility: record, uploads, check-in, documents. */
function facilityForms(other: string): Form[] {
  const fields = { healthFacilityCode: other }
  return [
    {
      name: 'record',
      send: async (as) => {
        const { body } = await app.call('facility.get', { params: { code: other } }, { as: 'admin' })
        return post('/hf', { ...body, remarks: 'Seen.' }, as)
      },
    },
    {
      name: 'upload of room rates',
      send: (as) =>
        app.call(
          'priceImport.start',
          {
            params: { kind: 'room-rate' },
            fields: { ...fields, effectiveDate: nextMonth },
            files: [rates()],
          },
          { as },
        ),
    },
    {
      name: 'upload of a roster',
      send: (as) =>
        app.call('rosterImport.start', { params: { kind: 'roster' }, fields, files: [rates()] }, { as }),
    },
    {
      name: 'check-in',
      send: (as) => app.call('facilityCheckIn.save', { json: { ...fields, ...visit }, files: [] }, { as }),
    },
    documentForm('hf-document', other, 'FSIC'),
    otherDocumentForm('hf-document', other),
  ]
}

/** The forms of a physician: record, picture, documents. */
function physicianForms(other: string): Form[] {
  return [
    {
      name: 'record',
      send: async (as) => {
        const { body } = await app.call('physician.get', { params: { code: other } }, { as: 'admin' })
        return post('/phy', { ...body, remarks: 'Seen.' }, as)
      },
    },
    {
      name: 'picture',
      send: (as) =>
        app.call(
          'physician.profilePicture',
          { fields: { phyCode: other }, files: [png('me.png', 8, 8)] },
          { as },
        ),
    },
    documentForm('phy-document', other, 'PRC'),
    otherDocumentForm('phy-document', other),
  ]
}

function documentForm(type: 'hf-document' | 'phy-document', targetCode: string, docType: string): Form {
  const json = { targetCode, docType, validityDate: '2027-11-20' as const }
  const send = (as: string) =>
    app.call(
      'request.createWithFiles',
      { params: { type }, json, files: [pdf(`${as}.pdf`, `${as} ${docType}`)] },
      { as },
    )
  return { name: 'document', send }
}

function otherDocumentForm(type: 'hf-document' | 'phy-document', targetCode: string): Form {
  const json = { targetCode, docType: null, docRemarks: 'A letter' }
  const send = (as: string) =>
    app.call('request.createOthers', { params: { type }, json, files: [pdf(`o-${as}.pdf`, as)] }, { as })
  return { name: 'other document', send }
}

const formsOf = (owner: Owner): Form[] => [
  ...(owner.table === 'facility' ? facilityForms(owner.other) : physicianForms(owner.other)),
  ...priceForms(owner),
]

beforeAll(async () => {
  app = await startTestApp({
    seed: 'tiny',
    today: tinyToday,
    env: { CAPIZ_SECOND_FACTOR: 'required', CAPIZ_STEP_UP: 'true', CAPIZ_ACCESS_SECONDS: '86400' },
  })
  tables = await tablesOf(app)
  const items = await app.db
    .select()
    .from(referenceItem)
    .where(eq(referenceItem.list, 'medicard-service'))
    .limit(2)
  services = items.map(({ code }) => code)
  await app.login('admin')
  await setFactorState(app, 'admin', 'stepped up')
})
afterAll(() => app.close())

describe.each(owners)('what a $as sends about the record of another', (owner) => {
  describe.each(factorStates)('%s', (state) => {
    beforeAll(async () => {
      await app.login(owner.as)
      await setFactorState(app, owner.as, state)
    })

    test.each(formsOf(owner))('is refused: $name', async ({ send }) => {
      const before = await rowsAbout(app, tables, owner)
      const { status, body } = await send(owner.as)
      expect([403, 404], JSON.stringify(body)).toContain(status)
      expect(changedTables(before, await rowsAbout(app, tables, owner))).toEqual([])
    })
  })

  test.each(formsOf(owner))(
    'is taken from staff, or stopped by what the record says: $name',
    async ({ send }) => {
      const { status, body } = await send('admin')
      expect([200, 201, 409], JSON.stringify(body)).toContain(status)
    },
  )
})
