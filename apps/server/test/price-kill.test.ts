import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { samplePassword } from '../src/seed/user.ts'
import { addressOf, killProcesses, startProcess } from './support/server-process.ts'
import { sheetFile } from './support/workbooks.ts'

const folder = mkdtempSync(join(tmpdir(), 'capiz-price-kill-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

const rows = 5000
const day = '2099-06-01'

interface Import {
  code: string
  status: string
}

/** A server on the folder and a signed-in caller. */
async function open() {
  const server = startProcess({ CAPIZ_DATA_DIR: folder, CAPIZ_SEED: 'tiny' })
  const url = await addressOf(server)
  const who = new URLSearchParams({ grant_type: 'password', username: 'rates', password: samplePassword })
  const login = await fetch(`${url}/api/auth/oauth/token`, { method: 'POST', body: who })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) }
    return fetch(`${url}/api/accr${path}`, { ...init, headers })
  }
  const stored = async () => {
    const reply = await ask(`/standard-procedure-rate?effectiveDate=${day}`)
    const { content } = (await reply.json()) as { content: { lineCount: number }[] }
    return content.reduce((sum, { lineCount }) => sum + lineCount, 0)
  }
  return { server, ask, stored }
}

async function stopHard({ server }: Awaited<ReturnType<typeof open>>): Promise<void> {
  server.child.kill('SIGKILL')
  await server.ended
}

function form(): FormData {
  const headings = ['Procedure', 'Description', 'Relative value units', 'Amount (₱)']
  const table = Array.from({ length: rows }, (_, at) => [
    String(20_000 + at),
    `Procedure ${at}`,
    null,
    at + 1,
  ])
  const body = new FormData()
  body.append('effectiveDate', day)
  body.append('file', new File([new Uint8Array(sheetFile([headings, ...table]))], 'rates.xlsx'))
  return body
}

const json = { 'content-type': 'application/json' }

test('X1: killed inside an upload of 5,000 rows, none or all of them are there, and the history says which', async () => {
  const seen: number[] = []
  let delay = 5
  for (let round = 0; round < 6 && seen.at(-1) !== rows; round++) {
    const one = await open()
    const begun = await one.ask('/price-import/standard-procedure-rate', { method: 'POST', body: form() })
    const { code } = (await begun.json()) as Import
    for (;;) {
      const state = (await (await one.ask(`/price-import/${code}`)).json()) as Import
      if (state.status === 'READY') break
      expect(state.status).toBe('READING')
    }
    const saving = one
      .ask(`/price-import/${code}/save`, { method: 'POST', headers: json, body: '{"mode":"all"}' })
      .catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, delay))
    delay *= 3
    await stopHard(one)
    await saving
    const next = await open()
    seen.push(await next.stored())
    const after = (await (await next.ask(`/price-import/${code}`)).json()) as Import
    expect(after.status === 'DONE').toBe(seen.at(-1) === rows)
    await stopHard(next)
  }
  expect(seen.filter((count) => count !== 0 && count !== rows)).toEqual([])
  expect(seen).toContain(0)
}, 180_000)
