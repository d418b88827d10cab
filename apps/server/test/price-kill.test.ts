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

const rows = 20_000
const day = '2099-06-01'

interface Import {
  code: string
  status: string
}

/** A server on the folder and a signed-in caller whom no price limit holds, so that the sheet is stored and not asked for. */
async function open() {
  const server = startProcess({ CAPIZ_DATA_DIR: folder, CAPIZ_SEED: 'tiny' })
  const url = await addressOf(server, 150)
  const who = new URLSearchParams({ grant_type: 'password', username: 'admin', password: samplePassword })
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Has a file of 20,000 rows read and checked by a server. */
async function ready({ ask }: Awaited<ReturnType<typeof open>>): Promise<string> {
  const begun = await ask('/price-import/standard-procedure-rate', { method: 'POST', body: form() })
  const { code } = (await begun.json()) as Import
  for (;;) {
    const { status } = (await (await ask(`/price-import/${code}`)).json()) as Import
    if (status === 'READY') return code
    expect(status).toBe('READING')
    await pause(50)
  }
}

test('X1: killed inside an upload of 20,000 rows, none or all of them are there, and the history says which', async () => {
  let one = await open()
  for (const delay of [150, 900]) {
    const code = await ready(one)
    const body = { method: 'POST', headers: json, body: '{"mode":"all"}' }
    const saving = one.ask(`/price-import/${code}/save`, body).catch(() => undefined)
    await pause(delay)
    await stopHard(one)
    await saving
    one = await open()
    const count = await one.stored()
    const { status } = (await (await one.ask(`/price-import/${code}`)).json()) as Import
    expect([0, rows]).toContain(count)
    expect(status === 'DONE').toBe(count === rows)
    if (count === rows) break
  }
}, 600_000)
