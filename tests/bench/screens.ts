import type { Browser, BrowserContextOptions } from 'playwright'
import { signedIn } from '../screens/sample.ts'

/** A screen of the walk: its path and a condition, as text, that says that it has what it is for. */
export interface Screen {
  path: string
  isReady: string
  context: BrowserContextOptions
}

const shows = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`

/** Returns the screens whose speed is measured by name, for an officer of the sample where they need a user. */
export async function screensOf(browser: Browser, address: string): Promise<Map<string, Screen>> {
  const page = await signedIn(browser, address, 'officer')
  // the first visit learns what the user may open
  await page.goto('/dashboard')
  const link = page.locator('main a[href^="/dashboard/requests/"]').first()
  await link.waitFor()
  const request = (await link.getAttribute('href')) ?? ''
  const storageState = await page.context().storageState()
  await page.context().close()
  const [nobody, officer] = [{}, { storageState }]
  return new Map([
    ['sign-in', { path: '/auth/login', isReady: shows('input[type=password]'), context: nobody }],
    ['list', { path: '/health-facility', isReady: shows('[role=grid] tbody a'), context: officer }],
    ['physicians', { path: '/doctor', isReady: shows('[role=grid] tbody a'), context: officer }],
    [
      'dashboard',
      { path: '/dashboard', isReady: shows('main a[href^="/dashboard/requests/"]'), context: officer },
    ],
    ['request', { path: request.split('?')[0] ?? '', isReady: shows('main h1'), context: officer }],
    ['facility', { path: '/health-facility/HF0000001', isReady: shows('main h1'), context: officer }],
    ['directory', { path: '/directory', isReady: shows('main li a, main tbody a'), context: nobody }],
  ])
}
