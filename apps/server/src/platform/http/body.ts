import type { Body, Endpoint } from '@capiz/api/contract/define'
import { uploadsFolder } from '../files/upload.ts'
import type { Config } from '../runtime/config.ts'
import { beyondBounds } from './json-bounds.ts'
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

/** Bytes of a body that anybody may send without signing in. */
const publicBytes = 65_536

/** Removes members named `__proto__`, so that no object ever gets a foreign prototype. */
function removePrototypes(root: unknown): void {
  const left = [root]
  while (left.length > 0) {
    const holder = left.pop()
    if (typeof holder !== 'object' || holder === null) continue
    if (Object.hasOwn(holder, '__proto__')) delete (holder as Record<string, unknown>)['__proto__']
    for (const item of Object.values(holder)) if (typeof item === 'object') left.push(item)
  }
}

/** Parses JSON text within the bounds, without a function for each value: a megabyte of numbers would take seconds. */
function parseJson(text: string): unknown {
  const beyond = beyondBounds(text)
  if (beyond === 'deep') refuse('BAD_REQUEST', { message: 'The request is nested too deeply.' })
  if (beyond === 'many') refuse('PAYLOAD_TOO_LARGE', { message: 'The request holds too many values.' })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('BAD_REQUEST', { message: 'The request is not valid JSON.' })
  }
  removePrototypes(value)
  return value
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
    tempDir: uploadsFolder(config),
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

/**
 * Reads the body an endpoint declares: JSON and forms from memory, multipart with its files on disk. A call that is
 * open to everybody takes 64 kB of text.
 */
export async function readBody(
  request: Request,
  config: Config,
  endpoint: { body: Body; access: Endpoint['access'] },
): Promise<RawBody> {
  const { body, access } = endpoint
  const textBytes = access.kind === 'public' ? Math.min(publicBytes, config.jsonBytes) : config.jsonBytes
  if (body.as === 'multipart') return readParts(request, { ...config, jsonBytes: textBytes }, body)
  const text = await readText(request, textBytes)
  if (body.as === 'form') return { body: formObject(new URLSearchParams(text)), text }
  return { body: parseJson(text === '' ? 'null' : text), text }
}
