import type { Context } from 'hono'
import type { Config } from '../runtime/config.ts'

/** Style that react-aria adds to the page head; the only inline style the policy lets through (reliability 7). */
const pressStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Content policy of the portal. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${pressStyle}`,
  "img-src 'self' blob: data:",
  "font-src 'self'",
  // files that were fetched are read again by the thread that shows PDF
  "connect-src 'self' blob:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // the one policy that the portal makes; a script from elsewhere cannot add its own
  'trusted-types default',
].join('; ')

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Sets what every answer carries; a policy or cache rule already set by the answer stays. */
export function secure(response: Response, requestId: string, config: Config, page = false): Response {
  const { headers } = response
  headers.set('x-request-id', requestId)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', page ? pagePolicy : apiPolicy)
  if (!headers.has('cache-control')) headers.set('cache-control', page ? 'no-cache' : 'no-store')
  if (config.publicUrl.startsWith('https:'))
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  return response
}

/** Lets configured origins, and no others, read responses; never with cookies. */
export function allowOrigin(c: Context, response: Response, config: Config): Response {
  const origin = c.req.header('origin')
  if (!origin || !config.allowedOrigins.includes(origin)) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-expose-headers', 'content-disposition, retry-after, x-request-id')
  response.headers.append('vary', 'origin')
  return response
}

/** Answers the question a browser asks before a call to another origin. */
export function preflight(c: Context, config: Config): Response | undefined {
  const origin = c.req.header('origin')
  if (c.req.method !== 'OPTIONS' || !origin || !config.allowedOrigins.includes(origin)) return undefined
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, x-request-id, x-xsrf-token',
      'access-control-max-age': '600',
      vary: 'origin',
    },
  })
}
