import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withSettings } from '../src/ops/portal.ts'
import { withRouteFiles } from '../src/ops/route-files.ts'
import { startTestApp, type TestApp } from './harness.ts'

const folder = mkdtempSync(join(tmpdir(), 'capiz-portal-'))
const page = '<!doctype html><head><meta name="capiz:product" content="Portal" /><title>Portal</title></head>'
const shown = '<!doctype html><head><meta name="capiz:product" content="Capiz" /><title>Capiz</title></head>'
const script = `console.log(${JSON.stringify('x'.repeat(4000))})`
const routes = [
  {
    match: '^/doctor/[^/]+/?$',
    scripts: ['assets/core.js', 'assets/record.js'],
    styles: ['assets/record.css'],
  },
  { match: '^/auth/login/?$', scripts: ['assets/core.js', 'assets/sign-in.js'], styles: [] },
]
let t: TestApp
beforeAll(async () => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'dist', 'index.html'), page)
  writeFileSync(join(folder, 'dist', 'assets', 'app-1a2b.js'), script)
  writeFileSync(join(folder, 'dist', 'assets', 'built-3c4d.js'), script)
  writeFileSync(join(folder, 'dist', 'assets', 'built-3c4d.js.gz'), gzipSync(script))
  mkdirSync(join(folder, 'dist', '.vite'))
  writeFileSync(join(folder, 'dist', '.vite', 'routes.json'), JSON.stringify(routes))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  t = await startTestApp({ seed: 'none', env: { CAPIZ_PORTAL_DIR: join(folder, 'dist') } })
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every address of the portal is its start page, with the policy and the CSRF cookie', async () => {
  for (const path of ['/', '/dashboard', '/health-facility/HF0000001']) {
    const answer = await t.request(path)
    expect(await answer.text(), path).toBe(shown)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Strict$/)
  }
  const again = await t.request('/', { headers: { cookie: 'XSRF-TOKEN=abc' } })
  expect(again.headers.get('set-cookie')).toBeNull()
})

test('the start page carries the name and the marker of the installation, also packed', async () => {
  const page = '<meta name="capiz:product" content="x" /><meta name="capiz:environment" content="y" />'
  const metas = (product: string, environment: string) =>
    `<meta name="capiz:product" content="${product}" /><meta name="capiz:environment" content="${environment}" />`
  expect(
    withSettings(page, {
      productName: 'R&D "$1" <b>',
      environment: 'staging',
      clientCredential: undefined,
      singleSignOn: undefined,
    }),
  ).toBe(metas('R&amp;D &quot;$1&quot; &lt;b&gt;', 'staging'))
  expect(
    withSettings(page, {
      productName: 'Capiz',
      environment: 'production',
      clientCredential: undefined,
      singleSignOn: undefined,
    }),
  ).toBe(metas('Capiz', ''))
  const answer = await t.request('/faq', { headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(shown)
})

test('assets are packed and kept for a year', async () => {
  const answer = await t.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script)
  const plain = await t.request('/assets/app-1a2b.js')
  expect(await plain.text()).toBe(script)
})

test('missing files, API addresses and ways out of the folder are 404', async () => {
  for (const path of [
    '/assets/old-9.js',
    '/api/accr/nothing',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ]) {
    const answer = await t.request(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).not.toContain('secret')
  }
})

test('the page names the files of its address, and is the same for every code', async () => {
  const pageAt = async (path: string) => (await t.request(path)).text()
  const record = await pageAt('/doctor/PHY-0001')
  expect(record).toContain('<link rel="stylesheet" href="/assets/record.css" crossorigin>')
  expect(record).toContain('<link rel="modulepreload" href="/assets/record.js" crossorigin>')
  expect(await pageAt('/doctor/NOT-THERE')).toBe(record)
  const signIn = await pageAt('/auth/login')
  expect(signIn).toContain('/assets/sign-in.js')
  expect(signIn).not.toContain('record')
  expect(await pageAt('/auth/login?from=/doctor/PHY-0001')).toBe(signIn)
  const packed = await t.request('/doctor/PHY-0001', { headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(record)
  expect(await pageAt('/faq')).toBe(shown)
})

test('a file that is named in the page already is not named again', () => {
  const page = '<head><link rel="modulepreload" href="/assets/core.js"></head>'
  const route = { match: /x/, scripts: ['assets/core.js', 'assets/a.js'], styles: [] }
  expect(withRouteFiles(page, route)).toBe(
    '<head><link rel="modulepreload" href="/assets/core.js"><link rel="modulepreload" href="/assets/a.js" crossorigin></head>',
  )
  expect(withRouteFiles(page, undefined)).toBe(page)
})

test('all styles of an address come in one file, and their own links are off', () => {
  const page =
    '<head><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/assets/core.css" crossorigin=""></head>'
  const route = {
    match: /x/,
    scripts: [],
    styles: ['assets/core.css', 'assets/a.css'],
    style: 'assets/all.css',
  }
  expect(withRouteFiles(page, route)).toBe(
    [
      '<head><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/assets/all.css" crossorigin>',
      '<link rel="stylesheet" href="/assets/core.css" crossorigin media="not all" disabled>',
      '<link rel="stylesheet" href="/assets/a.css" crossorigin media="not all" disabled></head>',
    ].join(''),
  )
})

test('what the build compressed is sent as it is', async () => {
  const answer = await t.request('/assets/built-3c4d.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script)
})
