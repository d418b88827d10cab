import type { AmendmentKind, AmendmentReason } from '@capiz/domain/fees'
import type { RequestStatus } from '@capiz/domain/request'
import { addDays } from '@capiz/domain/time'
import type { priceEntry } from '../db/schema/index.ts'
import { lineColumns, lineReply, type Line } from '../areas/price/rows.ts'
import { dayAt, momentAt, type SeedInputs } from './context.ts'
import { requesterOf, type Draft } from './draft.ts'
import { seedFacility } from './facility.ts'
import { formatCode } from '../platform/runtime/codes.ts'
import { seedSheets, type AmendedLines, type SeedSheet } from './price.ts'
import { fixtureUser } from './user.ts'

interface Story {
  status: RequestStatus
  action: AmendmentKind
  reasonCode: AmendmentReason
  reason: string
  /** days from today to the day it was asked for */
  offset: number
}

/** States of the amendments of coming room rates, in turn. */
const stories: readonly Story[] = [
  {
    status: 'PENDING',
    action: 'CORRECT',
    reasonCode: 'TYPING_ERROR',
    reason: 'The signed schedule has the ward at 50 pesos more.',
    offset: -2,
  },
  {
    status: 'APPROVED',
    action: 'CORRECT',
    reasonCode: 'TYPING_ERROR',
    reason: 'The ward was entered at 50 pesos less than the signed schedule has.',
    offset: -12,
  },
  {
    status: 'REVIEWED',
    action: 'MOVE',
    reasonCode: 'OWNER_REQUEST',
    reason: 'The hospital asked for two weeks to tell its patients.',
    offset: -4,
  },
  {
    status: 'REJECTED',
    action: 'WITHDRAW',
    reasonCode: 'CONTRACT',
    reason: 'The agreement was thought to end this year.',
    offset: -20,
  },
  {
    status: 'CANCELLED',
    action: 'CORRECT',
    reasonCode: 'OTHER',
    reason: 'The letter of the hospital was read wrongly.',
    offset: -30,
  },
]

/** A coming sheet of the sample and what was asked to be changed in it. */
interface SeedAmendment extends Story {
  sheet: SeedSheet & { id: number }
  /** the first line as entered, and as it is to be */
  before: Line
  after: Line
}

/** Amendments of the sample; the smallest has none. */
const most = 20
const known = new WeakMap<SeedInputs, SeedAmendment[]>()
const rise = 50

/** The line of a coming sheet as first entered, where an approved amendment has raised it since. */
const asEntered = (line: Line): Line => ({ ...line, rate: Number(line.rate) - rise })

/** The amendments of the sample by the places of their sheets. */
function seedAmendments(inputs: SeedInputs): readonly SeedAmendment[] {
  const found = known.get(inputs)
  if (found) return found
  const list: SeedAmendment[] = []
  for (const sheet of inputs.size === 'tiny' ? [] : seedSheets({ ...inputs, size: 'demo' })) {
    const [first] = sheet.lines
    if (list.length >= most) break
    if (!sheet.isAmendable || !first) continue
    const story = stories[list.length % stories.length] as Story
    const isDone = story.status === 'APPROVED'
    list.push({
      ...story,
      sheet,
      before: isDone ? asEntered(first) : first,
      after: isDone ? first : { ...first, rate: Number(first.rate) + rise },
    })
  }
  known.set(inputs, list)
  return list
}

/** The entered line that an approved amendment ended, and when; by the id of the sheet. */
export function amendedLines(inputs: SeedInputs): AmendedLines {
  const done = seedAmendments(inputs).filter(({ status }) => status === 'APPROVED')
  return new Map(
    done.map((one, at) => [one.sheet.id, { line: one.before, entry: at + 1, at: decidedAt(inputs, one) }]),
  )
}

const decidedAt = (inputs: SeedInputs, { offset }: Story) => momentAt(inputs, offset + 2, 300)

const read = (line: Line, at: number) => {
  const { amount = null, fields = {} } = lineColumns('room-rate', line, at)
  return lineReply('room-rate', { amount, fields })
}

/** The requests for them, without their numbers. */
export function* amendmentDrafts(inputs: SeedInputs): Generator<Draft> {
  for (const one of seedAmendments(inputs)) {
    const { sheet, action, reasonCode, reason, status, offset } = one
    const code = sheet.header.healthFacilityCode ?? ''
    const isCorrection = action === 'CORRECT'
    const moved = action === 'MOVE' ? addDays(sheet.effectiveDate, 14) : null
    const before = {
      kind: sheet.kind,
      effectiveDate: sheet.effectiveDate,
      isWithdrawn: false,
      lines: isCorrection ? [read(one.before, 0)] : [],
    }
    yield {
      type: 'price-amendment',
      status,
      targetCode: code,
      targetName: seedFacility(inputs, Number(code.slice(2)) - 1).form.name,
      applicantType: 'HFC',
      docType: null,
      asked: {
        payload: {
          sheetId: sheet.id,
          version: 1,
          action,
          reasonCode,
          reason,
          removed: [],
          ...before,
          effectiveDate: moved ?? sheet.effectiveDate,
          isWithdrawn: action === 'WITHDRAW',
          lines: isCorrection ? [read(one.after, 0)] : [],
        },
        before,
      },
      requester: requesterOf(fixtureUser(inputs, 'rates')),
      offset,
    }
  }
}

/** The ledger of the approved ones; `firstRequest` is the number of the first of the requests for them. */
export function* entryRows(
  inputs: SeedInputs,
  firstRequest: number,
): Generator<typeof priceEntry.$inferInsert & { id: number }> {
  let id = 0
  for (const [at, one] of seedAmendments(inputs).entries()) {
    if (one.status !== 'APPROVED') continue
    const { sheet, reasonCode, reason, offset } = one
    yield {
      id: ++id,
      sheetId: sheet.id,
      kind: 'CORRECT',
      reasonCode,
      reason,
      baseVersion: 1,
      fromDay: sheet.effectiveDate,
      requestCode: formatCode('request', firstRequest + at, dayAt(inputs, offset).slice(0, 4)),
      madeBy: 'rates',
      decidedBy: 'approver',
      at: decidedAt(inputs, one),
      changes: [
        { field: 'Ward: rate per day', before: Number(one.before.rate), after: Number(one.after.rate) },
      ],
    }
  }
}
