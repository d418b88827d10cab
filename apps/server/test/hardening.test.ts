import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'capiz-hardening-'))
const token = 'a-token-for-monitoring'
const production = {
  CAPIZ_ENVIRONMENT: 'production',
  CAPIZ_PUBLIC_URL: 'https://accreditation.example.ph',
  CAPIZ_PORTAL_DIR: folder,
}
let plain: TestApp
let watched: TestApp
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>')
  plain = await startTestApp({ seed: 'none', env: production })
  watched = await startTestApp({
    seed: 'none',
    env: { ...production, CAPIZ_METRICS_TOKEN: token, CAPIZ_DOCS: 'true' },
  })
})
afterAll(async () => {
  await plain.close()
  await watched.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a server in production', () => {
  test('binds its cookie to the very host and its subdomains to https', async () => {
    const page = await plain.request('/')
    expect(page.headers.get('set-cookie')).toMatch(
      /^__Host-XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict; Secure$/,
    )
    expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(page.headers.get('content-security-policy')).toMatch(/; trusted-types default$/)
  })

  test('asks for the value of that cookie, also beside one a neighbouring site planted', async () => {
    const post = (cookie: string, header: string) =>
      plain.request('/api/auth/user/forgot-password-request', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'x-xsrf-token': header },
        body: JSON.stringify({ email: 'nobody@example.com' }),
      })
    const planted = 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=ours'
    expect((await post(planted, 'planted')).status).toBe(403)
    expect((await post(planted, 'ours')).status).not.toBe(403)
  })

  test('shows the reference only when it is told to', async () => {
    for (const path of ['/docs', '/openapi.json']) {
      const hidden = await plain.request(path)
      expect(await hidden.text(), path).not.toContain('/api/auth/me')
      const served = await watched.request(path)
      expect(await served.text(), path).toContain('/api/auth/me')
    }
  })

  test('shows no outbox: mails with links and passwords are for the own machine', async () => {
    const [asked, unknown] = [await plain.request('/dev/outbox'), await plain.request('/dev/nothing')]
    expect(asked.status).toBe(unknown.status)
    expect(await asked.text()).toBe(await unknown.text())
  })

  test('gives metrics to the token and to nobody else', async () => {
    const read = (app: TestApp, authorization?: string) =>
      app.request('/metrics', authorization ? { headers: { authorization } } : undefined)
    const isMetrics = async (answer: Response) => (await answer.text()).includes('capiz_resident_bytes')
    expect(await isMetrics(await read(plain))).toBe(false)
    expect(await isMetrics(await read(plain, `Bearer ${token}`))).toBe(false)
    expect(await isMetrics(await read(watched))).toBe(false)
    expect(await isMetrics(await read(watched, `Bearer ${token}x`))).toBe(false)
    expect(await isMetrics(await read(watched, `Bearer ${token}`))).toBe(true)
  })
})

test('many checks of readiness at once are one write to the file store', async () => {
  const { files } = plain.services
  let checks = 0
  const check = files.check.bind(files)
  files.check = async () => {
    checks += 1
    await check()
  }
  const answers = await Promise.all(Array.from({ length: 30 }, () => plain.request('/readyz')))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(checks).toBe(1)
})
