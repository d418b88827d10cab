import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * A balancer for the measurement, as a program: `node balancer.ts <port> <port of a server> …`. It goes round the servers
 * that are ready, asks each twice a second, and sends a call again to another one only where a repetition changes nothing: a
 * read, or a write with an idempotency key.
 */

const [port = 0, ...ports] = process.argv.slice(2).map(Number)
const agent = new Agent({ keepAlive: true, maxSockets: 512, timeout: 60_000 })
const servers = ports.map((one) => ({ port: one, isReady: true }))
const checkMs = 500
const mostTries = 3
let turn = 0

interface Target {
  port: number
  isReady: boolean
}

/** Returns the next server that is ready; any one while none is known to be. */
function next(): Target | undefined {
  const ready = servers.filter(({ isReady }) => isReady)
  const choice = ready.length > 0 ? ready : servers
  turn += 1
  return choice[turn % choice.length]
}

function check(server: Target): void {
  const call = send(
    { port: server.port, host: '127.0.0.1', path: '/readyz', timeout: 2000, agent },
    (reply) => {
      server.isReady = reply.statusCode === 200
      reply.resume()
    },
  )
  call.on('timeout', () => call.destroy(new Error('late')))
  call.on('error', () => (server.isReady = false))
  call.end()
}
setInterval(() => servers.forEach(check), checkMs)

/** Passes a call on; undefined when the server was lost before it answered. */
function pass(target: Target, from: IncomingMessage, body: Buffer): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    const { method, url, headers } = from
    const call = send({ port: target.port, host: '127.0.0.1', method, path: url, headers, agent }, resolve)
    call.on('error', () => resolve(undefined))
    call.end(body)
  })
}

const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined

async function answer(from: IncomingMessage, to: ServerResponse): Promise<void> {
  const body = await buffer(from)
  const most = isRepeatable(from) ? mostTries : 1
  for (let tries = 1; tries <= most; tries++) {
    const target = next()
    const reply = target && (await pass(target, from, body))
    if (!reply && target) target.isReady = false
    const isAway = !reply || reply.statusCode === 502 || reply.statusCode === 503
    if (isAway && tries < most) {
      reply?.resume()
      continue
    }
    if (!reply) break
    to.writeHead(reply.statusCode ?? 502, reply.headers)
    // Half an answer must not look like a whole one.
    reply.on('error', () => to.destroy())
    reply.pipe(to)
    return
  }
  to.writeHead(502, { 'content-type': 'text/plain' }).end('no server')
}

createServer((from, to) => void answer(from, to).catch(() => to.destroy())).listen(port, '127.0.0.1', () =>
  process.stdout.write(`balances on ${port}\n`),
)
