import {
  priceSheetKindNames,
  priceSheetKinds,
  serviceTypes,
  type PriceSheetKindName,
} from '@capiz/domain/fees'
import { addDays, type IsoDate } from '@capiz/domain/time'
import type { priceLine, priceSheet } from '../db/schema/index.ts'
import { headerColumns, lineColumns, type Header, type Line } from '../areas/price/rows.ts'
import { stampsAt, type SeedInputs } from './context.ts'
import { costCenterOf } from './cost-centers.ts'
import { societyNames } from './data/medicine.ts'
import { seedFacility } from './facility.ts'
import { drawLines, sheetSamples } from './price-lines.ts'
import { formatCode } from '../platform/runtime/codes.ts'
import { stream } from './random.ts'
import {
  firstThingOf,
  levelOf,
  levelsOf,
  ownerOf,
  rangeOf,
  type Counted,
  type Level,
  type PerLevel,
} from './size.ts'

interface Plan {
  kind: PriceSheetKindName
  headers: PerLevel
  owners: Counted | undefined
}

const plans: readonly Plan[] = priceSheetKindNames.map((kind) => {
  const { owner } = priceSheetKinds[kind]
  const owners = owner === 'facility' || owner === 'physician' ? owner : undefined
  return { kind, headers: sheetSamples[kind].headers, owners }
})

/** Sheets of the sample: of one header the sheet long past, the last one, the one in force and a coming one. */
export interface SeedSheet {
  kind: PriceSheetKindName
  header: Header
  effectiveDate: IsoDate
  validityDate: IsoDate | null
  lines: Line[]
  /** whether it is one of the coming sheets somebody asks to amend */
  isAmendable: boolean
}

/** Whether the sheet in force of a society ends some days before the coming one begins. */
const hasGap = ({ owners }: Plan, index: number, level: Level) => !owners && level > 0 && index % 40 === 7

type ServiceHeader = Pick<Header, 'serviceType' | 'costCenter' | 'roomCategoryCode'>

/** Rooms the services of a ward are priced for; some sheets are for all rooms. */
const wardRooms = ['WARD', 'SPRIV', 'PRIV', 'LPRIV', 'SUITE', 'ICU', 'NICU', 'ISO', 'OR', 'NORC', null]

/** The header of a service sheet beside the smallest sample: every cost centre and room comes, each at some places. */
function laterHeader(typeCode: string, turn: number, owner: number): ServiceHeader {
  const costCenter = costCenterOf(typeCode, owner * 2 + turn)
  if (costCenter === 'OR') return { serviceType: 'OP_OR', costCenter, roomCategoryCode: null }
  const isWard = typeCode === 'HOSP' && (turn % 3 === 1 || costCenter === 'PHAR')
  if (isWard)
    return {
      serviceType: 'INPATIENT',
      costCenter,
      roomCategoryCode: wardRooms[owner % wardRooms.length] ?? null,
    }
  return { serviceType: 'OUTPATIENT', costCenter, roomCategoryCode: owner % 10 === 5 ? 'NOADM' : null }
}

/** Care setting and cost centre of a facility's n-th service sheet. */
function serviceHeader(typeCode: string, turn: number): Pick<Header, 'serviceType' | 'costCenter'> {
  // A dentist's work is out-patient, or other where it is no treatment.
  if (typeCode === 'DENT') {
    if (turn === 2) return { serviceType: 'OUTPATIENT', costCenter: 'DENTXR' }
    return { serviceType: turn === 0 ? 'OUTPATIENT' : 'OTHER', costCenter: 'DENT' }
  }
  const serviceType = typeCode === 'HOSP' && turn % 3 === 1 ? 'INPATIENT' : 'OUTPATIENT'
  return { serviceType, costCenter: costCenterOf(typeCode, turn) }
}

/** Societies with their care settings: the first two as the smallest sample has them, then the settings of each in turn. */
const societyHeaders: readonly Header[] = [
  ...societyNames.slice(0, 2).map((societyName) => ({ societyName, serviceType: serviceTypes[0] })),
  ...societyNames.flatMap((societyName, at) =>
    serviceTypes.slice(at < 2 ? 1 : 0).map((serviceType) => ({ societyName, serviceType })),
  ),
]

function headerOf(inputs: SeedInputs, { kind, headers, owners }: Plan, index: number, level: Level): Header {
  const { headerKey } = priceSheetKinds[kind]
  if (!owners) {
    if (headerKey.length === 0) return {}
    const header = societyHeaders[index]
    if (!header) throw new Error(`There is no society for sheet ${index}.`)
    return header
  }
  const { owner, turn } = ownerOf({ owners, things: headers }, index, level)
  if (owners === 'physician') {
    const physicianCode = formatCode('physician', owner + 1, '')
    if (!headerKey.includes('serviceType')) return { physicianCode }
    return { physicianCode, serviceType: serviceTypes[(index + turn) % serviceTypes.length] }
  }
  const healthFacilityCode = formatCode('facility', owner + 1, '')
  if (!headerKey.includes('costCenter')) return { healthFacilityCode }
  const { typeCode } = seedFacility(inputs, owner).form
  if (level > 0 && typeCode !== 'DENT') return { healthFacilityCode, ...laterHeader(typeCode, turn, owner) }
  return { healthFacilityCode, ...serviceHeader(typeCode, turn), roomCategoryCode: null }
}

/**
 * First days of a header's sheets, counted from today. The first header of room rates and services has one from today
 * and one from yesterday, tomorrow and in 45 days, whatever the size.
 */
