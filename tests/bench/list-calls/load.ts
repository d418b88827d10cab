import { connect, type Socket } from 'node:net'
import { quantile } from '../figures.ts'

type Headers = Readonly<Record<string, string>>

/** A request to send again and again, with its path and headers for each round. */
export interface Load {
  port: number
  path: (round: number) => string
  headers?: (round: number) => Headers
}

/** Figures of one run: replies a second, and the ms that half and 99 of 100 of them took at most. */
export interface LoadFigures {
  perSecond: number
  p50: number
  p99: number
}

const ends = /\r\ncontent-length: (\d+)\r\n/i

/** Takes the first whole reply off the received bytes; undefined while it is incomplete. */
function firstReply(received: Buffer): { reply: Buffer; rest: Buffer } | undefined {
  const head = received.indexOf('\r\n\r\n')
  if (head === -1) return undefined
  const length = ends.exec(received.toString('latin1', 0, head + 2))?.[1]
  // without a length the reply comes in chunks, the last of which is empty
  const end = length ? head + 4 + Number(length) : received.indexOf('\r\n0\r\n\r\n', head) + 7
  if (end < head + 4 || received.length < end) return undefined
  return { reply: received.subarray(0, end), rest: received.subarray(end) }
}

/** One kept connection, which answers one request after the other. */
function connection(port: number): { ask: (request: string) => Promise<Buffer>; close: () => void } {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received: Buffer = Buffer.alloc(0)
  let waiting: { resolve: (reply: Buffer) => void; reject: (error: Error) => void } | undefined
  socket.on('data', (part: Buffer) => {
    received = received.length === 0 ? part : Buffer.concat([received, part])
    const found = firstReply(received)
    if (!found) return
    received = found.rest
    waiting?.resolve(found.reply)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server closed the connection.')))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => {
      waiting = undefined
      socket.destroy()
    },
  }
}

function requestOf(path: string, headers: Headers): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

/**
 * Sends requests over kept connections, each the next one as soon as the last is answered, and times the replies. Writes
 * to sockets itself: the client of Node costs as much processor time as a fast server, and both share the machine.
 */
export async function timeLoad(
  { port, path, headers = () => ({}) }: Load,
  seconds: number,
  connections = 8,
): Promise<LoadFigures> {
  const times: number[] = []
  let round = 0
  const start = performance.now()
  const until = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const { ask, close } = connection(port)
      try {
        for (let from = performance.now(); from < until; from = performance.now()) {
          const turn = round++
          const address = path(turn)
          const reply = await ask(requestOf(address, headers(turn)))
          times.push(performance.now() - from)
          if (!reply.subarray(0, 15).includes(' 200 '))
            throw new Error(`${address} answered ${reply.toString('utf8', 0, 2000)}`)
        }
      } finally {
        close()
      }
    }),
  )
  const passed = (performance.now() - start) / 1000
  return { perSecond: times.length / passed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
