import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { fillLarge, onPostgres, withServices } from '../../../apps/server/bench/engine.ts'
import { quantile } from '../figures.ts'
import { timedCalls, type TimedCall } from './calls.ts'
import { timeEveryList, type ListFigures } from './every-list.ts'
import { timeLoad, type Load, type LoadFigures } from './load.ts'
import { startNest, type NestPeer } from './nest.ts'
import { startProduct, type Product } from './product.ts'

/** The program and state of a measurement: the peer, or ours with calls that memory answers or does not. */
export type State = 'NestJS' | 'repeated' | 'never the same' | 'one write a second'

/** The medians of the rounds of one call in one state. */
export interface CallFigures extends LoadFigures {
  call: string
  state: State
  /** times as many replies a second as the peer */
  goal: number | undefined
}

/** Everything measured about list calls. */
export interface ListCallFigures {
  /** replies a second of a server that only sends a text of the size of a page: what the client could measure */
  most: number
  calls: CallFigures[]
  lists: ListFigures[]
}

interface Turn {
  call: TimedCall
  state: State
  load: Load
  /** a write to send once a second meanwhile */
  write?: () => Promise<void>
}

function turnsOf(call: TimedCall, product: Product, nest: NestPeer | undefined): Turn[] {
  const { port } = product
  const headers = () => product.headers
  const { repeated, fresh, peer, table } = call
  const turns: Turn[] = []
  if (nest && peer) turns.push({ call, state: 'NestJS', load: { port: nest.port, path: peer } })
  if (repeated) turns.push({ call, state: 'repeated', load: { port, headers, path: () => repeated } })
  const load = { port, headers, path: fresh }
  turns.push({ call, state: 'never the same', load })
  turns.push({ call, state: 'one write a second', load, write: () => product.write(table) })
  return turns
}

async function withWrites(write: Turn['write'], work: () => Promise<LoadFigures>): Promise<LoadFigures> {
  if (!write) return work()
  let last = write()
  const timer = setInterval(() => {
    last = write()
  }, 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await last
  }
}

/** Returns the load with rounds counted on, so that no later turn asks again what an earlier one asked. */
function goingOn(load: Load): Load {
  let round = 0
  return { ...load, path: () => load.path(round++) }
}

/** Times a server that sends a text of the size of a page and does nothing else. */
async function timeConstant(seconds: number): Promise<number> {
  const text = 'x'.repeat(4300)
  const server = createServer((_, reply) => reply.end(text))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { perSecond } = await timeLoad({ port, path: () => '/' }, seconds)
  server.close()
  return perSecond
}

async function timeCalls(
  calls: readonly TimedCall[],
  product: Product,
  nest: NestPeer | undefined,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<CallFigures[]> {
  const turns = calls
    .flatMap((call) => turnsOf(call, product, nest))
    .map((turn) => ({ ...turn, load: goingOn(turn.load), found: [] as LoadFigures[] }))
  for (const { load } of turns) await timeLoad(load, 0.5)
  for (let round = 0; round < rounds; round++)
    for (const { load, write, found } of turns)
      found.push(await withWrites(write, () => timeLoad(load, seconds)))
  return turns.map(({ call, state, found }) => {
    const middle = (of: keyof LoadFigures) =>
      quantile(
        found.map((one) => one[of]),
        0.5,
      )
    return {
      call: call.name,
      state,
      goal: call.goal,
      perSecond: middle('perSecond'),
      p50: middle('p50'),
      p99: middle('p99'),
    }
  })
}

/**
 * Times list calls of our server over the large sample on PostgreSQL, eight connections, in turns with NestJS from a
 * folder of peers over as many rows on the same PostgreSQL. With `url` on a database that holds the sample already;
 * otherwise on a fresh one, which takes minutes to fill.
 */
export async function timeListCalls(
  peers: string | undefined,
  url: string | undefined,
  pace = { rounds: 3, seconds: 3 },
): Promise<ListCallFigures> {
  return onPostgres(async (place) => {
    if (url === undefined) await withServices(place, fillLarge)
    const nest =
      peers === undefined ? undefined : await startNest(resolve(peers), place.env['DATABASE_URL'] ?? '')
    const product = await startProduct(place)
    try {
      const most = await timeConstant(pace.seconds)
      const calls = await timeCalls(await timedCalls(product), product, nest, pace)
      return { most, calls, lists: await timeEveryList(product, pace.seconds / 4) }
    } finally {
      await product.stop()
      await nest?.stop()
    }
  }, url)
}
