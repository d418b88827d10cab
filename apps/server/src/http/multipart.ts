import { createHash, randomUUID, type Hash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { partHeaders, type PartHeaders } from './part-headers.ts'
import { refuse } from './refuse.ts'
import { discardUploads, uploadOf, type Upload } from './upload.ts'

/** How much of a multipart body is taken. */
export interface MultipartLimits {
  fileBytes: number
  files: number
  /** all text parts together */
  textBytes: number
  tempDir: string
}

/** A multipart body taken apart: text parts in order, files on disk. */
export interface Multipart {
  fields: [string, string][]
  files: Upload[]
}

const headerLimit = 8192
const partLimit = 200
const crlf2 = Buffer.from('\r\n\r\n')

interface OpenFile {
  handle: FileHandle
  hash: Hash
  size: number
  path: string
  headers: PartHeaders
}

const malformed = (): never =>
  refuse('BAD_REQUEST', { message: 'The form could not be read. Send it again.' })

/** Takes the parts as they arrive; memory holds one chunk, never a file. */
class PartSink {
  readonly fields: [string, string][] = []
  readonly files: Upload[] = []
  readonly #limits: MultipartLimits
  #text: { name: string; parts: Buffer[] } | undefined
  #textBytes = 0
  #file: OpenFile | undefined
  #parts = 0

  constructor(limits: MultipartLimits) {
    this.#limits = limits
  }

  async begin(headers: PartHeaders): Promise<void> {
    this.#parts += 1
    if (this.#parts > partLimit) refuse('PAYLOAD_TOO_LARGE')
    if (headers.fileName === undefined) {
      this.#text = { name: headers.name, parts: [] }
      return
    }
    if (this.files.length >= this.#limits.files) {
      refuse('PAYLOAD_TOO_LARGE', { message: `Send at most ${this.#limits.files} files at a time.` })
    }
    const path = join(this.#limits.tempDir, `upload-${randomUUID()}`)
    this.#file = { handle: await open(path, 'wx'), hash: createHash('sha256'), size: 0, path, headers }
  }

  async write(chunk: Buffer): Promise<void> {
    if (chunk.length === 0) return
    if (this.#text) {
      this.#textBytes += chunk.length
      if (this.#textBytes > this.#limits.textBytes)
        refuse('PAYLOAD_TOO_LARGE', { message: 'The form is too large.' })
      this.#text.parts.push(Buffer.from(chunk))
      return
    }
    const file = this.#file
    if (!file) return
    file.size += chunk.length
    if (file.size > this.#limits.fileBytes) {
      const megabytes = Math.floor(this.#limits.fileBytes / 1_048_576)
      refuse('PAYLOAD_TOO_LARGE', { message: `A file is larger than ${megabytes} MB. Choose a smaller one.` })
    }
    file.hash.update(chunk)
    await file.handle.writeFile(chunk)
  }

  async end(): Promise<void> {
    if (this.#text) {
      const bytes = Buffer.concat(this.#text.parts)
      this.fields.push([this.#text.name, new TextDecoder('utf-8').decode(bytes)])
      this.#text = undefined
    }
    const file = this.#file
    if (!file) return
    this.#file = undefined
    await file.handle.close()
    this.files.push(
      uploadOf({
        part: file.headers.name,
        fileName: file.headers.fileName ?? '',
        declaredType: file.headers.contentType,
        size: file.size,
        sha256: file.hash.digest('hex'),
        path: file.path,
      }),
    )
  }

  /** Closes and removes everything written so far. */
  async discard(): Promise<void> {
    await this.end().catch(() => undefined)
    await discardUploads(this.files)
  }
}

async function* buffersOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}

async function take(chunks: AsyncGenerator<Buffer>, boundary: string, sink: PartSink): Promise<void> {
  // Leading CRLF so that the first delimiter looks like all others.
  let held: Buffer = Buffer.from('\r\n')
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let state: 'preamble' | 'after' | 'headers' | 'body' = 'preamble'
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk])
    for (let moved = true; moved;) {
      moved = false
      if (state === 'preamble' || state === 'body') {
        const at = held.indexOf(delimiter)
        const upTo = at < 0 ? Math.max(0, held.length - delimiter.length) : at
        if (state === 'body') await sink.write(held.subarray(0, upTo))
        held = held.subarray(at < 0 ? upTo : at + delimiter.length)
        if (at >= 0) {
          if (state === 'body') await sink.end()
          state = 'after'
          moved = true
        }
      } else if (state === 'after' && held.length >= 2) {
        const mark = held.subarray(0, 2).toString('latin1')
        if (mark === '--') return
        if (mark !== '\r\n') malformed()
        held = held.subarray(2)
        state = 'headers'
        moved = true
      } else if (state === 'headers') {
        const at = held.indexOf(crlf2)
        if (at > headerLimit || (at < 0 && held.length > headerLimit)) malformed()
        if (at < 0) continue
        await sink.begin(partHeaders(held.subarray(0, at).toString('utf8')) ?? malformed())
        held = held.subarray(at + crlf2.length)
        state = 'body'
        moved = true
      }
    }
  }
  malformed()
}

/** Reads a multipart body as it streams in; refuses past the limits and leaves no temporary file behind then. */
export async function readMultipart(request: Request, limits: MultipartLimits): Promise<Multipart> {
  const header = request.headers.get('content-type') ?? ''
  const boundary = /;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(header)
  const text = boundary?.[1] ?? boundary?.[2]
  if (!text || !request.body) return malformed()
  const sink = new PartSink(limits)
  try {
    await take(buffersOf(request.body), text, sink)
    return { fields: sink.fields, files: sink.files }
  } catch (error) {
    await sink.discard()
    throw error
  }
}
