import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('..', import.meta.url))

/** Files that no application imports. */
const OWN = /\.(?:test|test-d|stories|examples|fixture)\.tsx?$|\.css\.ts$/u

const takesUndefined = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.UndefinedKeyword ||
  type.kind === ts.SyntaxKind.UnknownKeyword ||
  (ts.isUnionTypeNode(type) && type.types.some(takesUndefined))

/** Returns the optional properties of a source whose type has no `undefined`. */
function findExact(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && !takesUndefined(node.type))
      found.push(node.name.getText())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true))
  return found
}

it('an optional property takes undefined as well, for teams with exactOptionalPropertyTypes', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !OWN.test(file))
  expect(files.length).toBeGreaterThan(300)
  const exact = files.flatMap((file) =>
    findExact(readFileSync(join(source, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(exact).toEqual([])
})

it('finds a property that does not, also within another one', () => {
  const text =
    'interface A { a?: string; b?: string | undefined; c: { d?: () => void } | undefined; e?: unknown }'
  expect(findExact(text)).toEqual(['a', 'd'])
})
