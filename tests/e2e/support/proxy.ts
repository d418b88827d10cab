import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A call for tokens on its way through the proxy. */
export interface TokenCall {
  /** lets the server answer; undefined where it does not */
  serverAnswers: () => Promise<Answered | undefined>
  /** hands an answer to the browser */
  deliver: (answer: Answered | undefined) => void
  /** closes the connection of the browser without an answer */
  lose: () => void
}

/** An answer, held by the proxy. */
export interface Answered {
  status: number
  headers: IncomingMessage['headers']
  body: Uint8Array
}

/** The page a proxy shows on its own account. */
export const pageOf = (status: number): Answered => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<html><body>Request blocked</body></html>'),
})

/** A reverse proxy before a server, between it and a browser. */
export interface Proxy {
  url: string
  /** how many calls for tokens came so far */
  tokenCalls: () => number
  /** what becomes of the calls for tokens from now on; nothing: they pass */
  onTokens: (handle?: (call: TokenCall) => Promise<void>) => void
  close: () => Promise<void>
}

const badGateway = pageOf(502)

/** Sends a call on; a server that is away is answered for by 502, as proxies do. */
async function sendOn(
  origin: string,
  { method, url, headers }: IncomingMessage,
  body: Uint8Array,
): Promise<Answered | undefined> {
  return new Promise((resolve) => {
    const call = request(`${origin}${url ?? '/'}`, { method, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
        () => resolve(undefined),
      )
    })
    call.on('error', () => resolve(undefined))
    call.end(body)
  })
}

function deliver(response: ServerResponse, { status, headers, body }: Answered): void {
  if (response.destroyed) return
  const { 'transfer-encoding': _coded, connection: _kept, ...own } = headers
  response.writeHead(status, { ...own, 'content-length': body.length }).end(body)
}

/** Starts a proxy on a port of its own before a server. */
export async function startProxy(origin: string): Promise<Proxy> {
  let calls = 0
  let onTokens: ((call: TokenCall) => Promise<void>) | undefined
  const server = createServer((incoming, response) => {
    void (async () => {
      const isTokens = incoming.url?.endsWith('/oauth/token') === true
      const body = await buffer(incoming).catch(() => undefined)
      if (body === undefined) return
      const serverAnswers = () => sendOn(origin, incoming, body)
      if (isTokens) calls += 1
      if (!isTokens || onTokens === undefined) {
        deliver(response, (await serverAnswers()) ?? badGateway)
        return
      }
      await onTokens({
        serverAnswers,
        deliver: (answer) => deliver(response, answer ?? badGateway),
        lose: () => response.destroy(),
      })
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    tokenCalls: () => calls,
    onTokens: (handle) => (onTokens = handle),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
