import type { AmendmentKind } from '@capiz/domain/fees'
import { addDays, type IsoDate } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { amendSheet } from '../src/areas/price/amend.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { facility, priceSheet } from '../src/db/schema/index.ts'
import { systemActor } from '../src/platform/access/actor.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { send } = priceCalls(() => t)
const rooms = ['WARD', 'PRIV', 'SUITE'] as const
const span = 20
const dayAt = (n: number): IsoDate => addDays(today, n)

type Prices = Partial<Record<(typeof rooms)[number], number>>

/** What happens to the prices of one facility; a sheet is named by its turn among those entered. */
type Step =
  | { do: 'enter'; day: number; prices: Prices }
  | { do: 'move'; sheet: number; day: number }
  | { do: 'withdraw'; sheet: number }
  | {
      do: 'amend'
      sheet: number
      from: number | null
      prices: Prices
      removed: (typeof rooms)[number] | null
    }

/** A sheet as a plain reader of the steps remembers it: of each room, every amount since a day of the sheet. */
interface Remembered {
  id: number
  day: number
  isWithdrawn: boolean
  rates: Record<string, { from: number | null; rate: number | null }[]>
}

const rate = fc.integer({ min: 1, max: 9999 })
const prices = fc.record({ WARD: rate, PRIV: rate, SUITE: rate }, { requiredKeys: ['WARD'] })
const sheet = fc.nat({ max: 3 })
const day = fc.nat({ max: span })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('enter' as const), day, prices }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), sheet, day }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const), sheet }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('amend' as const),
      sheet,
      from: fc.option(day, { nil: null }),
      prices,
      removed: fc.option(fc.constantFrom(...rooms), { nil: null }),
    }),
  },
) satisfies fc.Arbitrary<Step>

/** The prices of a day by the steps taken, read as a person would: the newest sheet begun, its last word on each room. */
function naive(sheets: readonly Remembered[], on: number): Record<string, number> {
  const begun = sheets.filter((one) => !one.isWithdrawn && one.day <= on).toSorted((a, b) => a.day - b.day)
  const found: Record<string, number> = {}
  for (const [room, words] of Object.entries(begun.at(-1)?.rates ?? {})) {
    const rate = words.findLast(({ from }) => from === null || from <= on)?.rate ?? null
    if (rate !== null) found[room] = rate
  }
  return found
}

async function newFacility(code: string): Promise<void> {
  const [first] = await t.db.select().from(facility).where(eq(facility.code, 'HF0000001'))
  if (!first) throw new Error('The facility is missing.')
  const { id: _id, ...columns } = first
  await t.db
    .insert(facility)
    .values({ ...columns, code, hfCode: null, phicAccreditationNo: null, nameKey: code })
}

async function amend(id: number, kind: AmendmentKind, change: Partial<Parameters<typeof amendSheet>[3]>) {
  await inTransaction(t.db, async (tx) => {
    const [stored] = await tx.select().from(priceSheet).where(eq(priceSheet.id, id))
    if (!stored) throw new Error('The sheet is missing.')
    const grounds = {
      reasonCode: 'OTHER',
      reason: 'Replay',
      requestCode: null,
      madeBy: 'rates',
      decidedBy: null,
    } as const
    const nothing = { facts: {}, set: [], removed: [], from: null }
    await amendSheet(t.services, tx, stored, { kind, ...grounds, ...nothing, ...change }, systemActor)
  })
}

const isTaken = (sheets: readonly Remembered[], at: number) =>
  sheets.some((one) => !one.isWithdrawn && one.day === at)

/** Takes a step on the server and in memory; steps that make no sense are left out. */
async function take(step: Step, sheets: Remembered[], healthFacilityCode: string): Promise<void> {
  if (step.do === 'enter') {
    if (isTaken(sheets, step.day)) return
    const lines = Object.entries(step.prices).map(([roomCategoryCode, rate]) => ({ roomCategoryCode, rate }))
    const saved = await send('POST', '/hf/room-rate', {
      healthFacilityCode,
      effectiveDate: dayAt(step.day),
      lines,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    const rates = Object.fromEntries(
      lines.map(({ roomCategoryCode, rate }) => [roomCategoryCode, [{ from: null, rate }]]),
    )
    sheets.push({ id: saved.body.record.id, day: step.day, isWithdrawn: false, rates })
    return
  }
  const found = sheets[step.sheet]
  if (!found || found.isWithdrawn) return
  if (step.do === 'withdraw') {
    await amend(found.id, 'WITHDRAW', { facts: { deleted: true } })
    found.isWithdrawn = true
  } else if (step.do === 'move') {
    const isDivided = Object.values(found.rates).some((words) => words.some(({ from }) => from !== null))
    if (isTaken(sheets, step.day) || isDivided) return
    await amend(found.id, 'MOVE', { facts: { effectiveDate: dayAt(step.day) } })
    found.day = step.day
  } else {
    const from = step.from === null || step.from <= found.day ? null : step.from
    const set = Object.entries(step.prices).filter(([room]) => room !== step.removed)
    await amend(found.id, 'RETRO', {
      set: set.map(([roomCategoryCode, rate]) => ({ roomCategoryCode, rate, beds: null, inclusions: null })),
      removed: step.removed === null ? [] : [step.removed.toLowerCase()],
      from: from === null ? null : dayAt(from),
    })
    for (const [room, rate] of set) (found.rates[room] ??= []).push({ from, rate })
    if (step.removed !== null) found.rates[step.removed]?.push({ from, rate: null })
  }
}

test('after any steps, the prices of any day as known at any time are those of a plain replay', async () => {
  let number = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 8 }),
      fc.array(day, { minLength: 2, maxLength: 3 }),
      async (steps, days) => {
        number += 1
        const code = `HF8${String(number).padStart(6, '0')}`
        await newFacility(code)
        const sheets: Remembered[] = []
        const history: { at: string; sheets: Remembered[] }[] = []
        for (const one of steps) {
          await take(one, sheets, code)
          history.push({ at: t.clock.now().toISOString(), sheets: structuredClone(sheets) })
          t.clock.advance(1)
        }
        const read = async (on: number, knownAt?: string) => {
          const query = { healthFacilityCode: code, day: dayAt(on), knownAt }
          const { body } = await t.call('priceDay.asOf', { query }, { as: 'rates' })
          const lines = body.sheets.flatMap((one) => one.lines)
          return Object.fromEntries(lines.map(({ values }) => [values['roomCategoryCode'], values['rate']]))
        }
        for (const on of days) {
          for (const moment of history) expect(await read(on, moment.at)).toEqual(naive(moment.sheets, on))
          expect(await read(on)).toEqual(naive(sheets, on))
        }
      },
    ),
    { numRuns: 25 },
  )
}, 300_000)
