import type { Endpoint } from '@capiz/api/contract/define'
import type { CallMeta } from '../access/call-meta.ts'
import { addressBlock } from '../limits/address-block.ts'
import { namedBy } from '../limits/named-writes.ts'
import { callLimits, consumeToken, publicWrites, type CallLimit } from '../limits/rate-limit.ts'
import type { Services } from '../services.ts'
import type { RawBody } from './body.ts'

type Limited = Endpoint & { id: string }

/** The limit of a call and the name its count has; undefined where there is none. */
function limitOf(endpoint: Limited): { name: string; limit: CallLimit } | undefined {
  const own = callLimits[endpoint.call]
  if (own) return { name: endpoint.call, limit: own }
  if (endpoint.access.kind !== 'public' || endpoint.path === '/oauth/token') return undefined
  return endpoint.method === 'GET' ? undefined : { name: 'public-write', limit: publicWrites }
}

/** Counts a call of an address before its body is read. */
export async function limitAddress(
  services: Services,
  endpoint: Limited,
  request: Request,
  meta: CallMeta,
): Promise<void> {
  const block = addressBlock(meta.ip)
  const found = limitOf(endpoint)
  if (found) {
    const { max, perAddress = max, seconds } = found.limit
    return consumeToken(services, `${found.name}-address`, block, { max: perAddress, seconds })
  }
  if (endpoint.access.kind !== 'public' || endpoint.method !== 'GET') return
  const client = `${meta.userAgent ?? ''} ${request.headers.get('accept-language')?.slice(0, 60) ?? ''}`
  services.publicReads.take(endpoint.id, block, client)
}

/** Counts a public write by what it names, so that one of many behind an address cannot use up what the others need. */
export async function limitNamed(
  services: Services,
  endpoint: Limited,
  raw: RawBody,
  call: { meta: CallMeta; url: string },
) {
  const found = limitOf(endpoint)
  if (found?.limit.perAddress === undefined) return
  const query = Object.fromEntries(new URL(call.url).searchParams)
  const name = namedBy(raw.body, raw.json, raw.fields, query) ?? ''
  await consumeToken(
    services,
    found.name,
    `${addressBlock(call.meta.ip)} ${endpoint.call} ${name}`,
    found.limit,
  )
}
