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

/** Starts the real server over the demonstration sample; `portal` names another build. */
export async function serveSample(portal?: string): Promise<SampleServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const environment = { ...process.env, CAPIZ_SEED: 'demo', ...(portal && { CAPIZ_PORTAL_DIR: portal }) }
  const script = fileURLToPath(new URL('../e2e/serve.ts', import.meta.url))
  const server = spawn(process.execPath, [script, 'pglite', String(port)], {
    stdio: 'inherit',
    env: environment,
  })
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return { address, stop: () => server.kill('SIGTERM') }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  server.kill('SIGTERM')
  throw new Error('The server with the sample was not ready within two minutes; see its messages above.')
}

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
  await page.goto('/auth/login')
  await page.getByLabel('Username').fill(who)
  await page.getByLabel('Password', { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  return page
}
