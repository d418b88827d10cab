/** A route as it is declared: `path` may hold `:names` and end in `*`; a route without a path only frames others. */
export interface RouteNode<E> {
  path?: string
  isIndex: boolean
  element: E
  children: readonly RouteNode<E>[]
}

/** One route on the way to the page, with the address it stands for. */
export interface MatchStep<E> {
  element: E
  base: string
}

/** What an address leads to: the routes from the outermost in, and the values of all names on the way. */
export interface RouteMatch<E> {
  steps: readonly MatchStep<E>[]
  params: Readonly<Record<string, string>>
}

interface Branch<E> {
  nodes: readonly RouteNode<E>[]
  pattern: readonly string[]
  weight: number
}

/** The parts of an address between its slashes. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function weightOf(segment: string): number {
  if (segment === '*') return -2
  return segment.startsWith(':') ? 3 : 10
}

function branchesOf<E>(nodes: readonly RouteNode<E>[], above: readonly RouteNode<E>[] = []): Branch<E>[] {
  return nodes.flatMap((node) => {
    const way = [...above, node]
    const deeper = branchesOf(node.children, way)
    // a frame is no page by itself
    if (node.path === undefined && !node.isIndex) return deeper
    const pattern = way.flatMap(({ path }) => segmentsOf(path ?? ''))
    const weight = pattern.reduce((sum, segment) => sum + weightOf(segment), node.isIndex ? 2 : 0)
    return [...deeper, { nodes: way, pattern, weight }]
  })
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function paramsOf(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const hasRest = pattern.at(-1) === '*'
  const fixed = hasRest ? pattern.slice(0, -1) : pattern
  if (hasRest ? segments.length < fixed.length : segments.length !== fixed.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of fixed.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decoded(segment)
    else if (part.toLowerCase() !== segment.toLowerCase()) return undefined
  }
  if (hasRest) params['*'] = segments.slice(fixed.length).map(decoded).join('/')
  return params
}

function stepsOf<E>(
  nodes: readonly RouteNode<E>[],
  segments: readonly string[],
  base: string,
): MatchStep<E>[] {
  let depth = 0
  return nodes.map(({ element, path }) => {
    depth += segmentsOf(path ?? '').filter((part) => part !== '*').length
    return { element, base: [base, ...segments.slice(0, depth)].join('/') }
  })
}

/**
 * Finds the routes an address leads to: fixed words win over names, names over `*`, the first declared among equals.
 * `base` is the part of the address that the routes around have used up, without a slash at its end.
 */
export function matchRoutes<E>(
  nodes: readonly RouteNode<E>[],
  path: string,
  base = '',
): RouteMatch<E> | undefined {
  const segments = segmentsOf(path).slice(segmentsOf(base).length)
  for (const branch of branchesOf(nodes).toSorted((a, b) => b.weight - a.weight)) {
    const params = paramsOf(branch.pattern, segments)
    if (params !== undefined) return { params, steps: stepsOf(branch.nodes, segments, base) }
  }
  return undefined
}
