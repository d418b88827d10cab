import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Beginnings that make a reader guess what the declaration is. */
const BEGINNING = /^(?:What|Who|Where|Whoever|Nobody|Somebody|Something|The one that)\b/u

/** Words of the first versions that have a plain name now. */
const METAPHOR = /\b(?:radar|desk|bench|lookalikes?|readout|bones)\b/iu

/** "Paper" is what is printed on; what is filed is a document. */
const PAPERS = /\bpapers\b/iu

/** Labels that were replaced; each stands for itself, so no part of a longer sentence is found. */
const OLD_LABELS: ReadonlySet<string> = new Set([
  'Papers',
  'What is coming',
  'What happens',
  'Whose prices',
  'What it means',
  'What we pay',
  'The question',
  'What stands there',
  'Cannot be used',
  'Words',
  'Take',
  'Course',
  'Left',
  'Standing',
  'Hours that fall together',
  'Papers that run out',
  'Notes among staff',
  'Check that nothing was altered',
  'Provider maintenance',
  'Block or open',
  'Change more than the amount',
  'Send a temporary password',
  'How to reach it',
  'Ask for an affiliation',
  'Go to…',
  'Longest waiting',
  'Lapse soon',
  'Take effect soon',
])

/** One place with a word that has a plainer one. */
export interface Finding {
  /** path from the root of the repository, with the line */
  at: string
  text: string
}

/** Reads the TypeScript sources of packages and apps; tests and stories only when `withTests` is set. */
export function sources(withTests = false): { file: string; text: string }[] {
  return globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => withTests || !/\.(?:test|test-d|stories|fixture)\.tsx?$/u.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/** Returns the doc comments that begin with a riddle or use a word that has a plainer one. */
export function commentFindings(file: string, text: string): Finding[] {
  return [...text.matchAll(/\/\*\*(?<body>.*?)\*\//gsu)].flatMap((match) => {
    const body = (match.groups?.['body'] ?? '').replaceAll(/\n\s*\*\s?/gu, ' ').trim()
    if (![BEGINNING, METAPHOR, PAPERS].some((rule) => rule.test(body))) return []
    return [{ at: `${file}:${lineAt(text, match.index)}`, text: body }]
  })
}

/** Returns the texts of a source that are a replaced label. */
export function labelFindings(file: string, text: string): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file))
  const found: Finding[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) || ts.isJsxText(node)) && OLD_LABELS.has(node.text.trim())) {
      found.push({ at: `${file}:${lineAt(text, node.end)}`, text: node.text.trim() })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const kindOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
