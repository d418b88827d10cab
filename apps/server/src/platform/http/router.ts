import type { Endpoint, Method } from '@capiz/api/contract/define'
import { TrieRouter } from 'hono/router/trie-router'
import { serviceBase } from './base.ts'

/** The result of a lookup. Several endpoints may share an address; the parameters are decoded. */
export type Match<E> =
  | { kind: 'found'; targets: readonly E[]; params: Record<string, string> }
  | { kind: 'method'; allowed: readonly Method[] }
  | { kind: 'unknown' }

/** One path an endpoint answers: its listed parameters are part of the path, the free ones are left to match. */
interface Route<E> {
  endpoint: E
  path: string
  listed: Record<string, string>
  free: readonly { name: string; pattern: RegExp }[]
}

interface Accepted<E> {
  route: Route<E>
  params: Record<string, string>
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * Returns one route per listed value. The alternatives of the router (`:type{a|b}`) would do for one segment, but values
 * may contain a slash, and a fixed segment is found faster than a pattern.
 */
function routesOf<E extends Endpoint>(endpoint: E): Route<E>[] {
  let routes: Route<E>[] = [{ endpoint, path: endpoint.path, listed: {}, free: [] }]
  for (const [name, { pattern, values }] of Object.entries(endpoint.params ?? {})) {
    const placeholder = `{${name}}`
    const free = { name, pattern: new RegExp(`^(?:${pattern})$`) }
    routes = routes.flatMap((route) =>
      values
        ? values.map((value) => ({
            ...route,
            path: route.path.replace(placeholder, value),
            listed: { ...route.listed, [name]: value },
          }))
        : [{ ...route, path: route.path.replace(placeholder, `:${name}`), free: [...route.free, free] }],
    )
  }
  return routes
}

/** Sorts, segment by segment, fixed text before parameters; among equal paths, endpoints without listed values first. */
function precedence({ path, listed }: Route<unknown>): string {
  const segments = path.split('/').map((segment) => (segment.startsWith(':') ? '1' : '0'))
  return [...segments, Object.keys(listed).length > 0 ? '1' : '0'].join('')
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Decodes the parameters; undefined when one of them does not fit its pattern. */
function acceptedParams(
  { listed, free }: Route<unknown>,
  raw: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const params = { ...listed }
  for (const { name, pattern } of free) {
    const value = decode(raw[name] ?? '')
    if (value === undefined || value.includes('\0') || !pattern.test(value)) return undefined
    params[name] = value
  }
  return params
}

/**
 * Finds the endpoints of an address with the trie router of Hono, which knows neither this precedence nor 405: fixed
 * segments win over parameters, also over parameters with listed values (the first endpoint decides who may call), and
 * a parameter takes only what its pattern allows after decoding.
 */
export class Router<E extends Endpoint> {
  readonly #routes = new TrieRouter<Route<E>>()

  constructor(table: readonly E[]) {
    const routes = table.flatMap(routesOf)
    for (const route of routes.toSorted((a, b) => precedence(a).localeCompare(precedence(b)))) {
      this.#routes.add(route.endpoint.method, serviceBase[route.endpoint.service] + route.path, route)
    }
  }

  /** Looks up method and raw (still encoded) path. */
  find(method: string, path: string): Match<E> {
    const accepted = this.#accepted(method, path)
    const [first] = accepted
    if (!first) {
      const allowed = methods.filter((other) => this.#accepted(other, path).length > 0)
      return allowed.length > 0 ? { kind: 'method', allowed } : { kind: 'unknown' }
    }
    const same = accepted.filter(({ route }) => route.path === first.route.path)
    const params: Record<string, string> = Object.assign({}, ...same.map((one) => one.params))
    // a path that spells out a placeholder (`/:code`) is found twice, as text and as a parameter
    const targets = [...new Set(same.map(({ route }) => route.endpoint))]
    return { kind: 'found', targets, params }
  }

  #accepted(method: string, path: string): Accepted<E>[] {
    const [matches] = this.#routes.match(method, path) as [[Route<E>, Record<string, string>][]]
    return matches.flatMap(([route, raw]) => {
      const params = acceptedParams(route, raw)
      return params ? [{ route, params }] : []
    })
  }
}
