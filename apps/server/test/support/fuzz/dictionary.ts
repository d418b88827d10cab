import { endpoints } from '@capiz/api/contract'
import type { Endpoint, Identified } from '@capiz/api/contract/define'
import { serviceBase } from '../../../src/platform/http/base.ts'
import type { TestApp } from '../../harness.ts'

/** What was really seen on this server: it makes a made-up request go deep. */
export interface Dictionary {
  /** values by the name of their field, those of the own area first, then codes of every kind */
  valuesFor: (group: string, name: string) => readonly unknown[]
  /** whole records of an area */
  recordsOf: (group: string) => readonly object[]
}

const mostPerName = 8

/** The area of an endpoint: what its id says before the full stop. */
export const groupOf = (endpoint: Identified<Endpoint>): string => endpoint.id.split('.')[0] ?? ''

class Book implements Dictionary {
  readonly #values = new Map<string, unknown[]>([
    ['*.username', ['coordinator', 'officer', 'nobody.here']],
    ['*.password', ['Kalesa-sa-Umaga-12', 'short']],
  ])
  readonly #records = new Map<string, object[]>()

  valuesFor(group: string, name: string): readonly unknown[] {
    const own = [`${group}.${name}`, `*.${name}`].flatMap((key) => this.#values.get(key) ?? [])
    return /code|uuid/i.test(name) ? [...own, ...(this.#values.get('codes') ?? [])] : own
  }

  recordsOf(group: string): readonly object[] {
    return this.#records.get(group) ?? []
  }

  #keep(key: string, value: unknown, most = mostPerName): void {
    const values = this.#values.get(key) ?? []
    if (values.length < most && !values.includes(value)) this.#values.set(key, [...values, value])
  }

  read(group: string, value: unknown, name = ''): void {
    if (Array.isArray(value)) {
      for (const item of value) this.read(group, item, name)
    } else if (typeof value === 'object' && value !== null) {
      const records = this.#records.get(group) ?? []
      if ('version' in value && records.length < 30) this.#records.set(group, [...records, value])
      for (const [key, inner] of Object.entries(value)) this.read(group, inner, key)
    } else if (value !== null && value !== undefined && value !== '') {
      this.#keep(`${group}.${name}`, value)
      this.#keep(`*.${name}`, value)
      if (typeof value === 'string' && /^(?:[A-Z]{2,3}\d{7}|UR-\d{4}-\d{6})$/.test(value))
        this.#keep('codes', value, 200)
    }
  }
}

/** A dictionary without a word, and the function that adds what is in a reply of an area. */
export function emptyDictionary(): Dictionary & { read: (group: string, value: unknown) => void } {
  return new Book()
}

/** Addresses worth asking: fixed ones, and those whose parameters and needed filters take a value already seen. */
function addressesOf(endpoint: Identified<Endpoint>, known: Dictionary): string[] {
  const group = groupOf(endpoint)
  let paths = [endpoint.path]
  for (const [name, param] of Object.entries(endpoint.params ?? {})) {
    const pattern = new RegExp(`^(?:${param.pattern})$`)
    const seen = known.valuesFor(group, name).map(String)
    const values = param.values ?? seen.filter((value) => pattern.test(value)).slice(0, 4)
    paths = paths.flatMap((path) => values.map((value) => path.replace(`{${name}}`, value)))
  }
  const queries = endpoint.query ? ['', ...known.valuesFor('facility', 'code').slice(0, 3)] : ['']
  return paths
    .slice(0, 6)
    .flatMap((path) =>
      queries.map(
        (code) => `${path}${code === '' ? '' : `?code=${String(code)}&healthFacilityCode=${String(code)}`}`,
      ),
    )
    .map((path) => `${serviceBase[endpoint.service]}${path}`)
}

/** Reads every list and record an administrator can see and keeps what they hold. */
export async function readDictionary(app: TestApp, served: ReadonlySet<string>): Promise<Dictionary> {
  const book = new Book()
  const headers = { authorization: `Bearer ${await app.login('admin')}` }
  const reads = endpoints.filter(
    (one) => one.method === 'GET' && served.has(one.id) && one.id !== 'auth.logout',
  )
  for (let round = 0; round < 2; round++) {
    for (const endpoint of reads) {
      for (const address of addressesOf(endpoint, book)) {
        const reply = await app.app.request(address, { headers })
        if (!reply.headers.get('content-type')?.includes('json') || reply.status !== 200) continue
        book.read(groupOf(endpoint), await reply.json())
      }
    }
  }
  return book
}
