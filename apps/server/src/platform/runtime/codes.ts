import type { CodeKind } from '@capiz/domain/codes'
import { sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import { codeCounter } from '../../db/schema/index.ts'
import type { Database, Executor, Transaction } from '../../db/types.ts'

const shapes: Record<CodeKind, { prefix: string; digits: number; yearly: boolean }> = {
  facility: { prefix: 'HF', digits: 7, yearly: false },
  physician: { prefix: 'PHY', digits: 7, yearly: false },
  affiliation: { prefix: 'AFF', digits: 7, yearly: false },
  user: { prefix: 'USR', digits: 7, yearly: false },
  request: { prefix: 'UR', digits: 6, yearly: true },
  requestBatch: { prefix: 'RB', digits: 6, yearly: true },
  dentistCheckIn: { prefix: 'DK', digits: 4, yearly: true },
  facilityCheckIn: { prefix: 'HK', digits: 4, yearly: true },
  nonConformity: { prefix: 'NCR', digits: 4, yearly: true },
  documentTracker: { prefix: 'DT', digits: 4, yearly: true },
  inquiryReport: { prefix: 'INQ', digits: 4, yearly: true },
  correctionNotice: { prefix: 'CN', digits: 4, yearly: true },
  violation: { prefix: 'VIO', digits: 4, yearly: true },
  specialArrangement: { prefix: 'SA', digits: 4, yearly: true },
  medicalServiceTeam: { prefix: 'MST', digits: 4, yearly: true },
}

/** Gives out record codes (domain model 2, "Codes"). */
export interface Codes {
  /**
   * The next code of a kind; never given out twice. Given back when the transaction rolls back, unless several wanted codes
   * of the series at once.
   */
  next: (tx: Transaction, kind: CodeKind) => Promise<string>
  /** Several codes at once, in order, for an import. */
  nextMany: (tx: Transaction, kind: CodeKind, count: number) => Promise<string[]>
}

/** Writes a code of a kind from its number. */
export function formatCode(kind: CodeKind, number: number, year: string): string {
  const { prefix, digits, yearly } = shapes[kind]
  const padded = String(number).padStart(digits, '0')
  return yearly ? `${prefix}-${year}-${padded}` : `${prefix}${padded}`
}

/** Numbers a busy process takes ahead of their use, so that no transaction waits for the end of another. */
const ahead = 32

/** A series of codes as a process knows it. */
interface Series {
  /** transactions that wait for the next number */
  asking: number
  /** numbers that were taken ahead */
  numbers: number[]
  isRefilling: boolean
}

/** Takes the next numbers of a series; the row stays locked until the end of a transaction. */
async function take(db: Executor, series: string, count: number): Promise<number[]> {
  const [row] = await db
    .insert(codeCounter)
    .values({ series, last: count })
    .onConflictDoUpdate({ target: codeCounter.series, set: { last: sql`${codeCounter.last} + ${count}` } })
    .returning({ last: codeCounter.last })
  const last = row?.last ?? count
  return Array.from({ length: count }, (_, at) => last - count + 1 + at)
}

/**
 * Codes counted in the database, per kind and (where the code carries it) Manila year. With a database of several
 * connections, numbers of a series that is wanted by several transactions at once are taken ahead outside of them: those
 * not used when the process ends, or whose transaction rolls back, are left out.
 */
export function countedCodes(clock: Clock, shared?: Database): Codes {
  const known = new Map<string, Series>()

  async function refill(db: Database, name: string, series: Series): Promise<void> {
    if (series.isRefilling) return
    series.isRefilling = true
    try {
      series.numbers.push(...(await take(db, name, ahead)))
    } catch {
      // who wants a number takes it in the own transaction, and meets the fault there
    } finally {
      series.isRefilling = false
    }
  }

  async function numbersOf(tx: Transaction, name: string, count: number): Promise<number[]> {
    const series = known.get(name) ?? { asking: 0, numbers: [], isRefilling: false }
    known.set(name, series)
    const isBusy = series.asking > 0 || series.numbers.length >= count
    if (shared && isBusy && series.numbers.length < count + ahead / 2) void refill(shared, name, series)
    if (series.numbers.length >= count) return series.numbers.splice(0, count)
    series.asking += 1
    try {
      return await take(tx, name, count)
    } finally {
      series.asking -= 1
    }
  }

  async function nextMany(tx: Transaction, kind: CodeKind, count: number): Promise<string[]> {
    const year = clock.today().slice(0, 4)
    const name = shapes[kind].yearly ? `${kind}-${year}` : kind
    return (await numbersOf(tx, name, count)).map((number) => formatCode(kind, number, year))
  }
  return {
    nextMany,
    next: async (tx, kind) => (await nextMany(tx, kind, 1))[0] as string,
  }
}
