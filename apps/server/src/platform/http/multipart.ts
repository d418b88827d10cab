import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Refusal } from '../errors/refuse.ts'
import { discardUploads, storeUpload, type Upload } from '../files/upload.ts'

/** The bounds of a multipart body. */
export interface MultipartLimits {
  fileBytes: number
  files: number
  /** all text parts together */
  textBytes: number
  tempDir: string
}

/** The parts of a multipart body: text parts in order, files on disk. */
export interface Multipart {
  fields: [string, string][]
  files: Upload[]
}

const partLimit = 200
const partHeaderBytes = 8192
const nameLimit = 100

const malformed = () => new Refusal('BAD_REQUEST', { message: 'The form could not be read. Send it again.' })

const tooLarge = (message?: string) => new Refusal('PAYLOAD_TOO_LARGE', { message })

/** Browsers escape quotes and line breaks inside a quoted name this way (HTML, multipart/form-data encoding). */
const unescapeName = (name: string) => name.replaceAll('%22', '"').replaceAll(/%0D%0A/gi, ' ')

/** Creates the parser of a body, with the limits it enforces itself. */
function parserOf(contentType: string, limits: MultipartLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        fileSize: limits.fileBytes,
        files: limits.files,
        fieldSize: limits.textBytes,
        parts: partLimit,
        headerSize: partHeaderBytes,
      },
    })
  } catch {
    // the content type names no boundary
    throw malformed()
  }
}

/** Collects the parts that a parser emits and stops at the first part outside the limits. */
class PartCollector {
  readonly fields: [string, string][] = []
  readonly writes: Promise<Upload>[] = []
  readonly #limits: MultipartLimits
  readonly #open = new Set<Readable>()
  readonly #fail: (reason: unknown) => void
  #textBytes = 0

  constructor(limits: MultipartLimits, fail: (reason: unknown) => void) {
    this.#limits = limits
    this.#fail = fail
  }

  listenTo(parser: BusboyInstance): void {
    parser.on('field', (name: string | undefined, value, _nameCut, isCut) =>
      this.#addField(name, value, isCut),
    )
    parser.on('file', (name: string | undefined, content, fileName, _encoding, declaredType) =>
      this.#addFile(name, content, { fileName: unescapeName(fileName), declaredType }),
    )
    parser.on('partsLimit', () => this.#fail(tooLarge()))
    parser.on('filesLimit', () => this.#fail(tooLarge(`Send at most ${this.#limits.files} files at a time.`)))
  }

  #addField(name: string | undefined, value: string, isCut: boolean): void {
    this.#textBytes += Buffer.byteLength(value)
    if (isCut || this.#textBytes > this.#limits.textBytes) this.#fail(tooLarge('The form is too large.'))
    // a byte order mark belongs to the encoding, not to the text
    else this.fields.push([this.#checkedName(name), value.replace(/^\uFEFF/, '')])
  }

  #addFile(
    name: string | undefined,
    content: Readable,
    file: Pick<Upload, 'fileName' | 'declaredType'>,
  ): void {
    content.on('limit', () => {
      const megabytes = Math.floor(this.#limits.fileBytes / 1_048_576)
      this.#fail(tooLarge(`A file is larger than ${megabytes} MB. Choose a smaller one.`))
    })
    this.#open.add(content)
    const write = storeUpload(content, this.#limits.tempDir, { part: this.#checkedName(name), ...file })
    write.catch(this.#fail)
    this.writes.push(write)
  }

  #checkedName(name: string | undefined): string {
    if (!name || name.length > nameLimit) this.#fail(malformed())
    return unescapeName(name ?? '')
  }

  /** Stops the files still arriving and removes every file written so far. */
  async discard(): Promise<void> {
    for (const content of this.#open) content.destroy(malformed())
    const written = await Promise.allSettled(this.writes)
    await discardUploads(written.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
  }
}

/** Reads a multipart body as it streams in; refuses past the limits and leaves no temporary file behind then. */
export async function readMultipart(request: Request, limits: MultipartLimits): Promise<Multipart> {
  if (!request.body) throw malformed()
  const parser = parserOf(request.headers.get('content-type') ?? '', limits)
  const failure = new AbortController()
  const { signal } = failure
  const collector = new PartCollector(limits, (reason) => failure.abort(reason))
  collector.listenTo(parser)
  parser.on('error', () => failure.abort(malformed()))
  const finished = once(parser, 'finish', { signal })
  // awaited below; until then a failure is seen through the signal
  finished.catch(() => undefined)
  try {
    // A body cancelled while its source is writing makes the source fail; the HTTP server ends an unread one.
    for await (const chunk of request.body.values({ preventCancel: true })) {
      if (!parser.write(chunk)) await once(parser, 'drain', { signal })
      signal.throwIfAborted()
    }
    parser.end()
    await finished
    return { fields: collector.fields, files: await Promise.all(collector.writes) }
  } catch (error) {
    await collector.discard()
    throw signal.aborted ? signal.reason : error
  }
}
