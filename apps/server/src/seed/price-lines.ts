import { feeCodes, memberships, type PriceSheetKindName, type ServiceType } from '@capiz/domain/fees'
import { tidyLine, type Header, type Line } from '../areas/price/rows.ts'
import { servicesOfCenter, servicesOfCenterInTiny } from './cost-centers.ts'
import { usualPrice } from './data/services.ts'
import type { Stream } from './random.ts'
import type { Level, PerLevel } from './size.ts'

/** The input for drawing the lines of a sheet. */
export interface LineInputs {
  source: Stream
  header: Header
  /** size the sheet first comes in; a smaller sample has fewer services to name */
  level: Level
  /** 0 for the oldest sheet of a header; each newer one is dearer */
  version: number
  /** whether the facility keeps patients */
  beds: boolean
}

type Draw = (inputs: LineInputs) => Line[]

/** Percent a price rises by from one version to the next: 0 to 9, told by the price itself, so that no two lines rise alike. */
const riseOf = (base: number, version: number): number => (Math.round(base) * 7 + version * 3) % 10

/** A price that has risen with every version, by its own rate where it has one, in steps a price list would have. */
function risen(base: number, version: number, percent?: number): number {
  const step = base < 1000 ? 5 : base < 10_000 ? 50 : 100
  let price = base
  for (let at = 1; at <= version; at++) price *= 1 + (percent ?? riseOf(base, at)) / 100
  return Math.round(price / step) * step
}

const rooms: readonly (readonly [code: string, least: number, most: number])[] = [
  ['WARD', 900, 2500],
  ['SPRIV', 1800, 3200],
  ['PRIV', 2600, 5200],
  ['LPRIV', 4200, 8000],
  ['SUITE', 6000, 18_000],
  ['ICU', 5000, 12_000],
]

/** Rooms only some places with beds have. */
const rareRooms: readonly (readonly [code: string, least: number, most: number])[] = [
  ['NICU', 6000, 14_000],
  ['ISO', 3500, 7500],
  ['OR', 4500, 12_000],
  ['NORC', 1200, 2500],
]

const roomLines: Draw = ({ source, level, version, beds }) => {
  if (!beds) return [{ roomCategoryCode: 'NOADM', rate: risen(source.int(200, 600), version) }]
  const more = level > 0 ? rareRooms.filter(() => source.chance(0.4)) : []
  return [...rooms, ...more].map(([roomCategoryCode, least, most]) => ({
    roomCategoryCode,
    rate: risen(source.int(least, most), version),
    beds: source.int(1, 40),
    inclusions: source.chance(0.5) ? ['Bed', 'Three meals', 'Nursing care'] : null,
  }))
}

const linesPerLevel: readonly [number, number, number] = [5, 14, 17]

const serviceLines: Draw = ({ source, header, level, version }) => {
  const center = header.costCenter ?? ''
  const known = level === 0 ? servicesOfCenterInTiny(center) : servicesOfCenter(center)
  const count = Math.min(linesPerLevel[level], known.length)
  const first = level === 0 ? 0 : source.int(0, known.length - count)
  // What one place asks is below or above the usual price for all its services alike, give or take a little.
  const place = source.int(80, 125)
  return known.slice(first, first + count).map((serviceCode) => {
    const base = (usualPrice(serviceCode) * (place + source.int(-8, 8))) / 100
    return {
      serviceCode,
      price: risen(base, version, source.int(3, 8)),
      discountPercent: source.chance(0.3) ? source.int(2, 15) : null,
      remarks: null,
    }
  })
}

const packageLines: Draw = ({ source, level, version }) => [
  {
    packageName: 'Annual physical examination, basic',
    price: risen(source.int(900, 1600), version),
    serviceType: 'OUTPATIENT',
    inclusions: ['Physical examination', 'Complete blood count', 'Urinalysis', 'Fecalysis', 'Chest X-ray'],
    ape: true,
  },
  {
    packageName: 'Annual physical examination, executive',
    price: risen(source.int(2500, 6000), version),
    serviceType: 'OUTPATIENT',
    inclusions: ['Basic package', 'Electrocardiogram', 'Whole abdomen ultrasound', 'Lipid profile'],
    ape: true,
  },
  {
    packageName: 'Day surgery, minor',
    price: risen(source.int(6000, 14_000), version),
    serviceType: 'OP_OR',
    inclusions: ['Operating room', 'Supplies', 'Recovery room'],
    ape: false,
  },
  ...(level > 0 ? laterPackages(source, version) : []),
]

/** Packages all but the smallest sample has. */
const laterPackages = (source: Stream, version: number): Line[] => [
  {
    packageName: 'Maternity, normal delivery',
    price: risen(source.int(18_000, 42_000), version),
    serviceType: 'INPATIENT',
    inclusions: ['Room for two days', 'Delivery room', 'Care of the newborn'],
    ape: false,
  },
  {
    packageName: 'Visit at a company, half a day',
    price: risen(source.int(4000, 9000), version),
    serviceType: 'OTHER',
    inclusions: ['Physician', 'Nurse', 'Transport'],
    ape: false,
  },
]

