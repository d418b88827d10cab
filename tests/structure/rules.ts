import type { Import } from './imports.ts'

/** An arrow between two children (files or folders) of one folder, with an import it stands for. */
export interface Arrow {
  /** the folder both are in, empty for the root */
  folder: string
  from: string
  to: string
  example: Import
}

/** Returns the arrows between neighbours: every import is one, seen from the deepest folder that holds both files. */
export function arrowsOf(imports: readonly Import[]): Arrow[] {
  const found = new Map<string, Arrow>()
  for (const example of imports) {
    const from = example.from.split('/')
    const to = example.to.split('/')
    let depth = 0
    while (depth < Math.min(from.length, to.length) - 1 && from[depth] === to[depth]) depth += 1
    const [a = '', b = ''] = [from[depth], to[depth]]
    if (a === b) continue
    const folder = from.slice(0, depth).join('/')
    const key = `${folder} ${a} ${b}`
    if (!found.has(key)) found.set(key, { folder, from: a, to: b, example })
  }
  return [...found.values()]
}

const sentence = ({ from, to, names }: Import): string => `${from} imports ${names} from ${to}`

/** Returns the circles of files and folders, one sentence an arrow; empty when every folder's arrows run one way. */
export function findCircles(arrows: readonly Arrow[]): string[] {
  return [...new Set(arrows.map(({ folder }) => folder))].flatMap((folder) => {
    const inside = arrows.filter((arrow) => arrow.folder === folder)
    const reach = (start: string): Set<string> => {
      const seen = new Set<string>()
      const open = [start]
      for (let next = open.pop(); next !== undefined; next = open.pop())
        for (const { from, to } of inside)
          if (from === next && !seen.has(to)) {
            seen.add(to)
            open.push(to)
          }
      return seen
    }
    const reached = new Map([...new Set(inside.map(({ to }) => to))].map((name) => [name, reach(name)]))
    return inside
      .filter(({ from, to }) => reached.get(to)?.has(from) === true)
      .map(({ from, to, example }) => `circle in ${folder || '.'}: ${from} > ${to}, ${sentence(example)}`)
  })
}

/**
 * Returns the imports that go up. `layers` lists the children of the root from the top down, those of one layer together;
 * a child in no layer is named as well.
 */
export function findUpward(arrows: readonly Arrow[], layers: readonly (readonly string[])[]): string[] {
  const levelOf = (name: string): number => layers.findIndex((layer) => layer.includes(name))
  return arrows
    .filter(({ folder }) => folder === '')
    .flatMap(({ from, to, example }) => {
      const unknown = [from, to].filter((name) => levelOf(name) === -1)
      if (unknown.length > 0) return unknown.map((name) => `${name} is in no layer`)
      return levelOf(from) > levelOf(to) ? [`upward: ${sentence(example)}`] : []
    })
}

/** Returns the imports from one child of `folder` to another: features do not know each other. */
export function findCrossing(arrows: readonly Arrow[], folder: string): string[] {
  return arrows
    .filter((arrow) => arrow.folder === folder)
    .map(({ example }) => `between ${folder}: ${sentence(example)}`)
}
