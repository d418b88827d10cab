import type { EndpointId } from '@capiz/api/contract'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { versionOf, type ReadVersions } from './versions.ts'

const pack = promisify(gzip)

const facilityTables = [
  'accreditation_history',
  'confirmation',
  'facility',
  'facility_address',
  'reference_item',
]
const physicianTables = [
  'accreditation_history',
  'affiliation',
  'confirmation',
  'facility',
  'objection',
  'physician',
  'reference_item',
]

/** The reads whose answer is the same for everybody, and the tables it comes from; each has the version trigger. */
export const sharedReads: Readonly<Partial<Record<EndpointId, readonly string[]>>> = {
  'publicFacility.get': facilityTables,
  'publicFacility.accredited': facilityTables,
  'publicFacility.search': facilityTables,
  'publicFacility.affiliated': [...facilityTables, 'affiliation', 'objection', 'physician'],
  'publicPhysician.get': physicianTables,
  'publicPhysician.search': physicianTables,
  'publicPhysician.onDay': [...physicianTables, 'facility_address'],
}

/** An answer as it goes out, written once however often it is asked for. */
export interface SharedAnswer {
  text: Buffer<ArrayBuffer>
  /** the same, packed; undefined when it is too small to be worth it */
  packed: Buffer<ArrayBuffer> | undefined
  /** names the contents, so that who has them already is not sent them again */
  tag: string
  /** codes of the records it is about, by which a cache in front is told to drop it; the first hundred */
  codes: readonly string[]
}

/** Answers that are the same for everybody, kept while the tables they come from stay as they are. */
export interface SharedReplies {
  answer: (tables: readonly string[], key: string, read: () => Promise<unknown>) => Promise<SharedAnswer>
}

interface CachedReply {
  version: string
  bytes: number
  answer: Promise<SharedAnswer>
}

const packedFrom = 2048

/** Codes one header may name: some caches refuse longer ones. */
const mostCodes = 100

function codesIn(text: Buffer): string[] {
  const found = text.toString().matchAll(/"code":"((?:HF|PHY)\d{7})"/g)
  return [...new Set(Array.from(found, ([, code = '']) => code))].slice(0, mostCodes)
}

async function write(value: unknown): Promise<SharedAnswer> {
  const text = Buffer.from(JSON.stringify(value))
  const packed = text.length < packedFrom ? undefined : await pack(text)
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { text, packed, tag, codes: codesIn(text) }
}

/**
 * Keeps answers up to `mostBytes`, those asked for last. Who asks while one is being read waits for the same; a write
 * to one of its tables, by whichever process, drops it. The key names the day if the answer depends on it.
 */
export function sharedReplies(readVersions: ReadVersions, mostBytes = 16 * 1024 * 1024): SharedReplies {
  const cached = new Map<string, CachedReply>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }

  function weigh(key: string, entry: CachedReply, answer: SharedAnswer): void {
    if (cached.get(key) !== entry) return
    entry.bytes += answer.text.length + (answer.packed?.length ?? 0)
    bytes += answer.text.length + (answer.packed?.length ?? 0)
    for (const oldest of cached.keys()) {
      if (bytes <= mostBytes) return
      drop(oldest)
    }
  }

  return {
    answer: async (tables, key, read) => {
      // Before reading: a write in between then drops the answer again instead of keeping a stale one.
      const version = versionOf(await readVersions(), tables)
      const known = cached.get(key)
      drop(key)
      const entry =
        known?.version === version ? known : { version, bytes: key.length * 2, answer: read().then(write) }
      cached.set(key, entry)
      bytes += entry.bytes
      if (entry !== known) {
        entry.answer.then(
          (answer) => weigh(key, entry, answer),
          () => cached.get(key) === entry && drop(key),
        )
      }
      return entry.answer
    },
  }
}

/** Returns whether a caller can unpack gzip. */
export const acceptsGzip = (accepts: string | null) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepts ?? '')

/** Seconds for which a cache in front may answer by itself, and for which it may go on while it asks again. */
export interface SharedLife {
  fresh: number
  stale: number
}

/** The life of a public answer: of the configured seconds as many as are left of the day, which the answer depends on. */
export function sharedLife(seconds: number, now: Date): SharedLife {
  const day = 86_400
  const left = day - ((Math.floor(now.getTime() / 1000) + 8 * 3600) % day)
  const fresh = Math.min(seconds, left)
  return { fresh, stale: Math.min(seconds, left - fresh) }
}

/**
 * The answer to one who asks: nothing when they have it already, packed when they can unpack it. Browsers ask again each
 * time; a cache in front of the server may answer for its life.
 */
export function sharedResponse(
  request: Request,
  { text, packed, tag, codes }: SharedAnswer,
  { fresh, stale }: SharedLife,
): Response {
  const control =
    fresh === 0 ? 'no-cache' : `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
  const headers = new Headers({ 'cache-control': control, etag: tag, vary: 'accept-encoding' })
  if (fresh > 0) headers.set('cache-tag', ['directory', ...codes].join(','))
  const had = request.headers
    .get('if-none-match')
    ?.replaceAll('W/', '')
    .split(/\s*,\s*/)
  if (had?.includes(tag)) return new Response(null, { status: 304, headers })
  headers.set('content-type', 'application/json')
  const isPacked = packed !== undefined && acceptsGzip(request.headers.get('accept-encoding'))
  if (isPacked) headers.set('content-encoding', 'gzip')
  return new Response(isPacked ? packed : text, { headers })
}
