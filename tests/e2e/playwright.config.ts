import { defineConfig } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../../scripts/browser.ts'
import type { Scheme } from './support/axe.ts'
import { freePort } from '../../apps/server/test/setup/free-port.ts'

const engines = ['pglite', 'postgres'] as const
/** A killed process matters to the embedded database alone, and the walk over all screens starts a server of its own. */
const withoutEngine = ['kill9', 'composition']

/** Workers read this file again, so the ports chosen first travel to them in the environment. */
async function portOf(engine: string): Promise<string> {
  const name = `CAPIZ_E2E_PORT_${engine.toUpperCase()}`
  process.env[name] ??= String(await freePort())
  return process.env[name]
}

const ports = { pglite: await portOf('pglite'), postgres: await portOf('postgres') }
const { executablePath, env, args } = await findBrowser()
/**
 * Which database a journey runs on. Every call is tested on both by the server's own tests; a journey shows that the parts
 * work together, so one database is enough for most. The rest runs on PostgreSQL.
 */
const onBoth = ['journey']
const onEmbedded = [
  'admin',
  'composition',
  'facilities',
  'kill9',
  'prices',
  'requests',
  'session-network',
  'session-outage',
  'session-tabs',
]

/** `pglite` or `postgres` runs every journey on that one, `both` every journey on each of them. */
const wanted = process.env['CAPIZ_E2E_ENGINE']
const chosen = engines.filter((engine) => wanted === undefined || wanted === 'both' || wanted === engine)
/** With every journey on both, the engine with the faster database takes the longer look: all rules in light. */
const schemesOf = (engine: string): Scheme[] => {
  if (wanted !== 'both') return ['light', 'dark']
  return engine === 'postgres' ? ['light'] : ['dark']
}
const files = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)
const journeysOf = (engine: string): { testMatch?: string[]; testIgnore?: string[] } => {
  if (wanted !== undefined) return engine === 'postgres' ? { testIgnore: files(withoutEngine) } : {}
  return engine === 'pglite'
    ? { testMatch: files([...onBoth, ...onEmbedded]) }
    : { testIgnore: files(onEmbedded) }
}
const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  testDir: here,
  outputDir: fileURLToPath(new URL('../test-results', import.meta.url)),
  // The engines run side by side, one per core.
  workers: chosen.length,
  fullyParallel: false,
  // one stumble on a busy machine does not throw a whole run away; `npm test` names what needed it
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, env, args },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    viewport: { width: 1440, height: 900 },
    // recording a trace costs time: CAPIZ_E2E_TRACE=1 records what failed
    trace: process.env['CAPIZ_E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
  },
  projects: chosen.map((engine) => ({
    name: engine,
    metadata: { schemes: schemesOf(engine) },
    // Its server is shared by its tests, and a user has one session: one after the other.
    workers: 1,
    ...journeysOf(engine),
    use: { baseURL: `http://127.0.0.1:${ports[engine]}` },
  })),
  webServer: chosen.map((engine) => ({
    command: `node e2e/serve.ts ${engine} ${ports[engine]}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://127.0.0.1:${ports[engine]}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  })),
})
