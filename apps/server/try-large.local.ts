import { setUpPostgres } from './test/setup/postgres.ts'
import { openDatabase } from './src/db/open.ts'
import { loadSeed } from './src/seed/load.ts'
import { rowsOf } from './src/db/rows.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
let server = ''
const stop = await setUpPostgres({ provide: (_k: string, v: any) => { server = v.server } } as never)
try {
  const c = new pg.Client({ connectionString: `${server}/postgres` }); await c.connect(); await c.query('create database big'); await c.end()
  const o = await openDatabase({ url: `${server}/big`, pool: 2 })
  const t = performance.now(); const seen = new Map<string, [number, number]>(); let last = t; let cur = ''
  await loadSeed(o.db, { size: (process.argv[2] ?? 'large') as 'large', asOf: '2026-11-20', onProgress: ({ table, rows }) => { const n = performance.now(); seen.set(table, [rows, Math.round((seen.get(table)?.[1] ?? 0) + n - last)]); last = n; if (cur !== table) { cur = table; console.log(table, Math.round((n - t)/1000)) } } })
  console.log('load s', Math.round((performance.now() - t) / 1000), Object.fromEntries(seen))
  console.log(await rowsOf(o.db, sql`select pg_size_pretty(pg_database_size('big')) as size`), Math.round(process.memoryUsage().rss/1e6), 'MB')
  console.log(await rowsOf(o.db, sql`select type, status, count(*)::int from user_request group by 1,2 order by 1,2`))
  await o.close()
} catch (e) { console.error(String((e as any)?.cause?.message ?? e).slice(0, 1500)) }
await stop()
