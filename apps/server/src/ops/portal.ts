import type { Hono } from 'hono'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Config } from '../platform/runtime/config.ts'
import { secure } from '../platform/http/headers.ts'
import { metaOf } from '../platform/http/request-facts.ts'
import { readRoutes, withRouteFiles } from './route-files.ts'
import type { Services } from '../platform/services.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

interface Asset {
  bytes: Buffer
  encoding: string | undefined
}

const packable = /\.(?:html|js|css|json|svg|webmanifest|txt|map)$/
const packedHere = new Map<string, Buffer>()
const brotli = promisify(brotliCompress)

/** Packs a text file once and keeps it: the built portal does not change while the server runs. */
async function packed(path: string, bytes: Buffer): Promise<Buffer> {
  const known = packedHere.get(path)
  if (known) return known
  const made = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  packedHere.set(path, made)
  return made
}

/** Reads a built file, in the packed form the browser takes: the build's own where it left one, else ours. */
async function readAsset(path: string, accepted: string): Promise<Asset | undefined> {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepted.includes(encoding)) continue
    const built = await readFile(path + ending).catch(() => undefined)
    if (built) return { bytes: built, encoding }
  }
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) return undefined
  const worthIt = accepted.includes('br') && packable.test(path) && bytes.length > 1024
  return worthIt ? { bytes: await packed(path, bytes), encoding: 'br' } : { bytes, encoding: undefined }
}

/**
 * Returns the cookie whose value non-GET calls of the portal repeat in their header; readable by the page, sent to no
 * other site. Over https it has the prefix with which browsers take it from this very host only.
 */
function csrfCookie(config: Config): string {
  const [prefix, secure] = config.publicUrl.startsWith('https:') ? ['__Host-', '; Secure'] : ['', '']
  return `${prefix}XSRF-TOKEN=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Strict${secure}`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** Writes the installation's own name and marker into the start page; the real service has no marker. */
export function withSettings(
  page: string,
  config: Pick<Config, 'productName' | 'environment' | 'clientCredential' | 'singleSignOn'>,
): string {
  const settings: Readonly<Record<string, string>> = {
    product: config.productName,
    environment: config.environment === 'production' ? '' : config.environment,
    client: config.clientCredential ?? '',
    'sign-on': config.singleSignOn?.name ?? '',
  }
  const safe = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign)
  const named = page.replaceAll(
    /(<meta name="capiz:(product|environment|client|sign-on)" content=")[^"]*(")/g,
    (_, before: string, name: string, after: string) => before + safe(settings[name] ?? '') + after,
  )
  return named.replace(/<title>[^<]*<\/title>/, () => `<title>${safe(config.productName)}</title>`)
}

interface StartPage {
  folder: string
  /** path of the address the page is for */
  pathname: string
  accepted: string
  config: Config
}

/** The start page with its settings and the files of its address; a packed form left by the build would not have them. */
async function readStartPage({ folder, pathname, accepted, config }: StartPage): Promise<Asset | undefined> {
  const path = join(folder, 'index.html')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const route = (await readRoutes(folder)).find(({ match }) => match.test(pathname))
  const bytes = Buffer.from(withRouteFiles(withSettings(text, config), route))
  return accepted.includes('br')
    ? { bytes: await packed(`${path} ${route?.match.source ?? ''}`, bytes), encoding: 'br' }
    : { bytes, encoding: undefined }
}

/** Path inside the folder, or undefined when it would lead out of it. */
function inside(folder: string, path: string): string | undefined {
  let plain: string
  try {
    plain = decodeURIComponent(path)
  } catch {
    return undefined
  }
  const target = normalize(join(folder, plain))
  return target.startsWith(folder + sep) && !plain.includes('\0') ? target : undefined
}

/** Serves the built portal: hashed assets for a year, every other address the start page. */
export function portalRoutes(app: Hono, services: Services): void {
  const { config } = services
  const folder = config.portalDir ?? fileURLToPath(new URL('../../../portal/dist', import.meta.url))
  if (!existsSync(join(folder, 'index.html'))) return

  app.get('*', async (c, next) => {
    const { pathname } = new URL(c.req.url)
    if (pathname.startsWith('/api/')) return next()
    const accepted = c.req.header('accept-encoding') ?? ''
    const target = inside(folder, pathname)
    const isFile = extname(pathname) !== ''
    const asset = isFile && target ? await readAsset(target, accepted) : undefined
    if (isFile && !asset) return next()
    const page = asset ?? (await readStartPage({ folder, pathname, accepted, config }))
    if (!page) return next()
    const headers = new Headers({
      'content-type': types[asset ? extname(pathname) : '.html'] ?? 'application/octet-stream',
      vary: 'accept-encoding',
    })
    if (page.encoding) headers.set('content-encoding', page.encoding)
    if (asset && pathname.startsWith('/assets/'))
      headers.set('cache-control', 'public, max-age=31536000, immutable')
    if (!asset && !c.req.header('cookie')?.includes('XSRF-TOKEN=')) {
      headers.append('set-cookie', csrfCookie(config))
    }
    return secure(
      new Response(new Uint8Array(page.bytes), { headers }),
      metaOf(c, config).requestId,
      config,
      true,
    )
  })
}
