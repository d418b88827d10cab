import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type * as schema from './schema/index.ts'

/** The database, whichever engine it runs on. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open transaction. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>

/** A connection for queries: the database or an open transaction. */
export type Executor = Database | Transaction
