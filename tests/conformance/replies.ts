import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { specifiedCalls } from './table.ts'

const folder = fileURLToPath(new URL('../../.cache/test/replies/', import.meta.url))

const bases: Readonly<Record<string, string>> = {
  '/api/accr': 'accr',
  '/api/auth': 'auth',
  '/api/reports': 'reports',
  '/api/audit': 'audit',
}

/** Calls by method and service, those with fixed words first, with what their addresses look like. */
const addresses = specifiedCalls
  .map(({ call, method, service, path }) => {
    const pattern = path.replaceAll(/\{\w+\}/g, '.+')
    return {
      call,
      method,
      service,
      fixed: path.replaceAll(/\{\w+\}/g, '').length,
      pattern: new RegExp(`^${pattern}$`),
    }
  })
  .toSorted((a, b) => b.fixed - a.fixed)

function callsOf(method: string, address: string): string[] {
  const base = Object.keys(bases).find((one) => address.startsWith(`${one}/`))
  if (base === undefined) return []
  const path = address.slice(base.length).split('?')[0] ?? ''
  const fits = addresses.filter(
    (one) => one.method === method && one.service === bases[base] && one.pattern.test(path),
  )
  return fits.filter(({ fixed }) => fixed === fits[0]?.fixed).map(({ call }) => call)
}

/** Adds the paths of all fields of a value that say something. */
function addFilled(value: unknown, above: string, found: Set<string>): void {
  if (Array.isArray(value)) {
    if (value.length > 0) found.add(above)
    for (const one of value) addFilled(one, above, found)
    return
  }
  if (value === null || value === undefined || value === '') return
  if (above !== '') found.add(above)
  if (typeof value !== 'object') return
  for (const [name, one] of Object.entries(value))
    addFilled(one, name === 'content' && above === '' ? '' : [above, name].filter(Boolean).join('.'), found)
}

/** Collects which fields of their answers the calls of one file of tests have filled. */
export class Replies {
  readonly #filled = new Map<string, Set<string>>()

  /** Notes an answer that was accepted. */
  async note(method: string, address: string, response: Response): Promise<void> {
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (!isJson || !response.ok) return
    const body: unknown = await response.json()
    for (const call of callsOf(method, address)) {
      const found = this.#filled.get(call) ?? new Set()
      addFilled(body, '', found)
      this.#filled.set(call, found)
    }
  }

  /** Writes what was filled in place of the last run of the file. */
  write(file: string): void {
    mkdirSync(folder, { recursive: true })
    const lines = [...this.#filled].flatMap(([call, found]) =>
      [...found].map((field) => `${call} ${field}\n`),
    )
    writeFileSync(`${folder}${file}.txt`, lines.join(''))
  }
}
