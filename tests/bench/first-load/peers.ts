import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Place } from './visit.ts'

interface PeerServer {
  serve: (folder: string, port: number, encoding: string) => Promise<{ srv: Server }>
}

/** Pages by name, of a program by name. */
export type Programs = Map<string, ReadonlyMap<string, Place>>

const addresses: Readonly<Record<string, readonly [signIn: string, list: string]>> = {
  hello: ['/', '/'],
  plain: ['/login', '/facilities'],
  rac: ['/login', '/facilities'],
  mantine: ['/login', '/facilities'],
  ra: ['/#/login', '/#/facilities'],
}

/** The programs of the folder of peers that are wanted, each served with its own small API. */
export async function peersOf(
  folder: string,
  isWanted: (program: string) => boolean,
): Promise<{ programs: Programs; close: () => void }> {
  const script = join(resolve(folder), 'measure/serve.mjs')
  const { serve } = (await import(pathToFileURL(script).href)) as PeerServer
  const servers: Server[] = []
  const programs: Programs = new Map()
  for (const [name, [signIn, list]] of Object.entries(addresses)) {
    if (!isWanted(name)) continue
    const dist = join(resolve(folder), 'web', name, 'dist')
    if (!existsSync(dist)) throw new Error(`${dist} is missing: build the peers as their README says.`)
    const { srv } = await serve(dist, 0, 'br')
    servers.push(srv)
    const address = srv.address()
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const form = `document.querySelector('input[type=password]') || document.querySelector('[data-ready=login]')`
    const rows = `document.body?.textContent.includes('HF-000010') || document.querySelector('[data-ready=login]')`
    programs.set(
      name,
      new Map([
        ['sign-in', { url: base + signIn, isReady: form, context: {} }],
        ['list', { url: base + list, isReady: rows, context: {}, token: 'a.b.c' }],
      ]),
    )
  }
  return { programs, close: () => servers.forEach((server) => server.close()) }
}
