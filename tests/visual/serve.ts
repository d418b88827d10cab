import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A folder served on a free local port. */
export interface StaticServer {
  /** Address without a slash at the end. */
  url: string
  close: () => void
}

/** Serves a folder on the loopback address. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname)
    const file = join(folder, normalize(path))
    void findSize(file, folder).then((size) => {
      if (size === undefined) return response.writeHead(404).end()
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, {
        'content-type': type,
        'content-length': size,
        'cache-control': 'max-age=600',
      })
      return createReadStream(file).pipe(response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

async function findSize(file: string, folder: string): Promise<number | undefined> {
  if (!file.startsWith(folder + sep)) return undefined
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() === true ? found.size : undefined
}
