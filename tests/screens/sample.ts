import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright'
import { samplePassword } from '../../apps/server/src/seed/user.ts'
import { freePort } from '../../apps/server/test/setup/free-port.ts'

/** A running server over the sample. */
export interface SampleServer {
  address: string
  stop: () => void
}

/** Starts a script that serves the sample on a port, and waits until it does. */
async function serveBy(
  script: string,
  toArguments: (port: string) => readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<SampleServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const path = fileURLToPath(new URL(script, import.meta.url))
  const server = spawn(process.execPath, [path, ...toArguments(String(port))], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  for (let tries = 0; tries < 720; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return { address, stop: () => server.kill('SIGTERM') }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  server.kill('SIGTERM')
  throw new Error('The server with the sample was not ready within six minutes; see its messages above.')
}

/** Starts the real server over the demonstration sample; `portal` names another build. */
export const serveSample = (portal?: string): Promise<SampleServer> =>
  serveBy('../e2e/serve.ts', (port) => ['pglite', port], {
    CAPIZ_SEED: 'demo',
    ...(portal && { CAPIZ_PORTAL_DIR: portal }),
  })

/** Starts it with its clock standing at one moment. */
export const serveSampleAt = (moment: Date): Promise<SampleServer> =>
  serveBy('./serve-fixed.ts', (port) => [port, moment.toISOString()])

/** Opens a page as an account of the sample, or as nobody. */
export async function signedIn(browser: Browser, address: string, who: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (who === 'nobody') return page
  await signIn(page, who)
  return page
}

/** Signs an account of the sample in on a page of the server. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill(who)
  await page.getByLabel('Password', { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
}