function offsetsOf(inputs: SeedInputs, kind: PriceSheetKindName, index: number): readonly number[] {
  const isWatched = kind === 'room-rate' || kind === 'service'
  if (isWatched && index === 0) return [-400, -1, 1, 45]
  if (isWatched && index === 1) return [-380, -190, 0, 45]
  const source = stream(inputs.seedNumber, `price-days-${kind}`, index)
  return [-source.int(700, 800), -source.int(330, 420), -source.int(3, 100), source.int(31, 58)]
}

function* sheetsOfHeader(inputs: SeedInputs, plan: Plan, index: number, level: Level): Generator<SeedSheet> {
  const header = headerOf(inputs, plan, index, level)
  const facilityIndex = header.healthFacilityCode ? Number(header.healthFacilityCode.slice(2)) - 1 : undefined
  const beds = facilityIndex !== undefined && seedFacility(inputs, facilityIndex).form.bedCapacity !== null
  // Rooms are priced where patients stay; only the sample of the tests has a sheet that says there are none.
  if (plan.kind === 'room-rate' && !beds && level > 0) return
  const offsets = offsetsOf(inputs, plan.kind, index)
  const isGap = hasGap(plan, index, level)
  for (const [version, offset] of offsets.entries()) {
    // Each version draws anew from the same stream, so that only the rise tells two sheets apart.
    const source = stream(inputs.seedNumber, `price-lines-${plan.kind}`, index)
    const lines = drawLines(plan.kind, { source, header, level, version, beds })
    const effectiveDate = addDays(inputs.asOf, offset)
    const next = offsets[version + 1]
    const usual = priceSheetKinds[plan.kind].validity ? addDays(effectiveDate, 1095) : null
    const validityDate =
      isGap && version === 2 && next !== undefined ? addDays(inputs.asOf, next - 15) : usual
    const isAmendable = plan.kind === 'room-rate' && level === 1 && version === 3 && index % 3 === 2
    yield { kind: plan.kind, header, effectiveDate, validityDate, lines, isAmendable }
  }
}

/** All sheets of the sample in the order of their ids. */
export function* seedSheets(inputs: SeedInputs): Generator<SeedSheet & { id: number }> {
  let id = 0
  for (const level of levelsOf(inputs.size)) {
    for (const plan of plans) {
      const [from, to] = rangeOf(plan.headers, level)
      for (let index = from; index < to; index++) {
        for (const sheet of sheetsOfHeader(inputs, plan, index, level)) yield { id: ++id, ...sheet }
      }
    }
  }
}

/** The sheets a facility or physician has under its first header of a kind, oldest first; none for most. */
export function sheetsOfOwner(inputs: SeedInputs, kind: PriceSheetKindName, owner: number): SeedSheet[] {
  const plan = plans.find((each) => each.kind === kind)
  if (!plan?.owners) return []
  const index = firstThingOf({ owners: plan.owners, things: plan.headers }, owner)
  return index === undefined ? [] : [...sheetsOfHeader(inputs, plan, index, levelOf(plan.owners, owner))]
}

/** When a sheet was typed in: five weeks ahead of its first day, or lately when that day is still to come. */
function enteredOn(inputs: SeedInputs, { id, effectiveDate }: { id: number; effectiveDate: IsoDate }) {
  const early = addDays(effectiveDate, -35)
  const encodedDate = early < inputs.asOf ? early : addDays(inputs.asOf, -1)
  const offset = Math.round((Date.parse(encodedDate) - Date.parse(inputs.asOf)) / 86_400_000)
  return { encodedDate, stamps: stampsAt(inputs, { offset, by: 'rates' }, undefined, id) }
}

/** The first line of amended sheets as it was entered, with the entry of the ledger that ended it and when; by sheet. */
export type AmendedLines = ReadonlyMap<number, { line: Line; entry: number; at: Date }>

/** Price sheets as stored. */
export function* sheetRows(
  inputs: SeedInputs,
  amended: AmendedLines,
): Generator<typeof priceSheet.$inferInsert & { id: number }> {
  for (const { id, kind, header, effectiveDate, validityDate } of seedSheets(inputs)) {
    const { encodedDate, stamps } = enteredOn(inputs, { id, effectiveDate })
    const amendment = amended.get(id)
    yield {
      id,
      ...headerColumns(kind, header),
      effectiveDate,
      validityDate,
      encodedDate,
      remarks: null,
      requestCode: null,
      knownFrom: stamps.createdDate,
      ...stamps,
      ...(amendment && { version: 2, updatedBy: 'approver', updatedDate: amendment.at }),
    }
  }
}

/** Their lines as stored. */
export function* lineRows(
  inputs: SeedInputs,
  amended: AmendedLines,
): Generator<typeof priceLine.$inferInsert & { id: number }> {
  let id = 0
  for (const { id: sheetId, kind, header, effectiveDate, lines } of seedSheets(inputs)) {
    const ownerKey = headerColumns(kind, header).ownerCode ?? ''
    const knownFrom = enteredOn(inputs, { id: sheetId, effectiveDate }).stamps.createdDate
    const past = amended.get(sheetId)
    const common = { ownerKey, sheetId, knownUntil: null, entryId: null }
    for (const [position, line] of lines.entries()) {
      const columns = lineColumns(kind, line, position)
      if (past && position === 0) {
        const entered = lineColumns(kind, past.line, position)
        yield { id: ++id, ...common, knownFrom, ...entered, knownUntil: past.at }
        yield { id: ++id, ...common, knownFrom: past.at, ...columns, entryId: past.entry }
      } else yield { id: ++id, ...common, knownFrom, ...columns }
    }
  }
}
