import { eq, sql } from 'drizzle-orm'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { audit } from '../src/platform/audit/audit.ts'
import { verifyAudit } from '../src/platform/audit/verify.ts'
import { rowsOf } from '../src/db/rows.ts'
import { facility, job, outboxMail, rateBucket, region, role } from '../src/db/schema/index.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { runDueJobs, startJobs, tidy } from '../src/jobs.ts'
import { loggableError, loggablePath } from '../src/platform/runtime/log.ts'
import { examine } from '../src/ops/doctor.ts'
import { readBackup } from '../src/ops/restore.ts'
import { writeBackup } from '../src/ops/backup.ts'
import { startTestApp, type TestApp } from './harness.ts'

let t: TestApp
const folder = mkdtempSync(join(tmpdir(), 'capiz-backup-'))
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('X7: backup and restore', () => {
  const place = join(folder, 'one')

  test('what was backed up comes back: rows, files, audit chain, and new rows get new ids', async () => {
    const { db, files } = t.services
    const stored = await inTransaction(db, async (tx) => {
      await audit(tx, t.services, {
        actor: 'officer',
        action: 'UPDATE',
        entityType: 'x',
        entityCode: 'ñ',
        topic: 'T',
        changes: [],
      })
      return files.keepBytes(tx, new TextEncoder().encode('bytes of a document'), 'application/pdf')
    })
    await writeBackup(t.services, place)
    const target = await startTestApp({ seed: 'none' })
    try {
      await readBackup(target.services, place)
      const all = async (from: TestApp) => from.db.select().from(facility).orderBy(facility.id)
      expect(await all(target)).toEqual(await all(t))
      expect(await target.db.select().from(role).orderBy(role.id)).toEqual(
        await t.db.select().from(role).orderBy(role.id),
      )
      expect(await verifyAudit(target.db)).toEqual(await verifyAudit(t.db))
      expect(Buffer.from((await target.services.files.read(stored.sha256)) ?? []).toString()).toBe(
        'bytes of a document',
      )
      const [added] = await target.db
        .insert(region)
        .values({ code: '0700000000', description: 'New' })
        .returning()
      const ids = (await t.db.select().from(region)).map((row) => row.id)
      expect(ids).not.toContain(added?.id)
      expect((await target.call('auth.me', {}, { as: 'officer' })).status).toBe(200)
      await expect(readBackup(target.services, place)).rejects.toThrow(/not empty/)
    } finally {
      await target.close()
    }
  })

  test('a folder with something in it is not written to, a damaged backup not restored', async () => {
    await expect(writeBackup(t.services, place)).rejects.toThrow(/not empty/)
    const path = join(place, 'tables', 'facility.jsonl.gz')
    const lines = gunzipSync(readFileSync(path)).toString().replace('Amihan', 'Habagat')
    writeFileSync(path, gzipSync(lines))
    const target = await startTestApp({ seed: 'none' })
    try {
      await expect(readBackup(target.services, place)).rejects.toThrow(/facility is damaged/)
      expect(await target.db.select().from(facility)).toEqual([])
      expect(await target.db.select().from(role)).toHaveLength(8)
    } finally {
      await target.close()
    }
  })
})

test('a kept count is counted once, and again after any write to its tables', async () => {
  let counted = 0
  const count = async () =>
    t.services.counts.count(['facility', 'facility_address'], 'all', async () => {
      counted += 1
      return t.db.$count(facility)
    })
  expect([await count(), await count(), await count()]).toEqual([2, 2, 2])
  expect(counted).toBe(1)
  await t.db.update(facility).set({ remarks: 'x' }).where(eq(facility.code, 'HF0000001'))
  await count()
  expect(counted).toBe(2)
  await t.db.execute(sql`update facility_address set zip_code = '5800'`)
  await count()
  expect(counted).toBe(3)
  await t.db
    .transaction((tx) =>
      tx
        .update(facility)
        .set({ remarks: 'y' })
        .then(() => tx.rollback()),
    )
    .catch(() => undefined)
  await count()
  expect(counted).toBe(3)
})

test('a kept figure that fails is read again, and who asks meanwhile waits for the same reading', async () => {
  let read = 0
  const ask = (fails: boolean) =>
    t.services.counts.get(['physician'], 'figures', async () => {
      read += 1
      if (fails) throw new Error('trouble')
      return { physicians: await t.db.$count(facility) }
    })
  await expect(ask(true)).rejects.toThrow('trouble')
  const both = await Promise.all([ask(false), ask(false)])
  expect([both[0] === both[1], read]).toEqual([true, 2])
})

test('a query that is handed over unawaited runs once', async () => {
  const next = () =>
    t.db
      .select({ next: sql<string>`nextval('region_id_seq')` })
      .from(role)
      .limit(1)
  const ask = () => t.services.counts.get(['role'], 'lazy', next)
  expect(await ask()).toEqual(await ask())
})

