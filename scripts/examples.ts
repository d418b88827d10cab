import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-6'

/** One exported example: the caption a reader sees and the code that can be copied into a file of its own. */
export interface Example {
  /** Name of the exported function. */
  name: string
  /** Name as words, without the mark of a wrong use. */
  title: string
  /** Its doc comment, as one line. */
  text: string
  /** The imports and declarations it needs, and the function itself, as they are written. */
  code: string
  /** Shows a wrong use: its name begins with `Dont`. Only guidance draws it. */
  isWrong: boolean
}

type Declaration =
  | ts.FunctionDeclaration
  | ts.VariableStatement
  | ts.TypeAliasDeclaration
  | ts.InterfaceDeclaration

const WRONG = /^Dont(?=[A-Z])/u

const titleOf = (name: string) => {
  const words = name
    .replace(WRONG, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/gu, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isDeclaration = (node: ts.Statement): node is Declaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node)

function namesOf(node: Declaration): string[] {
  if (!ts.isVariableStatement(node)) return node.name === undefined ? [] : [node.name.text]
  return node.declarationList.declarations.map(({ name }) => name.getText())
}

/** Parts of a node in which a name can refer to a declaration; names of properties and attributes cannot. */
function partsOf(node: ts.Node): (ts.Node | undefined)[] | undefined {
  if (ts.isPropertyAccessExpression(node)) return [node.expression]
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return [node.initializer]
  return undefined
}

/** Names that a node refers to or declares. */
function wordsIn(node: ts.Node): Set<string> {
  const words = new Set<string>()
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) words.add(each.text)
    const parts = partsOf(each)
    if (parts === undefined) ts.forEachChild(each, visit)
    else for (const part of parts) if (part !== undefined) visit(part)
  }
  ts.forEachChild(node, visit)
  return words
}

/** Declarations a function needs, its own included, in the order of the file. */
function neededBy(start: Declaration, all: readonly Declaration[]): Declaration[] {
  const needed = new Set<Declaration>([start])
  // A set that grows while it is gone through is gone through to its new end.
  for (const node of needed) {
    const words = wordsIn(node)
    for (const other of all) if (namesOf(other).some((name) => words.has(name))) needed.add(other)
  }
  return all.filter((node) => needed.has(node))
}

/** The import with only the names that are used; undefined when none is. */
function importText(node: ts.ImportDeclaration, words: ReadonlySet<string>): string | undefined {
  const { importClause: clause, moduleSpecifier } = node
  if (clause?.namedBindings === undefined || !ts.isNamedImports(clause.namedBindings))
    return clause?.name === undefined || words.has(clause.name.text) ? node.getText() : undefined
  const used = clause.namedBindings.elements.filter(({ name }) => words.has(name.text))
  if (used.length === 0) return undefined
  const type = clause.isTypeOnly ? 'type ' : ''
  return `import ${type}{ ${used.map((each) => each.getText()).join(', ')} } from ${moduleSpecifier.getText()}`
}

function captionOf(node: ts.Node): string {
  const texts = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
  return texts.join(' ').replaceAll(/\s+/gu, ' ').trim()
}

/** Reads the examples of a file in their order. Its default export, which places them in Storybook, is in no snippet. */
export function readExamples(text: string): Example[] {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const imports = source.statements.filter(ts.isImportDeclaration)
  const all = source.statements.filter(isDeclaration)
  return all.flatMap((node) => {
    const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
    if (!ts.isFunctionDeclaration(node) || !isExported || node.name === undefined) return []
    const needed = neededBy(node, all)
    const words = new Set(needed.flatMap((each) => [...wordsIn(each)]))
    const head = imports.flatMap((each) => importText(each, words) ?? [])
    const body = needed.map((each) => each.getText())
    const { text: name } = node.name
    return [
      {
        name,
        title: titleOf(name),
        text: captionOf(node),
        code: `${[head.join('\n'), ...body].filter(Boolean).join('\n\n')}\n`,
        isWrong: WRONG.test(name),
      },
    ]
  })
}

const components = fileURLToPath(new URL('../packages/ui/src/components', import.meta.url))

/** Reads the examples of every component that has some, by the name of its folder. */
export function allExamples(): Record<string, Example[]> {
  const files = globSync('*/*/*.examples.tsx', { cwd: components }).sort()
  const found = files.map((file) => [
    basename(dirname(file)),
    readExamples(readFileSync(join(components, file), 'utf8')),
  ])
  return Object.fromEntries(found) as Record<string, Example[]>
}
