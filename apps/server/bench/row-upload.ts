import { readFileSync } from 'node:fs'
import { samplePassword } from '../src/seed/user.ts'
import { addressOf, startProcess } from '../test/support/server-process.ts'
import { quantile, type BenchPlace } from './engine.ts'

/** What an upload of many rows does to a server. */
export interface UploadTiming {
  checkSeconds: number
  saveSeconds: number
  /** p99 of the health page while it is at work, in ms */
  healthP99: number
  healthMost: number
  /** growth of resident memory, in MB */
  grownMegabytes: number
}

/** A file to send: where, by whom, and what goes with it. */
export interface UploadOrder {
  username: string
  /** calls of the family, such as `price-import` */
  family: string
  kind: string
  fields: Readonly<Record<string, string>>
  bytes: Uint8Array
  fileName: string
}

interface Running {
  url: string
  resident: () => number
  stop: () => Promise<void>
}

async function startServer({ env }: BenchPlace): Promise<Running> {
  const server = startProcess(env)
  const url = await addressOf(server, 150)
  return {
    url,
    resident: () => {
      const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))
      return Number(line?.[1] ?? Number.NaN) / 1024
    },
    stop: async () => {
      server.child.kill('SIGTERM')
      await server.ended
    },
  }
}

/** Looks at the health page and the memory every few milliseconds until told to stop. */
function watch({ url, resident }: Running) {
  const times: number[] = []
  let most = resident()
  const end = new AbortController()
  const done = (async () => {
    while (!end.signal.aborted) {
      const start = performance.now()
      await (await fetch(`${url}/healthz`)).text()
      times.push(performance.now() - start)
      most = Math.max(most, resident())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  return async () => {
    end.abort()
    await done
    return { times, most }
  }
}

interface State {
  code: string
  status: string
  message: string | null
}

type Ask = (path: string, init?: RequestInit) => Promise<State>

/** Calls of the family for somebody who signs in. */
async function callsFor(url: string, { username, family }: UploadOrder): Promise<Ask> {
  const login = await fetch(`${url}/api/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password: samplePassword }),
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  return async (path, init = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) }
    const reply = await fetch(`${url}/api/accr/${family}${path}`, { ...init, headers })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as State
  }
}

async function until(ask: Ask, code: string, status: string): Promise<void> {
  for (;;) {
    const state = await ask(`/${code}`)
    if (state.status === status) return
    if (state.status === 'FAILED' || state.message) throw new Error(`The import stopped: ${state.message}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Sends a workbook to a server of its own, has it checked and its good rows saved, and watches what that costs. */
export async function timeUpload(place: BenchPlace, order: UploadOrder): Promise<UploadTiming> {
  const server = await startServer(place)
  try {
    const ask = await callsFor(server.url, order)
    const before = server.resident()
    const stopWatching = watch(server)
    const started = performance.now()
    const form = new FormData()
    for (const [name, value] of Object.entries(order.fields)) form.append(name, value)
    form.append('file', new File([new Uint8Array(order.bytes)], order.fileName))
    const { code } = await ask(`/${order.kind}`, { method: 'POST', body: form })
    await until(ask, code, 'READY')
    const checked = performance.now()
    const body = JSON.stringify({ mode: 'good' })
    await ask(`/${code}/save`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    await until(ask, code, 'DONE')
    const saved = performance.now()
    const { times, most } = await stopWatching()
    return {
      checkSeconds: (checked - started) / 1000,
      saveSeconds: (saved - checked) / 1000,
      healthP99: quantile(times, 0.99),
      healthMost: Math.max(...times),
      grownMegabytes: most - before,
    }
  } finally {
    await server.stop()
  }
}
