import { endpoints } from '@capiz/api/contract'
import type { Endpoint } from '@capiz/api/contract/define'
import { serviceBase } from '../../../src/http/base.ts'
import type { TestApp } from '../../harness.ts'

/** Values really seen on this server, by the name of their field: what makes a made-up request go deep. */
export type Dictionary = ReadonlyMap<string, readonly unknown[]>

const mostPerName = 12

function gather(known: Map<string, unknown[]>, value: unknown, name: string): void {
  if (Array.isArray(value)) {
    for (const item of value) gather(known, item, name)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) gather(known, inner, key)
  } else if (value !== null && value !== undefined && value !== '') {
    const values = known.get(name) ?? []
    if (values.length < mostPerName && !values.includes(value)) known.set(name, [...values, value])
  }
}

/** Addresses worth asking: fixed ones, and those whose parameters take a value already seen. */
function addressesOf(endpoint: Endpoint, known: Dictionary): string[] {
  let paths = [endpoint.path]
  for (const [name, param] of Object.entries(endpoint.params ?? {})) {
    const pattern = new RegExp(`^(?:${param.pattern})$`)
    const seen = [...(known.get(name) ?? []), ...(known.get('code') ?? [])].map(String)
    const values = param.values ?? seen.filter((value) => pattern.test(value)).slice(0, 3)
    paths = paths.flatMap((path) => values.map((value) => path.replace(`{${name}}`, value)))
  }
  return paths.slice(0, 6).map((path) => `${serviceBase[endpoint.service]}${path}`)
}

/** Reads every list and record an administrator can see and keeps the values under their field names. */
export async function readDictionary(app: TestApp, served: ReadonlySet<string>): Promise<Dictionary> {
  const known = new Map<string, unknown[]>([
    ['username', ['coordinator', 'officer', 'nobody.here']],
    ['password', ['Kalesa-sa-Umaga-12', 'short']],
  ])
  const headers = { authorization: `Bearer ${await app.login('admin')}` }
  const reads = endpoints.filter(
    (one) => one.method === 'GET' && served.has(one.id) && one.id !== 'auth.logout',
  )
  for (let round = 0; round < 2; round++) {
    for (const endpoint of reads) {
      for (const address of addressesOf(endpoint, known)) {
        const reply = await app.request(address, { headers })
        if (!reply.headers.get('content-type')?.includes('json') || reply.status !== 200) continue
        gather(known, await reply.json(), endpoint.id)
      }
    }
  }
  return known
}
