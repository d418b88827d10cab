import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { samplePassword } from '../src/seed/user.ts'
import { addressOf, killProcesses, startProcess } from './support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'capiz-status-kill-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

const code = 'HF0000005'
const json = { 'content-type': 'application/json' }

interface Facility {
  version: number
  accreditationStatusCode: string
}

/** A server on the folder, with callers by their names. */
async function open() {
  const server = startProcess({ CAPIZ_DATA_DIR: folder, CAPIZ_SEED: 'tiny' })
  const url = await addressOf(server, 150)
  const callsOf = async (username: string) => {
    const who = new URLSearchParams({ grant_type: 'password', username, password: samplePassword })
    const login = await fetch(`${url}/api/auth/oauth/token`, { method: 'POST', body: who })
    const { access_token: token } = (await login.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}`, ...json }
    return (path: string, method = 'GET', body?: object) =>
      fetch(`${url}/api/accr${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
  }
  return { server, callsOf }
}

test('X1: killed while a closing is decided, all of it is there or nothing: request, status, history and mail', async () => {
  let one = await open()
  const day = new Date().toISOString().slice(0, 10)
  const officer = await one.callsOf('officer')
  const { version } = (await (await officer(`/hf/${code}`)).json()) as Facility
  const closing = { status: 'CLOSED', effectiveDate: day, reason: 'The owner retires', version }
  const path = `/hf/accreditation-status?healthFacilityCode=${code}`
  const asked = await officer(path, 'PUT', closing)
  const { requestCode } = (await asked.json()) as { requestCode: string }
  expect(requestCode).toMatch(/^UR-/u)

  for (const delay of [2, 10, 25, 60, 2000]) {
    const approver = await one.callsOf('approver')
    const deciding = approver('/user-request/approve', 'POST', { code: requestCode }).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, delay))
    one.server.child.kill('SIGKILL')
    await one.server.ended
    await deciding
    one = await open()
    const reader = await one.callsOf('officer')
    const { status } = (await (await reader(`/user-request/${requestCode}`)).json()) as { status: string }
    const now = (await (await reader(`/hf/${code}`)).json()) as Facility
    const query = `applicantCode=${code}&size=50`
    const history = (await (await reader(`/accreditation-history?${query}`)).json()) as {
      content: { toStatus: string }[]
    }
    const packet = await reader(`/user-request-packet/${requestCode}`)
    const isDone = status === 'APPROVED'
    expect([status, now.accreditationStatusCode]).toEqual(
      isDone ? ['APPROVED', 'CLOSED'] : ['PENDING', 'ACCREDITED'],
    )
    expect(history.content.some(({ toStatus }) => toStatus === 'CLOSED')).toBe(isDone)
    expect(packet.status).toBe(isDone ? 200 : 404)
    if (isDone) break
  }
}, 600_000)
