import ts from 'typescript-6'
import type { EntryProgram } from './entry-program.ts'
import { findDetail } from './type-details.ts'

/** One exported function or hook, or one function of an exported object such as `toast`. */
export interface FunctionDocs {
  /** Name as it is called: `useToasts`, `toast.success`. */
  name: string
  /** Parameters and result as TypeScript writes them. */
  type: string
  /** Source of the types it names. */
  detail?: string
  description: string
}

/** Exported functions by entry: a component folder, `brand`, or a hook. Entries without any are left out. */
export type FunctionTables = Record<string, FunctionDocs[]>

/** Reads every exported function that is no component from its types. */
export function readFunctionTables({ checker, exports }: EntryProgram): FunctionTables {
  const tables: FunctionTables = {}
  for (const { entry, name, declaration } of exports) {
    if (/^[A-Z]/u.test(name)) continue
    const found = readFunctions(checker, name, declaration)
    if (found.length > 0) tables[entry] = [...(tables[entry] ?? []), ...found]
  }
  return tables
}

function readFunctions(checker: ts.TypeChecker, name: string, declaration: ts.Declaration): FunctionDocs[] {
  const type = checker.getTypeAtLocation(declaration)
  if (type.getCallSignatures().length > 0) return [readFunction(checker, name, type, declaration)]
  return type.getProperties().flatMap((symbol) => {
    const member = checker.getTypeOfSymbolAtLocation(symbol, declaration)
    const [at = declaration] = symbol.declarations ?? []
    if (member.getCallSignatures().length === 0) return []
    return [readFunction(checker, `${name}.${symbol.name}`, member, at, symbol)]
  })
}

function readFunction(
  checker: ts.TypeChecker,
  name: string,
  type: ts.Type,
  at: ts.Declaration,
  member?: ts.Symbol,
): FunctionDocs {
  const [signature] = type.getCallSignatures()
  if (signature === undefined) throw new Error(`${name} is no function`)
  const types = [
    ...signature.parameters.map((each) => checker.getTypeOfSymbolAtLocation(each, at)),
    signature.getReturnType(),
  ]
  const { parameters = [], type: result } = signature.declaration ?? {}
  const written = [...parameters.map((each) => (ts.isParameter(each) ? each.type : undefined)), result]
  const details = types.flatMap(
    (each, index) => findDetail(checker, each, written[index])?.split(/\n\n(?=\S)/u) ?? [],
  )
  const text = (member ?? signature).getDocumentationComment(checker)
  // A member that only names a function has the comment of that function.
  const comment = text.length > 0 ? text : signature.getDocumentationComment(checker)
  return {
    name,
    type: checker
      .signatureToString(signature, at, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope)
      .replaceAll('"', "'"),
    ...(details.length === 0 ? {} : { detail: [...new Set(details)].join('\n\n') }),
    description: ts.displayPartsToString(comment).replaceAll(/\s+/gu, ' ').trim(),
  }
}
