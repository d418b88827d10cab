import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Database } from '../../db/types.ts'
import { batchReads } from '../cache/batch-reads.ts'

/** A position in the log of changes of a database: it only grows. */
export type Position = bigint

/** Reads a position as PostgreSQL writes it: two hexadecimal halves of 32 bits. */
function positionOf(text: string): Position {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** Reads a position anew for every call; calls that want it at the same moment share one statement, begun after all of them. */
export type ReadPosition = () => Promise<Position | undefined>

function reader(db: Database, expression: string): ReadPosition {
  const read = batchReads(async () => {
    const [row] = await rowsOf<{ position: string | null }>(
      db,
      sql`select ${sql.raw(expression)}::text as position`,
    )
    return row?.position ? positionOf(row.position) : undefined
  })
  return () => read([])
}

/** The end of what is safe on the disk of a primary: every commit that was acknowledged lies before it. */
export const writtenPosition = (db: Database): ReadPosition => reader(db, 'pg_current_wal_flush_lsn()')

/** The end of what a replica shows to its readers; undefined on a database that is no replica. */
export const replayedPosition = (db: Database): ReadPosition => reader(db, 'pg_last_wal_replay_lsn()')
