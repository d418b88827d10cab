import type { Endpoint } from '../contract/define.ts'

export interface HeaderContext {
  /** `id:secret` of the client credential; an identifier, no secret, since every browser holds it */
  basic: string
  /** cookie and header of the double-submit check */
  csrf: { cookie: string; header: string }
  cookies: () => string
  /** origin of the page; undefined outside a browser */
  origin: string | undefined
}

/** Addresses of static files get no bearer header (specification 1, section 7). */
function isAssetAddress(url: string): boolean {
  return /^(?:[a-z]+:\/\/[^/]+)?\/assets\//i.test(url)
}

function isSameOrigin(url: string, origin: string | undefined): boolean {
  if (!/^([a-z]+:)?\/\//i.test(url)) return true
  return origin !== undefined && new URL(url, origin).origin === origin
}

/** Value of a cookie in a cookie text, decoded. */
function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  if (pair === undefined) return undefined
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return pair.slice(name.length + 1)
  }
}

/**
 * Headers of a call: bearer token (not for assets nor calls marked to skip it), the client credential on the token
 * call, and on a non-GET of the same origin the CSRF header read from its cookie.
 */
export function headersOf(
  endpoint: Endpoint,
  url: string,
  token: string | undefined,
  context: HeaderContext,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: endpoint.reply.as === 'blob' ? '*/*' : 'application/json',
  }
  // the calls that get a session name the program, every other one who is signed in
  if (endpoint.reply.as === 'token' && endpoint.skipAuth)
    headers.Authorization = `Basic ${btoa(context.basic)}`
  else if (token !== undefined && endpoint.skipAuth !== true && !isAssetAddress(url)) {
    headers.Authorization = `Bearer ${token}`
  }
  const cookies = context.cookies()
  // over https the server sets the form of the cookie that no neighbouring site can set
  const csrf =
    readCookie(cookies, `__Host-${context.csrf.cookie}`) ?? readCookie(cookies, context.csrf.cookie)
  if (endpoint.method !== 'GET' && csrf !== undefined && isSameOrigin(url, context.origin)) {
    headers[context.csrf.header] = csrf
  }
  return headers
}
