import type { CodeKind } from '@capiz/domain/codes'
import { sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import { codeCounter } from '../../db/schema/index.ts'
import type { Transaction } from '../../db/types.ts'

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
  /** The next code of a kind; never given out twice, and given back when the transaction rolls back. */
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

/** Codes counted in the database, per kind and (where the code carries it) Manila year. */
export function countedCodes(clock: Clock): Codes {
  async function nextMany(tx: Transaction, kind: CodeKind, count: number): Promise<string[]> {
    const year = clock.today().slice(0, 4)
    const series = shapes[kind].yearly ? `${kind}-${year}` : kind
    const [row] = await tx
      .insert(codeCounter)
      .values({ series, last: count })
      .onConflictDoUpdate({ target: codeCounter.series, set: { last: sql`${codeCounter.last} + ${count}` } })
      .returning({ last: codeCounter.last })
    const last = row?.last ?? count
    return Array.from({ length: count }, (_, at) => formatCode(kind, last - count + 1 + at, year))
  }
  return {
    nextMany,
    next: async (tx, kind) => (await nextMany(tx, kind, 1))[0] as string,
  }
}
