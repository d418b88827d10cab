import type { Endpoint, Service } from '../contract/define.ts'

/** Base address of each service, without a slash at the end. */
export type Bases = Readonly<Record<Service, string>>

/** The possible members of `InputOf` for any endpoint, loosened for the code that takes it apart. */
export interface LooseInput {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  fields?: Readonly<Record<string, unknown>>
  json?: unknown
  files?: readonly File[]
}

/** A word parameter may span two segments, so its slashes stay; everything else is encoded whole. */
function encodeParam(endpoint: Endpoint, name: string, value: string | number): string {
  const values = endpoint.params?.[name]?.values
  const text = String(value)
  return values?.includes(text) ? text.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(text)
}

/** The text of a value as it stands in a query or a form. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function appendQuery(target: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) for (const item of value) appendQuery(target, name, item)
  else target.append(name, textOf(value))
}

/**
 * The full address of a call: base, path with encoded parameters, query. Arrays repeat (`sort`), `undefined` and
 * `null` are left out, an empty text is sent (specification 1, section 7: a preview sends `docType` empty).
 */
export function addressOf(bases: Bases, endpoint: Endpoint, input: LooseInput): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name]
    if (value === undefined || value === '')
      throw new Error(`Path parameter ${name} of ${endpoint.path} is missing.`)
    return encodeParam(endpoint, name, value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) appendQuery(query, name, value)
  const text = query.toString()
  return bases[endpoint.service] + path + (text === '' ? '' : `?${text}`)
}
