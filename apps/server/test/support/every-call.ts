import type { Endpoint, Identified } from '@capiz/api/contract/define'
import fc from 'fast-check'
import { serviceBase } from '../../src/platform/http/base.ts'
import type { TestApp } from '../harness.ts'

export type Call = Identified<Endpoint>

/** Never there, so that an allowed call finds nothing it could change. */
const absent: readonly string[] = [
  'HF9999999',
  'PHY9999999',
  'USR9999999',
  'AFF9999999',
  'UR-2026-999999',
  '999999999',
  'NOT-THERE',
  'nobody@sample.example',
]

function pathOf(endpoint: Call): string {
  const path = Object.entries(endpoint.params ?? {}).reduce((made, [name, param]) => {
    const pattern = new RegExp(`^(?:${param.pattern})$`)
    const [drawn = ''] = fc.sample(fc.stringMatching(pattern), { seed: 9, numRuns: 1 })
    const value = param.values?.[0] ?? absent.find((one) => pattern.test(one)) ?? drawn
    return made.replace(`{${name}}`, param.values ? value : encodeURIComponent(value))
  }, endpoint.path)
  return `${serviceBase[endpoint.service]}${path}`
}

/** An empty body of the declared kind; only the grant tells two calls on one address apart. */
function bodyOf({ body, id }: Call): { body?: string | FormData; headers: Record<string, string> } {
  if (!body) return { headers: {} }
  if (body.as === 'json') return { body: '{}', headers: { 'content-type': 'application/json' } }
  if (body.as === 'multipart') return { body: new FormData(), headers: {} }
  const grant = id === 'auth.refresh' ? 'grant_type=refresh_token' : ''
  return { body: grant, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}

let caller = 0

/** Makes a call without contents, each time from another address. */
export async function askFor(
  app: TestApp,
  endpoint: Call,
  token?: string,
): Promise<{ status: number; errorCode: string }> {
  caller += 1
  const { body, headers } = bodyOf(endpoint)
  const response = await app.app.request(pathOf(endpoint), {
    method: endpoint.method,
    headers: {
      ...headers,
      'x-forwarded-for': `10.1.${caller >> 8}.${caller & 255}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  const answer = (isJson && text !== '' ? JSON.parse(text) : {}) as { errorCode?: string } | null
  return { status: response.status, errorCode: answer?.errorCode ?? '' }
}
