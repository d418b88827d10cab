import type { Endpoint } from '@capiz/api/contract/define'
import { watchReads } from '../../db/read-watch.ts'
import type { Principal } from '../access/principal.ts'
import { readFacts } from '../audit/reads.ts'
import { acceptsGzip } from '../cache/shared-replies.ts'
import type { CachedReply, Run } from '../cache/cached-replies.ts'
import type { Versions } from '../cache/versions.ts'
import type { Services } from '../services.ts'

/** A call of a list whose caller may make it. */
interface AskedList {
  endpoint: Endpoint & { id: string }
  services: Services
  principal: Principal
  versions: Versions
  /** parameters of the call, as sent */
  text: string
}

/** Stands in for the services and the caller of a run, so that it is known what the reply was made of. */
interface Watched {
  services: Services
  principal: Principal
}

/** Returns whether replies of an endpoint are kept: those of lists, which only read. */
export function isCachedList({ method, reply }: Endpoint): boolean {
  return method === 'GET' && (reply.as === 'page' || reply.as === 'list')
}

function textOf(value: unknown): string {
  if (value instanceof Set) return JSON.stringify([...(value as Set<unknown>)].map(String).toSorted())
  return JSON.stringify(value) ?? ''
}

/** Notes every field of the caller that is looked at; the rule belongs to the endpoint, not to the caller. */
function watchedCaller(principal: Principal, seen: Set<string>): Principal {
  return new Proxy(principal, {
    get: (caller, field: string, self): unknown => {
      if (field !== 'rule') seen.add(field)
      return Reflect.get(caller, field, self)
    },
    has: (caller, field: string) => {
      seen.add(field)
      return Reflect.has(caller, field)
    },
  })
}

/** The services of a run: counts by the versions of the call; clock and files note that they decided something. */
function watchedServices(services: Services, versions: Versions, onOther: () => void): Services {
  const { clock, files } = services
  return {
    ...services,
    versions: () => Promise.resolve(versions),
    counts: services.counts.at(versions),
    clock: {
      today: () => clock.today(),
      now: () => {
        onOther()
        return clock.now()
      },
    },
    get files() {
      onOther()
      return files
    },
  }
}

async function runOf(
  { endpoint, services, principal, versions }: AskedList,
  read: (own: Watched) => Promise<unknown>,
): Promise<Run> {
  const fields = new Set<string>()
  const watch = { tables: new Set<string>(), isRepeatable: true }
  const own = {
    principal: watchedCaller(principal, fields),
    services: watchedServices(services, versions, () => (watch.isRepeatable = false)),
  }
  const value = await watchReads(watch, () => read(own))
  // A reply without any table comes from the server's own memory, which has no version.
  const isKept = watch.isRepeatable && watch.tables.size > 0
  return {
    text: JSON.stringify(value),
    facts: readFacts(endpoint, value),
    fields,
    tables: isKept ? [...watch.tables].sort() : undefined,
  }
}

/** Answers a list from memory while nothing it was made of has changed, for every caller who would get the same. */
export function cachedList(asked: AskedList, read: (own: Watched) => Promise<unknown>): Promise<CachedReply> {
  const { endpoint, services, principal, versions, text } = asked
  const wanted = {
    endpoint: endpoint.id,
    text: `${services.clock.today()} ${text}`,
    versions,
    valueOf: (field: string) => textOf(principal[field as keyof Principal]),
  }
  return services.lists.reply(wanted, () => runOf(asked, read))
}

const packedFrom = 2048

/** The reply as it goes out, packed where that is worth it and the caller can unpack it. */
export async function cachedResponse(request: Request, { text, packed }: CachedReply): Promise<Response> {
  const headers = { 'content-type': 'application/json', vary: 'accept-encoding' }
  const isPacked = text.length >= packedFrom && acceptsGzip(request.headers.get('accept-encoding'))
  if (!isPacked) return new Response(text, { headers })
  return new Response(await packed(), { headers: { ...headers, 'content-encoding': 'gzip' } })
}
