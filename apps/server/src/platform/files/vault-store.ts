import { inArray } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { fileBlob } from '../../db/schema/index.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Database, Executor } from '../../db/types.ts'
import { checkContent } from './content.ts'
import type { Scan } from './scan.ts'
import type { FileStore, StoredFile } from './store.ts'
import type { Vault, VaultEntry } from './vault.ts'

/** Younger bytes may belong to a transaction that is still open. */
const sweepAgeMs = 3_600_000

async function note(tx: Executor, file: StoredFile): Promise<StoredFile> {
  await tx.insert(fileBlob).values(file).onConflictDoNothing()
  return file
}

/** The file store over a vault and the table of what is in it. */
export function vaultStore(vault: Vault, db: Database, clock: Clock, scan: Scan): FileStore {
  async function unknownTo(entries: VaultEntry[]): Promise<VaultEntry[]> {
    if (entries.length === 0) return []
    const known = await db
      .select({ sha256: fileBlob.sha256 })
      .from(fileBlob)
      .where(
        inArray(
          fileBlob.sha256,
          entries.map((entry) => entry.sha256),
        ),
      )
    const names = new Set(known.map((row) => row.sha256))
    return entries.filter((entry) => !names.has(entry.sha256))
  }

  return {
    async keep(tx, upload, accepted) {
      const contentType = await checkContent(await upload.read(), upload.fileName, accepted)
      await scan(upload)
      await vault.put(upload.sha256, upload.path)
      return note(tx, { sha256: upload.sha256, size: upload.size, contentType })
    },
    async keepBytes(tx, bytes, contentType) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await vault.putBytes(sha256, bytes)
      return note(tx, { sha256, size: bytes.byteLength, contentType })
    },
    has: (sha256) => vault.has(sha256),
    open: (sha256) => vault.open(sha256),
    async read(sha256) {
      const stream = await vault.open(sha256)
      return stream && new Uint8Array(await new Response(stream).arrayBuffer())
    },
    async sweep() {
      const old: VaultEntry[] = []
      for await (const entry of vault.list()) {
        if (clock.now().getTime() - entry.modified.getTime() > sweepAgeMs) old.push(entry)
      }
      let removed = 0
      for (let at = 0; at < old.length; at += 500) {
        for (const entry of await unknownTo(old.slice(at, at + 500))) {
          await vault.remove(entry.sha256)
          removed += 1
        }
      }
      return removed
    },
    check: () => vault.check(),
  }
}
