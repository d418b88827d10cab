import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Config } from '../runtime/config.ts'
import { refuse } from '../errors/refuse.ts'
import type { CallMeta } from '../access/call-meta.ts'

/** Address of the caller; behind a trusted proxy the last one it names. */
function ipOf(c: Context, config: Config): string {
  const forwarded = config.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const bindings = c.env as Partial<HttpBindings> | undefined
  return forwarded ?? bindings?.incoming?.socket.remoteAddress ?? 'local'
}

/** Request id: taken over when it is a plain one, otherwise made. */
function requestIdOf(c: Context): string {
  const given = c.req.header('x-request-id')
  return given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

function basicOf(header: string | undefined): string | undefined {
  const encoded = header && /^Basic ([\w+/]{1,2000}={0,2})$/i.exec(header)?.[1]
  return encoded ? Buffer.from(encoded, 'base64').toString() : undefined
}

/** The facts about a request every handler may need. */
export function metaOf(c: Context, config: Config): CallMeta {
  return {
    ip: ipOf(c, config),
    requestId: requestIdOf(c),
    userAgent: c.req.header('user-agent')?.slice(0, 300),
    clientCredential: basicOf(c.req.header('authorization')),
  }
}

/** The bearer token, if one is sent; any other scheme on a call is no credential here. */
export function bearerOf(request: Request): string | undefined {
  const header = request.headers.get('authorization')
  const token = header && /^Bearer ([\w.~+/=-]{20,512})$/i.exec(header)?.[1]
  return token ?? undefined
}

/**
 * Double submit: a browser that sends our cookie along must also be able to read it. The cookie gives no
 * rights by itself; calls prove themselves by their bearer header, which no foreign page can set (specification 1, section 7).
 */
export function checkCsrf(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const sent = request.headers.get('cookie') ?? ''
  const cookie = (/(?:^|;\s*)__Host-XSRF-TOKEN=([^;]*)/.exec(sent) ??
    /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(sent))?.[1]
  if (cookie !== undefined && request.headers.get('x-xsrf-token') !== cookie) refuse('CSRF')
}