const discountLines: Draw = ({ source, level }) => [
  {
    discountType: 'VOLUME',
    serviceType: 'OUTPATIENT',
    percent: source.int(3, 10),
    conditions: 'From 100 members a month',
  },
  {
    discountType: 'PROMPT_PAYMENT',
    serviceType: 'INPATIENT',
    percent: source.int(2, 5),
    conditions: 'Paid within 15 days',
  },
  { discountType: 'ROOM', serviceType: 'INPATIENT', amount: source.int(1, 6) * 100, conditions: null },
  ...(level > 0 ? laterDiscounts(source) : []),
]

/** Discounts all but the smallest sample has. */
const laterDiscounts = (source: Stream): Line[] => [
  {
    discountType: 'SERVICE',
    serviceType: 'OP_OR',
    percent: source.int(5, 12),
    conditions: 'For cases booked three days ahead',
  },
  {
    discountType: 'PROFESSIONAL_FEE',
    serviceType: 'OTHER',
    percent: source.int(5, 10),
    conditions: 'For visits at a company',
  },
]

const feeRange: Readonly<Record<string, readonly [number, number]>> = {
  CONSULT_FIRST: [500, 900],
  CONSULT_FOLLOWUP: [350, 700],
  TELECONSULT: [350, 600],
  RUV_MULTIPLIER: [60, 180],
  ANESTHESIA_PERCENT: [25, 40],
  ASSIST_PERCENT: [15, 25],
  ICU_VISIT: [900, 1800],
  REFERRAL: [600, 1200],
  READING_FEE: [150, 400],
  CLEARANCE: [500, 1200],
}

function fee(feeCode: string, source: Stream, version: number, factor = 1): Line {
  const [least, most] = feeRange[feeCode] ?? [600, 1500]
  const drawn = source.int(least, most)
  if (feeCode.endsWith('_PERCENT')) return { feeCode, percent: drawn, amount: null }
  return { feeCode, amount: risen(drawn * factor, version), percent: null }
}

const codesOf = (header: Header) => feeCodes[(header.serviceType ?? 'OUTPATIENT') as ServiceType]

const feeLines: Draw = ({ source, header, version }) =>
  codesOf(header).map((code) => fee(code, source, version))

const societyLines: Draw = ({ source, header, version }) =>
  codesOf(header).flatMap((code) =>
    memberships.map((membership, at) => ({ ...fee(code, source, version, 1 + at * 0.12), membership })),
  )

/** Invented entries under codes of the shape of the relative value scale. */
const procedures: readonly { procedure: string; description: string; ruv: number }[] = [
  'Excision of a skin lesion, minor',
  'Wound repair, simple',
  'Laparoscopic cholecystectomy (gallbladder)',
  'Appendectomy',
  'Inguinal herniorrhaphy',
  'Cataract extraction with lens implant',
  'Caesarean section',
  'Normal delivery',
  'Knee arthroscopy',
  'Open reduction of a forearm fracture',
  'Tonsillectomy',
  'Thyroid lobectomy',
  'Transurethral resection of the prostate',
  'Colonoscopy with biopsy',
  'Gastroscopy with biopsy',
  'Coronary angiography',
  'Hemodialysis session',
  'Bronchoscopy',
  'Cystoscopy',
  'Dilatation and curettage',
].map((description, at) => ({
  procedure: String(90_100 + at * 7),
  description,
  ruv: [12, 10, 140, 90, 85, 120, 150, 80, 110, 100, 70, 130, 160, 60, 45, 90, 30, 50, 40, 55][at] ?? 50,
}))

const standardLines: Draw = () => procedures.map((line) => ({ ...line, amount: null }))

const procedureLines: Draw = ({ source, version }) =>
  procedures
    .filter(() => source.chance(0.3))
    .concat(procedures.slice(0, 1))
    .filter((line, at, all) => all.indexOf(line) === at)
    .map(({ procedure, ruv }) => ({ procedureCode: procedure, amount: risen(ruv * 120, version) }))

const instrumentCodes = ['CARM', 'LAPARO', 'PHACO', 'HARMONIC', 'MICROSCOPE']

const instrumentLines: Draw = ({ source, version }) => {
  const first = source.int(0, instrumentCodes.length - 2)
  return instrumentCodes
    .slice(first, first + 2)
    .map((instrumentCode) => ({ instrumentCode, amount: risen(source.int(1500, 9000), version) }))
}

interface Sample {
  /** how many headers have sheets, per size; each has four sheets */
  headers: PerLevel
  draw: Draw
}

/** The sample's sheets of each kind (domain model 13). */
export const sheetSamples: Record<PriceSheetKindName, Sample> = {
  'room-rate': { headers: [4, 292, 9992], draw: roomLines },
  service: { headers: [10, 600, 11_250], draw: serviceLines },
  package: { headers: [3, 150, 4000], draw: packageLines },
  'discount-list': { headers: [2, 75, 2000], draw: discountLines },
  'pf-management': { headers: [2, 180, 3500], draw: feeLines },
  'procedure-rate': { headers: [2, 100, 3500], draw: procedureLines },
  'special-instrument-fee': { headers: [1, 60, 1500], draw: instrumentLines },
  'standard-procedure-rate': { headers: [1, 1, 1], draw: standardLines },
  'standard-pf': { headers: [2, 172, 172], draw: societyLines },
  'ahmopi-rate': { headers: [2, 172, 172], draw: societyLines },
}

/** The lines of a sheet of a kind, tidied as a save would. */
export function drawLines(kind: PriceSheetKindName, inputs: LineInputs): Line[] {
  return sheetSamples[kind].draw(inputs).map((line) => tidyLine(kind, line))
}
