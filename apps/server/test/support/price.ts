import type { ReferenceBase } from '@capiz/domain/errors'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { referenceItem } from '../../src/db/schema/index.ts'
import { itemColumns } from '../../src/reference/row.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { today } from './price-calls.ts'
import { addSmallWorld } from './small-world.ts'

/** A server on the day of the price tests, with a few providers and the lists their prices take codes from. */
export async function startPriceApp(): Promise<TestApp> {
  const t = await startTestApp({ today, seed: 'none' })
  await addSmallWorld(t.db)
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
  }
  for (const [base, items] of Object.entries(lists)) {
    await t.db.insert(referenceItem).values(items.map((item) => itemColumns(base as ReferenceBase, item)))
  }
  const gone = itemColumns('hf-room-category', { code: 'GONE', description: 'No longer used', sortOrder: 99 })
  await t.db.insert(referenceItem).values({ ...gone, deleted: true })
}

const facility = { healthFacilityCode: 'HF0000001' }
const physician = { physicianCode: 'PHY0000001' }
const society = { societyName: 'Society of Invented Surgeons', serviceType: 'OUTPATIENT' }

/** A valid sheet of each kind: the group of its calls, its header and its lines. */
export const samples: Record<
  PriceSheetKindName,
  { group: string; path: string; header: Record<string, string>; lines: Record<string, unknown>[] }
> = {
  'room-rate': {
    group: 'roomRate',
    path: '/hf/room-rate',
    header: facility,
    lines: [
      { roomCategoryCode: 'WARD', rate: 950.5, beds: 12, inclusions: ['Bed', 'Meals'] },
      { roomCategoryCode: 'PRIV', rate: 2800, beds: null, inclusions: null },
    ],
  },
  service: {
    group: 'servicePrice',
    path: '/hf/services',
    header: { ...facility, serviceType: 'OUTPATIENT', costCenter: 'LAB' },
    lines: [
      { serviceCode: 'CBC', price: 320, discountPercent: 5.25, remarks: 'Fasting' },
      { serviceCode: 'FBS', price: 180.75, discountPercent: null, remarks: null },
    ],
  },
  package: {
    group: 'packagePrice',
    path: '/hf/packages',
    header: facility,
    lines: [
      {
        packageName: 'Basic check-up',
        price: 1500,
        serviceType: 'OUTPATIENT',
        inclusions: ['CBC'],
        ape: true,
      },
    ],
  },
  'discount-list': {
    group: 'discountList',
    path: '/hf/discount-list',
    header: facility,
    lines: [
      {
        discountType: 'VOLUME',
        serviceType: 'OUTPATIENT',
        percent: 7.5,
        amount: null,
        conditions: 'From 100 a month',
      },
      { discountType: 'ROOM', serviceType: 'INPATIENT', percent: null, amount: 200, conditions: null },
    ],
  },
  'pf-management': {
    group: 'physicianFee',
    path: '/phy/pf-management',
    header: { ...physician, serviceType: 'OUTPATIENT' },
    lines: [{ feeCode: 'CONSULT_FIRST', amount: 600, percent: null }],
  },
  'procedure-rate': {
    group: 'procedureRate',
    path: '/phy/procedure-rate',
    header: physician,
    lines: [{ procedureCode: '47562', amount: 32000 }],
  },
  'special-instrument-fee': {
    group: 'instrumentFee',
    path: '/phy/special-instrument-fee',
    header: physician,
    lines: [{ instrumentCode: 'CARM', amount: 1200 }],
  },
  'standard-procedure-rate': {
    group: 'standardProcedureRate',
    path: '/standard-procedure-rate',
    header: {},
    lines: [
      { procedure: '47562', description: 'Laparoscopic removal of the gallbladder', ruv: 120, amount: null },
      { procedure: '00100', description: 'Anaesthesia of the salivary glands', ruv: null, amount: 4000 },
    ],
  },
  'standard-pf': {
    group: 'standardFee',
    path: '/standard-pf',
    header: society,
    lines: [{ feeCode: 'CONSULT_FIRST', membership: 'FELLOW', amount: 700, percent: null }],
  },
  'ahmopi-rate': {
    group: 'societyRate',
    path: '/ahmopi-rate',
    header: society,
    lines: [{ feeCode: 'CONSULT_FOLLOWUP', membership: 'MEMBER', amount: 450, percent: null }],
  },
}
