import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A bucket in memory that answers the calls of S3 which the server makes. */
export interface Store {
  endpoint: string
  /** cuts its connections and takes no new ones until `plugIn` */
  pull: () => Promise<void>
  plugIn: () => Promise<void>
}

/** Starts the bucket on a free port. Signatures are not checked: it is the store of a measurement. */
export async function startStore(): Promise<Store> {
  const stored = new Map<string, Buffer>()

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store')
    const key = pathname.split('/').slice(2).join('/')
    if (searchParams.has('list-type')) {
      const contents = [...stored].map(
        ([name, bytes]) =>
          `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
      )
      response.end(
        `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
      )
    } else if (request.method === 'PUT') {
      const bytes = await buffer(request)
      stored.set(key, bytes)
      response.setHeader('etag', `"${createHash('md5').update(bytes).digest('hex')}"`).end()
    } else if (request.method === 'DELETE') {
      stored.delete(key)
      response.writeHead(204).end()
    } else {
      const found = stored.get(key)
      if (!found) response.writeHead(key === '' ? 200 : 404).end()
      else
        response.setHeader('content-length', found.length).end(request.method === 'HEAD' ? undefined : found)
    }
  }

  const server: Server = createServer((request, response) => void reply(request, response))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    pull: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    plugIn: () => listen(port),
  }
}
