import type { Plugin } from 'vite'
import {
  dumpSample,
  type Fault,
  openScreenServer,
  type ScreenServer,
} from '../../server/test/support/screen-server.ts'

/** Cookie that names the server of a page; several pages run test files at the same time. */
const cookie = /(?:^|;\s*)capiz-screens=([^;]*)/

/** The page a command comes from. */
interface Caller {
  sessionId: string
}

/** Serves `/api` of the test server by a server for each page, and gives tests the commands that act on it. */
export function screenServers() {
  const servers = new Map<string, Promise<ScreenServer>>()
  let dump: Promise<Blob> | undefined

  const close = async (page: string) => {
    const server = servers.get(page)
    servers.delete(page)
    await (await server)?.close()
  }
  const serverOf = async (page: string) => {
    const server = await servers.get(page)
    if (!server) throw new Error(`The page ${page} has no server.`)
    return server
  }

  const commands = {
    /** Gives the page a fresh server; returns the value of its cookie. */
    openServer: async ({ sessionId }: Caller) => {
      await close(sessionId)
      dump ??= dumpSample()
      servers.set(sessionId, dump.then(openScreenServer))
      await servers.get(sessionId)
      return sessionId
    },
    setFault: async ({ sessionId }: Caller, fault?: Fault) => (await serverOf(sessionId)).setFault(fault),
    query: async ({ sessionId }: Caller, text: string) => (await serverOf(sessionId)).query(text),
    closeServer: ({ sessionId }: Caller) => close(sessionId),
  }

  const plugin: Plugin = {
    name: 'capiz:screen-servers',
    configureServer({ middlewares }) {
      // seeded while the browser starts
      dump ??= dumpSample()
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/') !== true) return next()
        serverOf(cookie.exec(request.headers.cookie ?? '')?.[1] ?? '')
          .then((server) => server.handle(request, response))
          // a call that is still under way when its file ends
          .catch((error: unknown) => response.writeHead(500).end(String(error)))
      })
    },
  }
  return { plugin, commands }
}
