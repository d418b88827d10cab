import ts from 'typescript-6'

/** Levels of types within types that are shown: the shape of a property, and the shapes it names. */
const DEPTH = 2

/**
 * Returns the source of the workspace's interfaces and aliases behind a type, also in arrays and unions, of those that `written`
 * names where the type is declared, such as the parameter of a callback, and of those they name.
 */
export function findDetail(checker: ts.TypeChecker, type: ts.Type, written?: ts.Node): string | undefined {
  const shapes = new Set<ts.Declaration>()
  for (const shape of shapesBehind(checker, type)) addShape(checker, shape, shapes, DEPTH)
  if (written !== undefined) addNamed(checker, written, shapes, DEPTH)
  const texts = [...shapes].map((shape) => sourceText(shape).replace(/^export /u, ''))
  return texts.length === 0 ? undefined : texts.join('\n\n')
}

/**
 * Returns the source of a node without the `undefined` that every optional property takes: the question mark says as much to
 * a reader.
 */
export function sourceText(node: ts.Node): string {
  const source = node.getSourceFile().text
  const cuts: (readonly [from: number, to: number])[] = []
  const visit = (each: ts.Node): void => {
    if (ts.isPropertySignature(each) && each.questionToken && each.type && ts.isUnionTypeNode(each.type))
      cuts.push(...cutsOf(each.type))
    ts.forEachChild(each, visit)
  }
  visit(node)
  const inOrder = cuts.toSorted(([one], [other]) => one - other)
  const starts = [node.getStart(), ...inOrder.map(([, to]) => to)]
  return starts.map((from, at) => source.slice(from, inOrder[at]?.[0] ?? node.getEnd())).join('')
}

/** The parts of a union to leave out: its `undefined`, and the brackets around all that is left. */
function cutsOf({ types }: ts.UnionTypeNode): (readonly [number, number])[] {
  const [first, last] = [types[0], types.at(-1)]
  if (first === undefined || last?.kind !== ts.SyntaxKind.UndefinedKeyword) return []
  const before = types.at(-2) ?? first
  const tail = [before.getEnd(), last.getEnd()] as const
  if (types.length > 2 || !ts.isParenthesizedTypeNode(first)) return [tail]
  return [
    [first.getStart(), first.type.getStart()],
    [first.type.getEnd(), tail[1]],
  ]
}

/** Returns the members of a union, or the type itself, without `undefined`. */
export function withoutUndefined(type: ts.Type): ts.Type[] {
  return (type.isUnion() ? type.types : [type]).filter((one) => !(one.flags & ts.TypeFlags.Undefined))
}

function shapesBehind(checker: ts.TypeChecker, type: ts.Type): ts.Declaration[] {
  const members = withoutUndefined(type).flatMap((one) => (one.isIntersection() ? one.types : [one]))
  const inner = members.flatMap((one) =>
    checker.isArrayType(one) ? checker.getTypeArguments(one as ts.TypeReference) : [one],
  )
  const named = [type, ...inner].flatMap((one) => [one.aliasSymbol, one.getSymbol()])
  return named.flatMap((symbol) => symbol?.declarations ?? []).filter(isOwnShape)
}

type Shapes = Set<ts.Declaration>

function addShape(checker: ts.TypeChecker, shape: ts.Declaration, found: Shapes, depth: number): void {
  if (found.has(shape)) return
  found.add(shape)
  if (depth > 1) addNamed(checker, shape, found, depth - 1)
}

/** Adds the shapes that a piece of source names. */
function addNamed(checker: ts.TypeChecker, node: ts.Node, found: Shapes, depth: number): void {
  const visit = (each: ts.Node): void => {
    if (ts.isTypeReferenceNode(each) || ts.isExpressionWithTypeArguments(each)) {
      const name = ts.isTypeReferenceNode(each) ? each.typeName : each.expression
      const symbol = checker.getSymbolAtLocation(name)
      const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      for (const shape of (target?.declarations ?? []).filter(isOwnShape))
        addShape(checker, shape, found, depth)
    }
    ts.forEachChild(each, visit)
  }
  visit(node)
}

function isOwnShape(node: ts.Declaration): boolean {
  const isShape = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
  return isShape && !node.getSourceFile().fileName.includes('/node_modules/')
}
