import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { rowsOf } from './rows.ts'
import type { Database } from './types.ts'

// A table of ours and whether triggers keep its rows from being changed or removed. The reader of rows takes a type only.
type Guarded = {
  schema: string
  name: string
  keepsRows: boolean
  keepsTable: boolean
}

/** Bits of `pg_trigger.tgtype`: the statements a trigger is fired by. */
const DELETES = 8
const UPDATES = 16

/**
 * Reads which tables are append-only from the triggers themselves, so that a log added by a later migration is kept from
 * the service role without a list that somebody would have to remember.
 */
function guardedTables(db: Database): Promise<Guarded[]> {
  return rowsOf<Guarded>(
    db,
    sql`select n.nspname as schema, c.relname as name,
          coalesce(bool_or(p.proname = 'refuse_change' and (t.tgtype::int & ${UPDATES}) > 0), false) as "keepsRows",
          coalesce(bool_or(p.proname = 'refuse_change' and (t.tgtype::int & ${DELETES}) > 0), false) as "keepsTable"
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        left join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal
        left join pg_proc p on p.oid = t.tgfoid
        where c.relkind in ('r', 'p') and n.nspname in ('public', 'drizzle')
        group by 1, 2 order by 1, 2`,
  )
}

/** Returns the rights the service needs on a table: none to change logs, none to change the noted migrations. */
function rightsOn({ schema, keepsRows, keepsTable }: Guarded): string {
  if (schema === 'drizzle') return 'select'
  return ['select', 'insert', ...(keepsRows ? [] : ['update']), ...(keepsTable ? [] : ['delete'])].join(', ')
}

/** Returns whether the database has a role of this name. */
async function hasRole(db: Database, role: string): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from pg_roles where rolname = ${role}`)).length > 0
}

/**
 * Gives a database role what the running server needs and nothing more (domain model, P5): it reads and writes rows, adds
 * to the logs without changing or removing what is there, owns no table and cannot alter one. Whatever it held on our
 * tables before is taken back first, so the command can be run after each migration. Returns the append-only tables.
 */
export async function grantTo(db: Database, role: string): Promise<string[]> {
  if (!(await hasRole(db, role))) {
    throw new Error(
      `The database has no role "${role}". Make it first: CREATE ROLE ${role} LOGIN PASSWORD '...'.`,
    )
  }
  const name = sql.identifier(role)
  const tables = await guardedTables(db)
  await db.transaction(async (tx) => {
    for (const schema of ['public', 'drizzle']) {
      await tx.execute(sql`grant usage on schema ${sql.identifier(schema)} to ${name}`)
    }
    for (const table of tables) {
      const full = sql`${sql.identifier(table.schema)}.${sql.identifier(table.name)}`
      await tx.execute(sql`revoke all on ${full} from ${name}`)
      await tx.execute(sql`grant ${sql.raw(rightsOn(table))} on ${full} to ${name}`)
    }
    await tx.execute(sql`grant usage, select, update on all sequences in schema public to ${name}`)
  })
  return tables.filter(({ keepsRows }) => keepsRows).map((table) => table.name)
}

/** Returns how many migrations of this version the database has not had. */
export async function pendingMigrations(db: Database, migrationsFolder: string): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder })
  const [row] = await rowsOf<{ last: string | number | null }>(
    db,
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  ).catch(() => [])
  const last = Number(row?.last ?? 0)
  return known.filter(({ folderMillis }) => folderMillis > last).length
}
