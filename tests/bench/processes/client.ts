import { Agent, request as send } from 'node:http'
import { text } from 'node:stream/consumers'

/** An answer as its caller sees it; status 0 when none came. */
export interface Answer {
  status: number
  text: string
}

/** A call of a person at a browser. */
export interface Call {
  /** kind of call, under which it is counted */
  group: string
  method?: 'GET' | 'POST'
  path: string
  token?: string
  /** network address the person calls from */
  from: string
  body?: string
  type?: string
  /** makes a write repeatable */
  key?: string
  /** returns whether a whole answer is one to this call */
  fits?: (answer: Answer) => boolean
}

/** The calls of one kind: times in ms of those that were answered, and what became of the others. */
export interface GroupFigures {
  times: number[]
  /** refused in words that the caller understands: a record that changed meanwhile */
  refused: number
  /** 502, 503 or no answer: the caller knows nothing was told to him */
  unavailable: number
  /** anything else, with an example */
  wrong: number
  example?: string
}

/** Sends calls to the balancer and counts what comes back. */
export interface Client {
  call: (call: Call) => Promise<Answer>
  figures: Map<string, GroupFigures>
  /** moments in ms at which a call was not answered */
  gaps: number[]
}

const refusals = new Set([409, 422])
const away = new Set([0, 502, 503, 504])

/** Opens a client of the balancer. */
export function clientOf(base: string): Client {
  const { hostname, port } = new URL(base)
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
  const figures = new Map<string, GroupFigures>()
  const gaps: number[] = []

  const groupOf = (name: string): GroupFigures => {
    const known = figures.get(name)
    if (known) return known
    const made = { times: [], refused: 0, unavailable: 0, wrong: 0 }
    figures.set(name, made)
    return made
  }

  function exchange({ method = 'GET', path, token, from, body, type, key }: Call): Promise<Answer> {
    return new Promise((resolve) => {
      const headers = {
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && {
          'content-type': type ?? 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
        ...(key && { 'idempotency-key': key }),
      }
      const call = send({ hostname, port, method, path, headers, agent, timeout: 60_000 }, (reply) => {
        text(reply).then(
          (whole) => resolve({ status: reply.statusCode ?? 0, text: whole }),
          () => resolve({ status: 0, text: 'cut off' }),
        )
      })
      call.on('timeout', () => call.destroy(new Error('late')))
      call.on('error', (error) => resolve({ status: 0, text: String(error) }))
      call.end(body)
    })
  }

  return {
    figures,
    gaps,
    call: async (call) => {
      const group = groupOf(call.group)
      const began = performance.now()
      const answer = await exchange(call)
      const { status } = answer
      if (away.has(status)) {
        group.unavailable += 1
        gaps.push(performance.now())
      } else if (status >= 200 && status < 300 && (call.fits?.(answer) ?? true)) {
        group.times.push(performance.now() - began)
      } else if (refusals.has(status) && call.method === 'POST') group.refused += 1
      else {
        group.wrong += 1
        group.example ??= `${call.method ?? 'GET'} ${call.path} ${status} ${answer.text.slice(0, 200)}`
      }
      return answer
    },
  }
}
