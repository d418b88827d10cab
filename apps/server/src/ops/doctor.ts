import { errorMessages } from '@capiz/domain/errors'
import { sql } from 'drizzle-orm'
import { statfs } from 'node:fs/promises'
import { lostHead } from '../platform/audit/noted-head.ts'
import { verifyAudit } from '../platform/audit/verify.ts'
import { rowsOf } from '../db/rows.ts'
import { fileBlob } from '../db/schema/index.ts'
import { storageProblem } from '../platform/errors/storage.ts'
import type { Services } from '../platform/services.ts'

/** One thing that was looked at. */
export interface Finding {
  what: string
  ok: boolean
  detail: string
}

const enoughBytes = 1_073_741_824

async function attempt(what: string, look: () => Promise<{ ok: boolean; detail: string }>): Promise<Finding> {
  try {
    return { what, ...(await look()) }
  } catch (error) {
    const storage = storageProblem(error)
    const detail = error instanceof Error ? error.message : 'failed'
    return { what, ok: false, detail: storage ? `${errorMessages[storage]} (${detail})` : detail }
  }
}

async function missingFiles(services: Services): Promise<{ ok: boolean; detail: string }> {
  const blobs = await services.db.select({ sha256: fileBlob.sha256 }).from(fileBlob)
  const missing: string[] = []
  for (const { sha256 } of blobs) {
    const stream = await services.files.open(sha256)
    if (stream) await stream.cancel()
    else missing.push(sha256)
  }
  const detail =
    missing.length === 0
      ? `${blobs.length} kept`
      : `${missing.length} of ${blobs.length} missing, first ${missing[0]}`
  return { ok: missing.length === 0, detail }
}

/** Looks at everything the server stands on and says what it found. */
export function examine(services: Services): Promise<Finding[]> {
  return Promise.all([
    attempt('Database', async () => {
      const [row] = await rowsOf<{ version: string }>(services.db, sql`select version() as version`)
      return { ok: true, detail: row?.version ?? '' }
    }),
    attempt('File store', async () => {
      await services.files.check()
      return { ok: true, detail: services.config.s3 ? 'S3 bucket' : services.config.dataDir }
    }),
    attempt('Files', () => missingFiles(services)),
    attempt('Disk', async () => {
      const { bavail, bsize } = await statfs(services.config.dataDir)
      const free = bavail * bsize
      return { ok: free > enoughBytes, detail: `${Math.round(free / 1_048_576)} MB free` }
    }),
    attempt('Audit log', async () => {
      const check = await verifyAudit(services.db, services.config.auditKeys)
      const lost = await lostHead(services.db, services.config.dataDir)
      if (lost) return { ok: false, detail: `row ${lost.rows} with the noted head ${lost.head} is gone` }
      return check.ok
        ? { ok: true, detail: `${check.rows} rows, head ${check.head}` }
        : { ok: false, detail: `broken at row ${check.brokenAt} (${check.reason})` }
    }),
    attempt('Node', async () => ({ ok: true, detail: process.version })),
  ])
}
