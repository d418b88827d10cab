import { AwsClient } from 'aws4fetch'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StorageError } from '../errors/storage.ts'
import type { Config } from '../runtime/config.ts'

/** A kept file as a listing sees it. */
export interface VaultEntry {
  sha256: string
  modified: Date
}

/** The storage of the bytes: a folder or an S3 bucket. */
export interface Vault {
  has: (sha256: string) => Promise<boolean>
  /** puts a local file in; the same bytes twice are one */
  put: (sha256: string, path: string) => Promise<void>
  putBytes: (sha256: string, bytes: Uint8Array) => Promise<void>
  open: (sha256: string) => Promise<ReadableStream<Uint8Array> | undefined>
  remove: (sha256: string) => Promise<void>
  list: () => AsyncGenerator<VaultEntry>
  check: () => Promise<void>
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** Bytes written to learn whether there is room. */
const probeBytes = 65_536

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * A folder that is there already: written under a temporary name and renamed, so a half file never carries a right
 * name.
 */
export function folderVault(folder: string): Vault {
  const placeOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  /** Whether a file is there; a folder that is gone holds nothing, and that says nothing of its files. */
  async function holds(place: string): Promise<boolean> {
    if (await exists(place)) return true
    if (await isFolder(folder)) return false
    throw new StorageError('The folder of the files is gone.')
  }
  async function settle(sha256: string, write: (temporary: string) => Promise<unknown>): Promise<void> {
    const place = placeOf(sha256)
    if (await exists(place)) return
    // Not recursive: a data folder that is gone must not be made anew beside the files it held.
    await mkdir(join(folder, sha256.slice(0, 2))).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    const temporary = `${place}.${randomUUID()}.part`
    try {
      await write(temporary)
      await rename(temporary, place)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
  return {
    has: (sha256) => holds(placeOf(sha256)),
    put: (sha256, path) => settle(sha256, (temporary) => copyFile(path, temporary)),
    putBytes: (sha256, bytes) => settle(sha256, (temporary) => writeFile(temporary, bytes)),
    async open(sha256) {
      const place = placeOf(sha256)
      if (!(await holds(place))) return undefined
      return Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>
    },
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
    async *list() {
      const names = await readdir(folder, { recursive: true }).catch(() => [])
      for (const name of names) {
        const sha256 = /([0-9a-f]{64})$/.exec(name)?.[1]
        if (sha256) yield { sha256, modified: (await stat(join(folder, name))).mtime }
      }
    },
    async check() {
      const probe = join(folder, `.probe-${randomUUID()}`)
      try {
        // an empty file fits on a full disk
        await writeFile(probe, Buffer.alloc(probeBytes))
      } finally {
        await rm(probe, { force: true })
      }
    },
  }
}

/** An S3-compatible bucket, for several servers behind a balancer. */
export function bucketVault(s3: NonNullable<Config['s3']>): Vault {
  const client = new AwsClient({
    accessKeyId: s3.accessKeyId,
    secretAccessKey: s3.secretAccessKey,
    region: s3.region,
    service: 's3',
  })
  const bucket = `${s3.endpoint}/${s3.bucket}`
  async function send(
    path: string,
    init: RequestInit = {},
    allowed: readonly number[] = [],
  ): Promise<Response> {
    const response = await client
      .fetch(`${bucket}/${path}`, { signal: AbortSignal.timeout(60_000), ...init })
      .catch((cause: unknown) => {
        throw new StorageError('The file storage cannot be reached.', { cause })
      })
    if (!response.ok && !allowed.includes(response.status)) {
      const isFull =
        response.status === 507 ||
        /QuotaExceeded|StorageFull|InsufficientCapacity/.test(await response.text())
      throw new StorageError(`The file storage answered ${response.status} to ${init.method ?? 'GET'}.`, {
        isFull,
      })
    }
    return response
  }
  const putBytes = async (sha256: string, bytes: Uint8Array) => {
    await send(sha256, { method: 'PUT', body: new Uint8Array(bytes) })
  }
  return {
    has: async (sha256) => (await send(sha256, { method: 'HEAD' }, [404])).ok,
    put: async (sha256, path) => putBytes(sha256, await readWhole(path)),
    putBytes,
    open: async (sha256) => {
      const response = await send(sha256, {}, [404])
      return response.ok ? (response.body ?? undefined) : undefined
    },
    remove: async (sha256) => {
      await send(sha256, { method: 'DELETE' }, [404])
    },
    async *list() {
      let token = ''
      do {
        const page = await send(`?list-type=2${token && `&continuation-token=${encodeURIComponent(token)}`}`)
        const xml = await text(Readable.fromWeb(page.body as Parameters<typeof Readable.fromWeb>[0]))
        const entries = /<Key>([0-9a-f]{64})<\/Key>\s*<LastModified>([^<]+)<\/LastModified>/g
        for (const [, sha256, modified] of xml.matchAll(entries)) {
          yield { sha256: sha256 ?? '', modified: new Date(modified ?? 0) }
        }
        token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? ''
      } while (token)
    },
    check: async () => {
      await send('?list-type=2&max-keys=1')
    },
  }
}

async function readWhole(path: string): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(path)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
