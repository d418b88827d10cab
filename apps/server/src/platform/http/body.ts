import type { Body } from '@capiz/api/contract/define'
import { tmpdir } from 'node:os'
import type { Config } from '../runtime/config.ts'
import { readMultipart } from './multipart.ts'
import { refuse } from '../errors/refuse.ts'
import { discardUploads, type Upload } from '../files/upload.ts'

/** A body taken apart but not yet checked. */
export interface RawBody {
  body?: unknown
  fields?: Record<string, unknown>
  json?: unknown
  files?: Upload[]
  /** the text as it came, for the fingerprint of idempotent calls */
  text: string
}

type Kind = Body['as']

/** Kind of body the content type announces; undefined for none of ours. */
export function bodyKind(request: Request): Kind | undefined {
  const header = request.headers.get('content-type') ?? ''
  const [type, ...rest] = header.toLowerCase().split(';')
  const charset = rest.find((part) => part.trim().startsWith('charset='))
  if (charset && !/charset="?utf-8"?$/.test(charset.trim())) return undefined
  switch (type?.trim()) {
    case 'application/json':
      return 'json'
    case 'application/x-www-form-urlencoded':
      return 'form'
    case 'multipart/form-data':
      return 'multipart'
    default:
      return undefined
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () =>
    refuse('PAYLOAD_TOO_LARGE', { message: `The request is larger than ${Math.floor(limit / 1024)} kB.` })
  if (Number(request.headers.get('content-length') ?? 0) > limit) tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > limit) tooLarge()
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    return refuse('BAD_REQUEST', { message: 'The request is not UTF-8 text.' })
  }
}

/** Deeper nesting is no form of ours and would only exhaust the stack of what reads it. */
const deepest = 64

function tooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth > deepest || Object.values(value).some((item) => tooDeep(item, depth + 1))
}

/** Parses JSON text; a `__proto__` member is dropped, so no object ever gets a foreign prototype. */
function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text, (key, item: unknown) => (key === '__proto__' ? undefined : item))
  } catch {
    return refuse('BAD_REQUEST', { message: 'The request is not valid JSON.' })
  }
  return tooDeep(value) ? refuse('BAD_REQUEST', { message: 'The request is nested too deeply.' }) : value
}

function formObject(
  entries: Iterable<[string, string]>,
  lists: readonly string[] = [],
): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const name of lists) object[name] = []
  for (const [name, value] of entries) {
    const known = object[name]
    if (Array.isArray(known)) known.push(value)
    else if (known === undefined) object[name] = value
    else refuse('BAD_REQUEST', { message: `The field ${name.slice(0, 60)} was sent more than once.` })
  }
  return { ...object }
}

/** The JSON part: usually plain text, but some clients send it as a little file. */
async function jsonTextOf(
  part: string,
  parts: Record<string, unknown>,
  files: readonly Upload[],
  limit: number,
) {
  const text = parts[part]
  if (typeof text === 'string') return text
  const file = files.find((one) => one.part === part)
  if (file && file.size > limit) refuse('PAYLOAD_TOO_LARGE', { message: 'The form is too large.' })
  return file && new TextDecoder('utf-8').decode(await file.read())
}

async function readParts(
  request: Request,
  config: Config,
  body: Extract<Body, { as: 'multipart' }>,
): Promise<RawBody> {
  const { fields, files } = await readMultipart(request, {
    fileBytes: config.fileBytes,
    // Two more than allowed: one for a JSON part sent as a file, one so that "too many" gets its own message.
    files: Math.min(body.files?.max ?? 0, config.filesPerCall) + 2,
    textBytes: config.jsonBytes,
    tempDir: tmpdir(),
  })
  try {
    const parts = formObject(fields, body.lists)
    const jsonPart = body.json?.part
    const text =
      jsonPart === undefined ? undefined : await jsonTextOf(jsonPart, parts, files, config.jsonBytes)
    if (jsonPart !== undefined) delete parts[jsonPart]
    return {
      fields: parts,
      json: text === undefined ? undefined : parseJson(text),
      files: files.filter((file) => file.part !== jsonPart),
      text: JSON.stringify([fields, files.map((file) => [file.part, file.fileName, file.sha256])]),
    }
  } catch (error) {
    await discardUploads(files)
    throw error
  } finally {
    await discardUploads(files.filter((file) => file.part === body.json?.part))
  }
}

/** Reads the body an endpoint declares: JSON and forms from memory, multipart with its files on disk. */
export async function readBody(request: Request, config: Config, body: Body): Promise<RawBody> {
  if (body.as === 'multipart') return readParts(request, config, body)
  const text = await readText(request, config.jsonBytes)
  if (body.as === 'form') return { body: formObject(new URLSearchParams(text)), text }
  return { body: parseJson(text === '' ? 'null' : text), text }
}
