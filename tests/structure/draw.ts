/**
 * Draws the layers of the workspaces into docs/architecture.md, between its markers, from the imports as they are:
 * `npm run layers`. With `--check` it writes nothing and fails when the drawing is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { importsOf } from './imports.ts'
import type { Workspace } from './layers.ts'
import { workspaces } from './layers.ts'
import { arrowsOf } from './rules.ts'

const file = new URL('../../docs/architecture.md', import.meta.url)

/** Keeps the arrows that no way over others stands for. */
function withoutShortcuts(pairs: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const next = new Map<string, string[]>()
  for (const [from, to] of pairs) next.set(from, [...(next.get(from) ?? []), to])
  const reaches = (from: string, to: string): boolean =>
    (next.get(from) ?? []).some((step) => step === to || reaches(step, to))
  return pairs.filter(
    ([from, to]) => !(next.get(from) ?? []).some((step) => step !== to && reaches(step, to)),
  )
}

const nodeId = (name: string): string => name.replaceAll(/\W/gu, '_')

function flowchart(pairs: readonly (readonly [string, string])[]): string {
  const arrows = withoutShortcuts(pairs).toSorted(([a, b], [c, d]) => `${a} ${b}`.localeCompare(`${c} ${d}`))
  const lines = arrows.map(([from, to]) => `  ${nodeId(from)}["${from}"] --> ${nodeId(to)}["${to}"]`)
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

/** Draws the folders of a workspace; those that a second level explains better are drawn by themselves. */
function drawing({ folder, layers = [] }: Workspace): string {
  const arrows = arrowsOf(importsOf(folder))
  const layerOf = (name: string): string => layers.find((layer) => layer.includes(name))?.join(', ') ?? name
  const top = arrows
    .filter((arrow) => arrow.folder === '')
    .map(({ from, to }) => [layerOf(from), layerOf(to)] as const)
    .filter(([from, to]) => from !== to)
  const unique = [...new Map(top.map((pair) => [pair.join(' '), pair])).values()]
  return `\`${folder}\`\n\n${flowchart(unique)}`
}

/** Draws what is inside one folder of a workspace. */
function inside(folder: string, child: string): string {
  const pairs = arrowsOf(importsOf(folder))
    .filter((arrow) => arrow.folder === child)
    .map(({ from, to }) => [from, to] as const)
  return `\`${folder}/${child}\`\n\n${flowchart(pairs)}`
}

const drawings = [
  ...workspaces.filter(({ layers }) => layers !== undefined).map(drawing),
  inside('apps/server/src', 'areas'),
  inside('apps/server/src', 'engines'),
  inside('apps/server/src', 'platform'),
  inside('apps/portal/src', 'platform'),
  inside('packages/ui/src', 'components'),
  drawing({ folder: 'packages/domain/src' }),
].join('\n\n')

const [begin, end] = ['<!-- layers: npm run layers -->', '<!-- /layers -->']
const text = readFileSync(file, 'utf8')
const [before = '', rest = ''] = text.split(begin)
const after = rest.split(end)[1]
if (after === undefined) throw new Error(`docs/architecture.md has no "${begin}" ... "${end}".`)
const written = `${before}${begin}\n\n${drawings}\n\n${end}${after}`

if (process.argv.includes('--check')) {
  if (written !== text) {
    console.error('The drawing of the layers in docs/architecture.md is out of date: npm run layers')
    process.exitCode = 1
  }
} else writeFileSync(file, written)
