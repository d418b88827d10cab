import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { samplePassword } from '../src/seed/user.ts'
import { documentBombs, jsonBombs, workbookBombs, type FileBomb } from './support/bombs.ts'
import { addressOf, killProcesses, startProcess } from './support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'capiz-bombs-'))
let address = ''
beforeAll(async () => {
  address = await addressOf(startProcess({ CAPIZ_DATA_DIR: join(folder, 'data'), CAPIZ_SEED: 'tiny' }))
}, 90_000)
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

async function signIn(username: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', username, password: samplePassword })
  const reply = await fetch(`${address}/api/auth/oauth/token`, { method: 'POST', body })
  return ((await reply.json()) as { access_token: string }).access_token
}

/** Resident memory of the server, in MB. */
async function memory(): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^capiz_resident_bytes (\d+)/m.exec(text)?.[1]) / 1_048_576
}

/**
 * Asks the server for `/healthz` and an idle server beside it every 20 ms, in a thread of its own, so that making and sending
 * bombs here delays no answer there.
 */
const prober = `
  import { parentPort, workerData } from 'node:worker_threads'
  const waits = { server: [], idle: [] }
  parentPort.once('message', () => {
    parentPort.postMessage(waits)
    process.exit()
  })
  const timed = async (address) => {
    const started = performance.now()
    const reply = await fetch(address)
    await reply.text()
    return reply.status === 200 ? performance.now() - started : Infinity
  }
  for (;;) {
    const [server, idle] = await Promise.all([timed(workerData.server), timed(workerData.idle)])
    waits.server.push(server)
    waits.idle.push(idle)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }`

/** A process that does nothing but answer: what it makes a caller wait for is the machine. */
const idle = `
  import { createServer } from 'node:http'
  createServer((_, reply) => reply.end('ok')).listen(0, '127.0.0.1', function () {
    console.log('http://127.0.0.1:' + this.address().port)
  })`

/** Times a call took to be answered while work ran, in milliseconds, shortest first. */
interface Waits {
  server: number[]
  idle: number[]
}

/** How long `/healthz`, and an idle server asked at the same moments, took to answer while work ran. */
async function probe(work: () => Promise<unknown>): Promise<Waits> {
  const beside = spawn(process.execPath, ['--input-type=module', '--eval', idle], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = (await once(beside.stdout, 'data')) as [Buffer]
    const code = new URL(`data:text/javascript,${encodeURIComponent(prober)}`)
    const worker = new Worker(code, {
      workerData: { server: `${address}/healthz`, idle: line.toString().trim() },
    })
    await work()
    const waits = new Promise<Waits>((resolve) => worker.once('message', resolve))
    worker.postMessage('end', [])
    const { server, idle: others } = await waits
    const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other)
    return { server: sorted(server), idle: sorted(others) }
  } finally {
    beside.kill()
  }
}

const at = (waits: readonly number[], part: number) =>
  waits[Math.floor((waits.length - 1) * part)] ?? Infinity

type Statuses = Record<string, number[]>

async function sendForm(
  path: string,
  token: string | undefined,
  fields: Record<string, string>,
  bomb: FileBomb,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([new Uint8Array(bomb.bytes)], bomb.name, { type: bomb.type }))
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  return fetch(`${address}${path}`, { method: 'POST', headers, body: form })
}

/** Sends a document, and asks for its preview when it was kept. */
async function sendDocument(token: string, bomb: FileBomb): Promise<number[]> {
  const kept = await sendForm(
    '/api/accr/hf/document/upload',
    token,
    { code: 'HF0000001', docType: 'BANK' },
    bomb,
  )
  const body = (await kept.json()) as { uuid?: string }
  if (kept.status !== 201) return [kept.status]
  const query = new URLSearchParams({ code: 'HF0000001', uuid: body.uuid ?? '' })
  const headers = { authorization: `Bearer ${token}` }
  const shown = await fetch(`${address}/api/accr/hf/document/preview?${query.toString()}`, { headers })
  await shown.arrayBuffer()
  return [kept.status, shown.status]
}

async function sendJson(path: string, token: string | undefined, text: string): Promise<number> {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const headers = { 'content-type': 'application/json', ...authorization }
  const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: text })
  await reply.text()
  return reply.status
}

/** A call with 60 kB of headers, which fetch would not send; undefined when the connection is cut. */
function sendHeaders(): Promise<number | undefined> {
  return new Promise((resolve) => {
    const call = plainRequest(
      `${address}/api/auth/me`,
      { headers: { 'x-long': 'a'.repeat(60_000) } },
      (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      },
    )
    call.on('error', () => resolve(undefined))
    call.end()
  })
}

interface Corpus {
  documents: readonly FileBomb[]
  workbooks: readonly FileBomb[]
  bodies: ReturnType<typeof jsonBombs>
}

/** Sends the whole corpus, several callers at once. */
async function sendAll(corpus: Corpus, officer: string, rates: string): Promise<Statuses> {
  const seen: Statuses = {}
  const note = (name: string, statuses: (number | undefined)[]) =>
    (seen[name] ??= []).push(...statuses.map((status) => status ?? 0))
  const documents = corpus.documents.map(async (bomb) => note(bomb.name, await sendDocument(officer, bomb)))
  const held = corpus.documents.map(async (bomb) => {
    const reply = await sendForm('/api/accr/public/held-file', undefined, {}, bomb)
    note(`held ${bomb.name}`, [reply.status])
    await reply.text()
  })
  const books = corpus.workbooks.map(async (bomb) => {
    const fields = { healthFacilityCode: 'HF0000001' }
    const reply = await sendForm('/api/accr/hf/room-rate/check-file', rates, fields, bomb)
    note(bomb.name, [reply.status])
    await reply.text()
  })
  const bodies = corpus.bodies.map(async ({ name, text }) => {
    note(name, [await sendJson('/api/accr/hf', officer, text)])
    note(`public ${name}`, [await sendJson('/api/accr/public/hf', undefined, text)])
  })
  note('headers', await Promise.all([sendHeaders(), sendHeaders()]))
  await Promise.all([...documents, ...held, ...books, ...bodies])
  return seen
}

// The engine changes nothing here: bodies and files are read before the database is asked.
test.runIf(inject('place').engine === 'pglite')(
  'a corpus of bombs leaves the server answering, and its memory returns',
  async () => {
    const [officer, rates] = [await signIn('officer'), await signIn('rates')]
    const corpus = { documents: documentBombs(), workbooks: workbookBombs(), bodies: jsonBombs() }
    const before = await memory()
    let seen: Statuses = {}
    const waits = await probe(async () => {
      seen = await sendAll(corpus, officer, rates)
    })
    // What an idle server beside it makes a caller wait for is the machine, not the server.
    expect(at(waits.server, 0.5)).toBeLessThan(200 + at(waits.idle, 0.5))
    expect(at(waits.server, 0.95)).toBeLessThan(200 + at(waits.idle, 0.95))
    expect(at(waits.server, 1)).toBeLessThan(1000 + at(waits.idle, 1))
    const statuses = Object.values(seen).flat()
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(seen['one-pixel.png']?.at(-1)).toBe(415)
    expect(seen['headers']).toEqual([431, 431])
    let after = await memory()
    for (let tries = 0; tries < 40 && after > before + 250; tries++) {
      await wait(500)
      after = await memory()
    }
    expect(after).toBeLessThan(before + 250)
  },
  120_000,
)
