import { sql } from 'drizzle-orm'
import { migrationsFolder } from '../src/db/open.ts'
import { rowsOf } from '../src/db/rows.ts'
import { grantTo, pendingMigrations } from '../src/db/service-role.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
let kept: string[]
const role = 'capiz_service'
beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny' })
  await t.db.execute(
    sql`do $$ begin create role capiz_service; exception when duplicate_object then null; end $$`,
  )
  kept = await grantTo(t.db, role)
})
afterAll(() => t.close())

/** Runs a statement as the service role and returns what the database says against it; undefined when it lets it. */
async function saidTo(statement: string): Promise<string | undefined> {
  return t.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local role capiz_service`)
      await tx.execute(sql.raw(statement))
    })
    .then(
      () => undefined,
      (error: unknown) => String((error as { cause?: unknown }).cause ?? error),
    )
}

describe('the role a server runs as', () => {
  test('is kept from the past of every log by its rights, before any trigger', async () => {
    expect(kept).toEqual(expect.arrayContaining(['audit_log', 'activity_log', 'consent', 'remark']))
    for (const table of kept) {
      const [column] = await rowsOf<{ name: string }>(
        t.db,
        sql`select column_name as name from information_schema.columns
            where table_name = ${table} and is_identity = 'NO' limit 1`,
      )
      for (const statement of [
        `update ${table} set ${column?.name} = ${column?.name}`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
        `drop table ${table}`,
      ]) {
        expect(await saidTo(statement), statement).toMatch(/permission denied|must be owner/)
      }
    }
  })

  test('cannot alter any table, empty one at once or note a migration', async () => {
    const tables = await rowsOf<{ name: string }>(
      t.db,
      sql`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'public' and c.relkind = 'r'`,
    )
    expect(tables.length).toBeGreaterThan(40)
    for (const { name } of tables) {
      expect(await saidTo(`alter table ${name} add column extra text`), name).toMatch(/must be owner/)
      expect(await saidTo(`truncate ${name} cascade`), name).toMatch(/permission denied/)
    }
    expect(await saidTo('delete from drizzle.__drizzle_migrations')).toMatch(/permission denied/)
    expect(await saidTo('create table extra (id int)')).toMatch(/permission denied/)
  })

  test('reads and writes what the server reads and writes', async () => {
    const tables = await rowsOf<{ name: string }>(
      t.db,
      sql`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'public' and c.relkind = 'r'`,
    )
    for (const { name } of tables) expect(await saidTo(`select count(*) from ${name}`), name).toBeUndefined()
    expect(await saidTo(`update facility set remarks = 'x' where id = 1`)).toBeUndefined()
    expect(await saidTo(`delete from rate_bucket`)).toBeUndefined()
  })

  test('a role that is not there is asked for by its name', async () => {
    await expect(grantTo(t.db, 'capiz_nobody')).rejects.toThrow('The database has no role "capiz_nobody"')
  })
})

test('migrations a database has not had are counted', async () => {
  expect(await pendingMigrations(t.db, migrationsFolder)).toBe(0)
  await t.db
    .transaction(async (tx) => {
      await tx.execute(
        sql`delete from drizzle.__drizzle_migrations where id in
            (select id from drizzle.__drizzle_migrations order by created_at desc limit 2)`,
      )
      expect(await pendingMigrations(tx as unknown as typeof t.db, migrationsFolder)).toBe(2)
      throw new Error('rolled back')
    })
    .catch((error: unknown) => expect(String(error)).toContain('rolled back'))
})
