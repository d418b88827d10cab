import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const components = fileURLToPath(new URL('../components', import.meta.url))
const specs = globSync('*/*/*.spec.md', { cwd: components }).sort()

interface Rule {
  id: string
  text: string
  proofs: string[]
}

/** The numbered rules of a specification: `1. **T1** A message MUST leave. Proof: \`queue.test.ts\`, \`Failure\`.` */
function rulesOf(spec: string): Rule[] {
  const lines = readFileSync(join(components, spec), 'utf8').split('\n')
  return lines
    .filter((line) => line.includes('MUST'))
    .map((line) => {
      const [text = '', proof = ''] = line.split('Proof:')
      return {
        id: /^\d+\. \*\*(\w+)\*\*/u.exec(line)?.[1] ?? '',
        text,
        proofs: [...proof.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name),
      }
    })
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/**
 * Whether a proof exists. `queue.test.ts` needs a test whose title carries the rule's id; `queue.test.ts: words` one with
 * these words; `Failure` a story of the folder; `Dialog/Narrow` one of another component. Paths start at the folder.
 */
function isThere(folder: string, id: string, proof: string): boolean {
  const [file = '', testName = id] = proof.split(': ')
  if (/\.(?:test|spec)\.tsx?$/u.test(file)) {
    const titles = read(join(components, folder, file)).matchAll(/\b(?:it|test)\b[^'"`]*(['"`])(.*?)\1/gu)
    return [...titles].some(([, , title = '']) =>
      new RegExp(String.raw`\b${escaped(testName)}\b`, 'u').test(title),
    )
  }
  const [other, story = other] = proof.includes('/') ? proof.split('/') : [basename(folder), proof]
  const stories = globSync(`*/${other}/*.stories.tsx`, { cwd: components }).map((path) =>
    read(join(components, path)),
  )
  return stories.some((source) =>
    new RegExp(String.raw`^export const ${escaped(story ?? '')}\b`, 'mu').test(source),
  )
}

describe('specifications of components', () => {
  it('are found, each in the folder it is named after', () => {
    expect(specs.length).toBeGreaterThanOrEqual(12)
    expect(specs.filter((path) => basename(path) !== `${basename(dirname(path))}.spec.md`)).toEqual([])
  })

  it.each(specs)('%s: every MUST is a numbered rule and names a test or story that exists', (spec) => {
    const folder = dirname(spec)
    const rules = rulesOf(spec)
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter(({ id }) => id === '').map(({ text }) => text)).toEqual([])
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    const missing = rules.flatMap(({ id, proofs }) =>
      proofs.length === 0
        ? [`${id} names no proof`]
        : proofs.filter((proof) => !isThere(folder, id, proof)).map((proof) => `${id}: there is no ${proof}`),
    )
    expect(missing).toEqual([])
  })
})
