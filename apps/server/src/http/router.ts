import type { Endpoint, Method } from '@capiz/api/contract/define'

interface Node<T> {
  literals: Map<string, Node<T>>
  params: { name: string; pattern: RegExp; node: Node<T> }[]
  routes: Map<Method, { fixed: Record<string, string>; plain: T[]; worded: T[] }>
}

/** What an address leads to. */
export type Match<T> =
  | { kind: 'found'; targets: readonly T[]; params: Record<string, string> }
  | { kind: 'method'; allowed: readonly Method[] }
  | { kind: 'unknown' }

const emptyNode = <T>(): Node<T> => ({ literals: new Map(), params: [], routes: new Map() })

/** Every path an endpoint answers: a parameter with known words becomes those words, slashes included. */
function expansions(
  endpoint: Pick<Endpoint, 'path' | 'params'>,
): { path: string; fixed: Record<string, string> }[] {
  let variants: { path: string; fixed: Record<string, string> }[] = [{ path: endpoint.path, fixed: {} }]
  for (const [name, param] of Object.entries(endpoint.params ?? {})) {
    const values = param.values
    if (!values) continue
    variants = variants.flatMap(({ path, fixed }) =>
      values.map((value) => ({ path: path.replace(`{${name}}`, value), fixed: { ...fixed, [name]: value } })),
    )
  }
  return variants
}

function step<T>(node: Node<T>, segment: string, params: Endpoint['params']): Node<T> {
  const name = /^\{(\w+)\}$/.exec(segment)?.[1]
  if (name === undefined) {
    const next = node.literals.get(segment) ?? emptyNode<T>()
    node.literals.set(segment, next)
    return next
  }
  const pattern = new RegExp(`^(?:${params?.[name]?.pattern ?? '[^/]+'})$`)
  const known = node.params.find((param) => param.name === name && param.pattern.source === pattern.source)
  if (known) return known.node
  const next = emptyNode<T>()
  node.params.push({ name, pattern, node: next })
  return next
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Finds what a path leads to: fixed words win over parameters, also over parameters with known words (the first target
 * decides who may call), and a parameter takes only what its pattern allows.
 */
export class Router<T> {
  readonly #root = emptyNode<T>()

  /** Adds an endpoint under a base address; several may share method and path. */
  add(base: string, endpoint: Pick<Endpoint, 'method' | 'path' | 'params'>, target: T): void {
    for (const { path, fixed } of expansions(endpoint)) {
      let node = this.#root
      for (const segment of `${base}${path}`.split('/').slice(1)) node = step(node, segment, endpoint.params)
      const known = node.routes.get(endpoint.method) ?? { fixed: {}, plain: [], worded: [] }
      const isPlain = Object.keys(fixed).length === 0
      node.routes.set(endpoint.method, {
        fixed: { ...known.fixed, ...fixed },
        plain: isPlain ? [...known.plain, target] : known.plain,
        worded: isPlain ? known.worded : [...known.worded, target],
      })
    }
  }

  /** Looks up method and raw (still encoded) path. */
  find(method: string, path: string): Match<T> {
    const allowed = new Set<Method>()
    const segments = path.split('/').slice(1)
    const walk = (node: Node<T>, at: number, params: Record<string, string>): Match<T> | undefined => {
      const segment = segments[at]
      if (segment === undefined) {
        const route = [...node.routes].find(([known]) => known === method)?.[1]
        if (route) {
          const targets = [...route.plain, ...route.worded]
          return { kind: 'found', targets, params: { ...params, ...route.fixed } }
        }
        for (const known of node.routes.keys()) allowed.add(known)
        return undefined
      }
      const literal = node.literals.get(segment)
      const found = literal && walk(literal, at + 1, params)
      if (found) return found
      const value = decode(segment)
      if (value === undefined || value.includes('\0')) return undefined
      for (const param of node.params) {
        if (!param.pattern.test(value)) continue
        const match = walk(param.node, at + 1, { ...params, [param.name]: value })
        if (match) return match
      }
      return undefined
    }
    const match = walk(this.#root, 0, {})
    if (match) return match
    return allowed.size > 0 ? { kind: 'method', allowed: [...allowed] } : { kind: 'unknown' }
  }
}