test('codes are never given out twice, also in parallel and over the turn of a year', async () => {
  const take = async () => inTransaction(t.db, (tx) => t.services.codes.next(tx, 'request'))
  const codes = await Promise.all(Array.from({ length: 20 }, take))
  expect(new Set(codes).size).toBe(20)
  expect(codes.toSorted()[0]).toBe('UR-2026-000001')
  const many = await inTransaction(t.db, (tx) => t.services.codes.nextMany(tx, 'facility', 3))
  expect(many).toEqual(['HF0000101', 'HF0000102', 'HF0000103'])
  const failing = inTransaction(t.db, async (tx) => {
    await t.services.codes.next(tx, 'facility')
    throw new Error('later trouble')
  })
  await expect(failing).rejects.toThrow()
  expect(await inTransaction(t.db, (tx) => t.services.codes.next(tx, 'facility'))).toBe('HF0000104')
  // 16:00 UTC is midnight in Manila.
  t.clock.set('2026-12-31T15:59:59Z')
  const last = await take()
  expect(last).toMatch(/^UR-2026-/)
  expect(codes).not.toContain(last)
  t.clock.set('2026-12-31T16:00:00Z')
  expect(await take()).toBe('UR-2027-000001')
})

test('a due job runs once for all processes, and a failing one does not stop the others', async () => {
  const ran: string[] = []
  const jobs = [
    { name: 'fails', everySeconds: 60, run: () => Promise.reject(new Error('trouble')) },
    { name: 'works', everySeconds: 60, run: async () => ran.push('works') },
  ]
  await Promise.all([runDueJobs(t.services, jobs), runDueJobs(t.services, jobs)])
  expect(ran).toEqual(['works'])
  t.clock.advance(59)
  await runDueJobs(t.services, jobs)
  expect(ran).toHaveLength(1)
  t.clock.advance(2)
  await runDueJobs(t.services, jobs)
  expect(ran).toHaveLength(2)
  expect(await t.db.select().from(job)).toHaveLength(2)
})

test('a long job holds up its own lane, not the others', async () => {
  const ran: string[] = []
  let finish = () => {}
  const long = new Promise<void>((resolve) => (finish = resolve))
  const now = (name: string) => ({ name, everySeconds: 0, run: async () => ran.push(name) })
  const stop = startJobs(
    t.services,
    [[{ name: 'long', everySeconds: 0, run: () => long }, now('behind it')], [now('beside it')]],
    10,
  )
  try {
    await vi.waitFor(() => expect(ran.length).toBeGreaterThan(2))
    expect(new Set(ran)).toEqual(new Set(['beside it']))
    finish()
    await vi.waitFor(() => expect(ran).toContain('behind it'))
  } finally {
    finish()
    await stop()
  }
})

test('a daily job is due at the first look of the day in Manila, once for all processes', async () => {
  const ran: string[] = []
  const jobs = [
    { name: 'daily', everySeconds: 3600, isDaily: true, run: async () => ran.push('daily') } as const,
  ]
  t.clock.set('2027-03-01T15:20:00Z')
  await runDueJobs(t.services, jobs)
  t.clock.set('2027-03-01T15:59:59Z')
  await runDueJobs(t.services, jobs)
  expect(ran).toHaveLength(1)
  t.clock.set('2027-03-01T16:00:00Z')
  await Promise.all([runDueJobs(t.services, jobs), runDueJobs(t.services, jobs)])
  expect(ran).toHaveLength(2)
  t.clock.advance(3599)
  await runDueJobs(t.services, jobs)
  expect(ran).toHaveLength(2)
})

test('tidying removes what has run out', async () => {
  await t.db
    .insert(rateBucket)
    .values({ name: 'x', key: 'old', count: 1, resetsAt: new Date(t.clock.now().getTime() - 1) })
  await tidy(t.services)
  const left = await t.db.select().from(rateBucket).where(eq(rateBucket.key, 'old'))
  expect(left).toEqual([])
})

test('mail: values are filled in, an administrator may reword it, and no value adds a header line', async () => {
  await inTransaction(t.db, (tx) =>
    t.services.mail.queue(tx, {
      to: 'a@b.example',
      template: 'REQUEST_APPROVED',
      values: {
        code: 'UR-2026-000001\r\nBcc: x@y.example',
        name: 'Tala',
        targetName: 'Amihan',
        typeLabel: 'Update',
      },
    }),
  )
  const [mail] = await t.db.select().from(outboxMail).where(eq(outboxMail.recipient, 'a@b.example'))
  expect(mail?.subject).toBe('Your request UR-2026-000001 Bcc: x@y.example was approved')
  expect(mail?.body).toContain('Good day Tala,')
  expect(mail?.body).not.toMatch(/\{\w+\}/)
})

test('D15: errors are logged without the values of the query, paths without e-mail addresses', async () => {
  const error = await t.db
    .insert(region)
    .values({ code: '0600000000', description: 'seeded-secret' })
    .catch((reason: unknown) => reason)
  const logged = JSON.stringify(loggableError(error))
  expect(logged).toContain('insert into')
  expect(logged).toContain('23505')
  expect(logged).not.toContain('seeded-secret')
  expect(loggablePath('/api/auth/user/find-by-email/a%40b.example')).toBe('/api/auth/user/find-by-email/***')
})

test('doctor finds a healthy system healthy and a lost file lost', async () => {
  const before = await examine(t.services)
  expect(before.filter((one) => !one.ok).map((one) => one.what)).toEqual([])
  const [blob] = await rowsOf<{ sha256: string }>(t.db, sql`select sha256 from file_blob limit 1`)
  const name = blob?.sha256 ?? ''
  rmSync(join(t.services.config.dataDir, 'files', name.slice(0, 2), name))
  const after = await examine(t.services)
  expect(after.filter((one) => !one.ok).map((one) => one.what)).toEqual(['Files'])
})
