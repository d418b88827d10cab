import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { samplePassword } from '../../apps/server/src/seed/user.ts'
import { startServer } from './server.ts'

/** The result of a series of killed servers. */
export interface KillReport {
  rounds: number
  /** writes the server had answered with success */
  acknowledged: number
  /** acknowledged, and not there after the next start */
  lost: string[]
  /** records without their audit entry */
  halves: string[]
  slowestStartMs: number
}

async function signIn(url: string): Promise<Record<string, string>> {
  const body = new URLSearchParams({ grant_type: 'password', username: 'admin', password: samplePassword })
  const reply = await fetch(`${url}/api/auth/oauth/token`, { method: 'POST', body })
  if (reply.status !== 200) throw new Error(`Signing in answered ${reply.status}.`)
  const { access_token: token } = (await reply.json()) as { access_token: string }
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

const lists = '/api/accr/hf-cost-center'

/** Writes until the server dies, noting each acknowledged code here, outside the server. */
async function write(
  url: string,
  headers: Record<string, string>,
  round: number,
  noted: string[],
): Promise<void> {
  const writer = async (lane: number): Promise<void> => {
    for (let at = 0; ; at++) {
      const code = `K${round}-${lane}-${at}`
      const body = JSON.stringify({ code, description: `Round ${round}, lane ${lane}, number ${at}` })
      const reply = await fetch(`${url}${lists}`, { method: 'POST', headers, body }).catch(() => undefined)
      if (reply === undefined) return
      if (reply.status >= 300) throw new Error(`A write answered ${reply.status}: ${await reply.text()}`)
      noted.push(code)
    }
  }
  await Promise.all([0, 1, 2, 3].map(writer))
}

async function codesOf(url: string, path: string, headers: Record<string, string>): Promise<Set<string>> {
  const codes = new Set<string>()
  for (let page = 0, pages = 1; page < pages; page++) {
    const reply = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}size=1000&page=${page}`, {
      headers,
    })
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`)
    const body = (await reply.json()) as {
      content: { code?: string; entityCode?: string }[]
      totalPages: number
    }
    pages = body.totalPages
    for (const { code, entityCode } of body.content) codes.add(entityCode ?? code ?? '')
  }
  return codes
}

/** Kills a writing server again and again; after each start everything it had acknowledged must be there, with its audit entry. */
export async function killRounds(rounds: number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'capiz-kill9-'))
  const noted: string[] = []
  const report: KillReport = { rounds, acknowledged: 0, lost: [], halves: [], slowestStartMs: 0 }
  let last: ChildProcess | undefined
  try {
    for (let round = 0; round <= rounds; round++) {
      const { child, url, startMs, ended } = await startServer(folder)
      last = child
      // The first start also loads the sample.
      if (round > 0) report.slowestStartMs = Math.max(report.slowestStartMs, startMs)
      const headers = await signIn(url)
      const stored = await codesOf(url, lists, headers)
      const audited = await codesOf(url, '/api/audit/audit-logs', headers)
      report.lost.push(...noted.filter((code) => !stored.has(code)))
      const written = [...stored].filter((code) => /^K\d+-\d-\d+$/.test(code))
      report.halves.push(...written.filter((code) => !audited.has(code)))
      if (round < rounds) {
        const writing = write(url, headers, round, noted)
        await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 700))
        child.kill('SIGKILL')
        await Promise.all([ended, writing])
      } else {
        child.kill('SIGTERM')
        await ended
      }
    }
    return { ...report, acknowledged: noted.length }
  } finally {
    last?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { rounds, acknowledged, lost, halves, slowestStartMs } = await killRounds(
    Number(process.argv[2] ?? 20),
  )
  console.log(
    `${rounds} rounds of kill -9: ${acknowledged} writes acknowledged, ${lost.length} lost, ${halves.length} without their audit entry; slowest start ${Math.round(slowestStartMs)} ms.`,
  )
  process.exitCode = lost.length + halves.length > 0 || acknowledged === 0 ? 1 : 0
}
