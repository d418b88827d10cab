import type { Endpoint } from '@capiz/api/contract/define'
import * as v from 'valibot'
import type { Config } from '../runtime/config.ts'
import type { BlobReply, PageReply } from './types.ts'

/** A handler answered something the contract does not allow. */
class BrokenContract extends Error {
  constructor(endpoint: Endpoint & { id: string }, where: string) {
    super(`${endpoint.id} answers against its contract: ${where}`)
    this.name = 'BrokenContract'
  }
}

/** The flat page form of the specification (domain model 2, "Our page out"). */
function pageBody(page: PageReply<unknown>): Record<string, unknown> {
  const totalPages = Math.ceil(page.totalElements / Math.max(page.size, 1))
  return {
    content: page.content,
    totalElements: page.totalElements,
    totalPages,
    number: page.page,
    size: page.size,
    numberOfElements: page.content.length,
    pageable: { offset: page.page * page.size, pageNumber: page.page, pageSize: page.size },
  }
}

/** The JSON body of a reply, or undefined when there is none to send. */
export function jsonBody(endpoint: Endpoint, value: unknown): unknown {
  switch (endpoint.reply.as) {
    case 'page':
      return pageBody(value as PageReply<unknown>)
    case 'none':
      return undefined
    default:
      return value ?? null
  }
}

/** Returns whether replies are checked against the contract: where it is worked on, not where it serves. */
export function checksReplies({ environment }: Pick<Config, 'environment'>): boolean {
  return environment === 'development' || environment === 'test'
}

/** Throws when the reply, as it will travel, breaks the contract. */
export function checkReply(endpoint: Endpoint & { id: string }, body: unknown): void {
  const { reply } = endpoint
  if (!('schema' in reply)) {
    if (reply.as === 'boolean' && typeof body !== 'boolean') throw new BrokenContract(endpoint, 'no boolean')
    return
  }
  const sent: unknown = JSON.parse(JSON.stringify(body))
  const items =
    reply.as === 'page' ? (sent as { content: unknown }).content : reply.as === 'list' ? sent : [sent]
  if (!Array.isArray(items)) throw new BrokenContract(endpoint, 'no list')
  for (const item of items as unknown[]) {
    const result = v.safeParse(reply.schema, item)
    if (result.success) continue
    const [issue] = result.issues
    throw new BrokenContract(endpoint, `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`)
  }
}

/** Content types a browser may show in place; anything else is always a download (reliability 0.12). */
const showable = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'])

function dispositionOf(blob: BlobReply): string {
  const kind = blob.inline && showable.has(blob.contentType) ? 'inline' : 'attachment'
  const plain = blob.fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(blob.fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** A file as a response: never sniffed, never scripted, name safe in the header. */
export function blobResponse(blob: BlobReply): Response {
  const headers = new Headers({
    'content-type': blob.contentType,
    'content-disposition': dispositionOf(blob),
    'content-security-policy': "default-src 'none'; sandbox",
  })
  if (blob.body instanceof Uint8Array) {
    headers.set('content-length', String(blob.body.byteLength))
    return new Response(new Uint8Array(blob.body), { headers })
  }
  return new Response(blob.body, { headers })
}
