import type { ReferenceBase } from '@capiz/domain/reference'
import { forEachSheetKind, priceSheetKinds } from '@capiz/domain/fees'
import type { HeaderField, PriceSheetKind, PriceSheetKindName } from '@capiz/domain/fees'
import { referenceItem } from '../../src/db/schema/index.ts'
import { itemColumns } from '../../src/engines/reference/row.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { today } from './price-calls.ts'
import { addMinimalFixture } from './minimal-fixture.ts'

/** A server on the day of the price tests, with a few providers and the lists their prices take codes from. */
export async function startPriceApp(): Promise<TestApp> {
  const t = await startTestApp({ today, seed: 'none' })
  await addMinimalFixture(t.db)
  await addPriceLists(t)
  return t
}

/** Items the price sheets of the tests take codes from. */
async function addPriceLists(t: TestApp): Promise<void> {
  const lists: Partial<Record<ReferenceBase, Record<string, unknown>[]>> = {
    'hf-room-category': [
      { code: 'WARD', description: 'Ward', sortOrder: 10 },
      { code: 'PRIV', description: 'Regular private', sortOrder: 20 },
      { code: 'SUITE', description: 'Suite', sortOrder: 30 },
      { code: 'NORC', description: 'No room category', sortOrder: 90 },
    ],
    'hf-cost-center': [{ code: 'LAB', description: 'Laboratory' }],
    'medicard-service': [
      { code: 'CBC', description: 'Complete blood count', groupBy: 'Laboratory', kind: 'DIAGNOSTIC' },
      { code: 'FBS', description: 'Fasting blood sugar', groupBy: 'Laboratory', kind: 'DIAGNOSTIC' },
    ],
    'physician-instrument': [{ code: 'CARM', instrumentName: 'C-arm' }],
    society: [
      { code: 'INV-SURG', description: 'Society of Invented Surgeons' },
      { code: 'BOARD', description: 'Society of the Board' },
      { code: 'NOTICE', description: 'Society of Short Notice' },
      { code: 'END', description: 'Society of Endings' },
      { code: 'LADDER', description: 'Society of Ladders' },
      { code: 'FILES', description: 'Society of Files' },
    ],
  }
  for (const [base, items] of Object.entries(lists)) {
    await t.db.insert(referenceItem).values(items.map((item) => itemColumns(base as ReferenceBase, item)))
  }
  const gone = itemColumns('hf-room-category', { code: 'GONE', description: 'No longer used', sortOrder: 99 })
  await t.db.insert(referenceItem).values({ ...gone, deleted: true })
}

const headers: Record<PriceSheetKind['owner'], Partial<Record<HeaderField, string>>> = {
  facility: { healthFacilityCode: 'HF0000001', serviceType: 'OUTPATIENT', costCenter: 'LAB' },
  physician: { physicianCode: 'PHY0000001', serviceType: 'OUTPATIENT' },
  society: { societyName: 'Society of Invented Surgeons', serviceType: 'OUTPATIENT' },
  none: {},
}

/** Valid lines of each kind. */
const lines: Record<PriceSheetKindName, Record<string, unknown>[]> = {
  'room-rate': [
    { roomCategoryCode: 'WARD', rate: 950.5, beds: 12, inclusions: ['Bed', 'Meals'] },
    { roomCategoryCode: 'PRIV', rate: 2800, beds: null, inclusions: null },
  ],
  service: [
    { serviceCode: 'CBC', price: 320, discountPercent: 5.25, remarks: 'Fasting' },
    { serviceCode: 'FBS', price: 180.75, discountPercent: null, remarks: null },
  ],
  package: [
    {
      packageName: 'Basic check-up',
      price: 1500,
      serviceType: 'OUTPATIENT',
      inclusions: ['CBC'],
      ape: true,
    },
  ],
  'discount-list': [
    {
      discountType: 'VOLUME',
      serviceType: 'OUTPATIENT',
      percent: 7.5,
      amount: null,
      conditions: 'From 100 a month',
    },
    { discountType: 'ROOM', serviceType: 'INPATIENT', percent: null, amount: 200, conditions: null },
  ],
  'pf-management': [{ feeCode: 'CONSULT_FIRST', amount: 600, percent: null }],
  'procedure-rate': [{ procedureCode: '47562', amount: 32000 }],
  'special-instrument-fee': [{ instrumentCode: 'CARM', amount: 1200 }],
  'standard-procedure-rate': [
    { procedure: '47562', description: 'Laparoscopic removal of the gallbladder', ruv: 120, amount: null },
    { procedure: '00100', description: 'Anaesthesia of the salivary glands', ruv: null, amount: 4000 },
  ],
  'standard-pf': [{ feeCode: 'CONSULT_FIRST', membership: 'FELLOW', amount: 700, percent: null }],
  'ahmopi-rate': [{ feeCode: 'CONSULT_FOLLOWUP', membership: 'MEMBER', amount: 450, percent: null }],
}

/** A valid sheet of each kind: the address of its calls, its header and its lines. */
export const samples = forEachSheetKind((kind) => {
  const { base: path, owner, headerKey } = priceSheetKinds[kind]
  const given = Object.entries(headers[owner]).filter(([name]) => headerKey.some((key) => key === name))
  const header: Record<string, string> = Object.fromEntries(given)
  return { path, header, lines: lines[kind] }
})
