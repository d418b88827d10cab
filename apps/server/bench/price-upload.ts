import { addDays } from '@capiz/domain/time'
import { readFileSync } from 'node:fs'
import { systemClock } from '../src/clock.ts'
import { samplePassword } from '../src/seed/user.ts'
import { addressOf, startProcess } from '../test/support/server-process.ts'
import { sheetFile } from '../test/support/workbooks.ts'
import { quantile, type BenchPlace } from './engine.ts'

/** What an upload of 20,000 rows does to a server. */
export interface UploadTiming {
  checkSeconds: number
  saveSeconds: number
  /** p99 of the health page while it is at work, in ms */
  healthP99: number
  healthMost: number
  /** growth of resident memory, in MB */
  grownMegabytes: number
}

const rows = 20_000

function workbook(): Uint8Array {
  const table = Array.from({ length: rows }, (_, at) => [
    String(10_000 + at),
    `Procedure ${at}`,
    null,
    at + 0.25,
  ])
  return sheetFile([['Procedure', 'Description', 'Relative value units', 'Amount (₱)'], ...table])
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

/** Sends the workbook to a server of its own, has it checked and saved, and watches what that costs. */
export async function timeUpload(place: BenchPlace): Promise<UploadTiming> {
  const server = await startServer(place)
  try {
    const login = await fetch(`${server.url}/api/auth/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'password', username: 'rates', password: samplePassword }),
    })
    const { access_token: token } = (await login.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}` }
    const ask = async (path: string, init: RequestInit = {}) => {
      const reply = await fetch(`${server.url}/api/accr/price-import${path}`, {
        ...init,
        headers: { ...headers, ...(init.headers as Record<string, string>) },
      })
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
      return (await reply.json()) as State
    }
    const until = async (code: string, status: string) => {
      for (;;) {
        const state = await ask(`/${code}`)
        if (state.status === status) return
        if (state.status === 'FAILED' || state.message)
          throw new Error(`The import stopped: ${state.message}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    const bytes = workbook()
    const before = server.resident()
    const stopWatching = watch(server)
    const started = performance.now()
    const form = new FormData()
    form.append('effectiveDate', addDays(systemClock.today(), 200))
    form.append('file', new File([new Uint8Array(bytes)], 'procedures.xlsx'))
    const { code } = await ask('/standard-procedure-rate', { method: 'POST', body: form })
    await until(code, 'READY')
    const checked = performance.now()
    const body = JSON.stringify({ mode: 'all' })
    await ask(`/${code}/save`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    await until(code, 'DONE')
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
