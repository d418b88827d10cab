import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join, posix } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findBrowser } from '../../scripts/browser.ts'
import { copyApp, install, packPackage, readmeExamples, run } from './installed.ts'
import type { PackedManifest } from './installed.ts'

let folder = ''
let manifest: PackedManifest

beforeAll(() => {
  const tarball = packPackage()
  folder = dirname(tarball)
  for (const app of ['vite', 'node'] as const) {
    mkdirSync(join(folder, app))
    copyApp(app, join(folder, app))
    manifest = install(
      tarball,
      join(folder, app),
      app === 'vite' ? ['vite', '@types/react', '@types/react-dom'] : [],
    )
  }
  const { tsx = '', ts = '' } = readmeExamples()
  writeFileSync(join(folder, 'vite/Save.tsx'), tsx)
  writeFileSync(join(folder, 'vite/brand.ts'), ts)
  // as the README has it copied
  cpSync(
    join(folder, 'vite/node_modules/@capiz/ui/harbour.tokens.json'),
    join(folder, 'vite/brand.tokens.json'),
  )
}, 120_000)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Files of the installed package, by path below it. */
const textOf = (path: string) => readFileSync(join(folder, 'node/node_modules/@capiz/ui', path), 'utf8')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: join(folder, 'node/node_modules/@capiz/ui') }).map((path) =>
    path.replaceAll('\\', '/'),
  )

/** Every file of the package that an entry reaches. */
function reachedFrom(entry: string): Set<string> {
  const seen = new Set([entry])
  for (const path of seen)
    for (const [, specifier = ''] of textOf(path).matchAll(/(?:from|import) ?\(?["'](\.[^"']+)["']/gu))
      seen.add(posix.join(posix.dirname(path), specifier))
  return seen
}

const scriptsOf = (isOurs: (address: string) => boolean) =>
  Object.entries(manifest.exports).flatMap(([address, target]) =>
    typeof target === 'object' && isOurs(address) ? [[address, target.default.slice(2)] as const] : [],
  )

describe('the packed package', () => {
  it('has React as a peer, and nothing of the monorepo among its dependencies', () => {
    expect(Object.keys(manifest.peerDependencies)).toEqual(['react', 'react-dom'])
    expect(Object.keys(manifest.dependencies).filter((name) => /capiz|vanilla-extract/u.test(name))).toEqual(
      [],
    )
  })

  it('holds every file its manifest names, with a licence, a guide and a list of changes', () => {
    const named = Object.values(manifest.exports).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one),
    )
    const held = new Set(filesOf('**/*.*').map((path) => `./${path}`))
    expect(named.filter((path) => !held.has(path))).toEqual([])
    expect(
      filesOf('*')
        .filter((path) => /^[A-Z]/u.test(path))
        .sort(),
    ).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md'])
  })

  it('imports nothing of the business in its core', () => {
    const core = scriptsOf((address) => !address.startsWith('./accreditation/'))
    expect(core.length).toBeGreaterThan(90)
    const business = core.flatMap(([address, entry]) =>
      [...reachedFrom(entry)]
        .filter((path) => /^components\/domain\/|^domain\/(?!time\/|text\/|money\/)/u.test(path))
        .map((path) => `${address} reaches ${path}`),
    )
    expect(business).toEqual([])
  })

  it('marks every component for the browser, and leaves tokens and brands readable on a server', () => {
    const isClient = (path: string) => /^['"]use client['"]/u.test(textOf(path))
    expect(
      filesOf('{components,charts,hooks}/**/*.js').filter(
        (path) => !path.endsWith('.css.js') && !isClient(path),
      ),
    ).toEqual([])
    expect(filesOf('{tokens,brand}/**/*.js').filter(isClient)).toEqual([])
  })

  it('has no import of a source file in its declarations', () => {
    expect(
      filesOf('**/*.d.ts').filter((path) => /from '[^']*\.tsx?'|from '@capiz\//u.test(textOf(path))),
    ).toEqual([])
  })
})

describe('a plain Node application', () => {
  it('renders components to a string', () => {
    const html = run(process.execPath, ['render.mjs'], join(folder, 'node'))
    expect(html).toContain('Save</')
    expect(html).toMatch(/<table[^>]*>.*Ward/su)
    expect(html).toContain('Accredited')
    expect(html).toContain('var(--cz-color-accent) 6px')
  })
})

describe('a Vite application made of the examples in the README', () => {
  it('passes the type check, declarations of the package included', { timeout: 60_000 }, () => {
    expect(run('tsc', ['-p', 'tsconfig.json'], join(folder, 'vite'))).toBe('')
  })

  it('builds, and in a browser wears its brand, dark and light', { timeout: 60_000 }, async () => {
    const root = join(folder, 'vite')
    // as the command line does; the runner of the tests has set another one
    vi.stubEnv('NODE_ENV', 'production')
    await build({ root, configFile: false, logLevel: 'error', build: { modulePreload: false } })
    vi.unstubAllEnvs()
    const types: Record<string, string> = {
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.html': 'text/html',
    }
    const server = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : (request.url ?? '')
      response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
      response.end(readFileSync(join(root, 'dist', path)))
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { executablePath, env, args } = await findBrowser()
    const browser = await chromium.launch({ executablePath, env, args })
    try {
      const page = await browser.newPage()
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', (error) => problems.push(error.message))
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      const save = page.getByRole('button', { name: 'Save' })
      const look = () =>
        save.evaluate(async (button) => {
          // a colour on its way to another one is neither
          await Promise.all(button.getAnimations().map(({ finished }) => finished))
          const { borderTopLeftRadius, backgroundColor, minHeight, blockSize } = getComputedStyle(button)
          return { radius: borderTopLeftRadius, color: backgroundColor, height: minHeight + blockSize }
        })
      const branded = await look()
      await page.evaluate(() => document.documentElement.removeAttribute('data-brand'))
      const own = await look()
      expect(own.radius).toBe('6px')
      expect(branded.radius).not.toBe(own.radius)
      expect(branded.color).not.toBe(own.color)
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
      expect((await look()).color).not.toBe(own.color)
      await expect(page.getByText('Intensive care', { exact: true }).count()).resolves.toBe(1)
      expect(problems).toEqual([])
    } finally {
      await browser.close()
      server.close()
    }
  })

  it('warns developers of misuse, and has no word of it in what it ships', () => {
    const words = 'have the key'
    expect(filesOf('**/*.js').filter((path) => textOf(path).includes(words))).not.toEqual([])
    const root = join(folder, 'vite/dist')
    const shipped = globSync('**/*.js', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
    expect(shipped.length).toBeGreaterThan(0)
    expect(shipped.filter((script) => script.includes(words) || script.includes('@capiz/ui: '))).toEqual([])
  })
})
