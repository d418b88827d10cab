/** A frame of a processor profile, as Node writes it. */
interface ProfileNode {
  id: number
  callFrame: { functionName: string; url: string }
  children?: readonly number[]
}

/** A processor profile of Node: which frame was running at each sample. */
export interface Profile {
  nodes: readonly ProfileNode[]
  /** the clock of the machine at the start, in microseconds */
  startTime: number
  samples: readonly number[]
  /** microseconds from each sample to the one before */
  timeDeltas: readonly number[]
}

/** A part of a call: the first whose pattern matches a frame takes it. */
const parts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['garbage collection', /^\(garbage collector\)/],
  ['statement building and rows of the builder', /node_modules\/drizzle-orm\//],
  ['driver of the database', /node_modules\/pg(?:-[a-z-]+)?\/|src\/db\/named-statements/],
  // the functions of their own in which replies are written: what is built into the engine has no frame
  ['JSON', /^(?:parse|stringify) $|^runOf .*cached-list|^json .*hono\/dist\/context/],
  ['session', /src\/platform\/(?:auth|access\/(?:principal|token)|cache\/(?:cached-sessions|versions))/],
  ['authorisation', /packages\/domain\/src\/access|src\/platform\/access\/|\/scope\.ts$/],
  ['HTTP', /node_modules\/(?:hono|@hono)\/|node:(?:_http|internal\/http)|src\/platform\/http\/|src\/app\.ts/],
  ['own code: memory of lists and counts', /src\/platform\/cache\/|src\/db\/read-watch/],
  ['own code: the list', /\/apps\/server\/|\/packages\//],
  ['other libraries', /node_modules\//],
]

const rest = 'sockets, timers and promises of Node'

function partOf({ functionName, url }: ProfileNode['callFrame']): string | undefined {
  return parts.find(([, pattern]) => pattern.test(`${functionName} ${url}`))?.[0]
}

/**
 * Returns microseconds of processor time by part, between two moments of the clock of the machine. A sample counts for the
 * innermost frame that belongs to a part, so that what Node does for a library is the library's.
 */
export function timeByPart(profile: Profile, from: number, until: number): Map<string, number> {
  const part = new Map<number, string>()
  const byId = new Map(profile.nodes.map((node) => [node.id, node]))
  const walk = (id: number, outer: string) => {
    const node = byId.get(id)
    if (!node) return
    const own = partOf(node.callFrame) ?? outer
    part.set(id, node.callFrame.functionName === '(idle)' ? '' : own)
    for (const child of node.children ?? []) walk(child, own)
  }
  const [root] = profile.nodes
  if (root) walk(root.id, rest)
  const times = new Map<string, number>()
  let at = profile.startTime
  for (const [place, id] of profile.samples.entries()) {
    at += profile.timeDeltas[place] ?? 0
    const name = part.get(id) ?? ''
    if (name === '' || at < from || at > until) continue
    // a sample stands for the time until the next one
    times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas[place + 1] ?? 0))
  }
  return times
}
