import ts from 'typescript-6'
import { readEntries } from './entry-program.ts'
import type { EntryProgram } from './entry-program.ts'
import { findDetail, sourceText, withoutUndefined } from './type-details.ts'

/** One property of a component, read from its types. */
export interface Prop {
  name: string
  /** The type as TypeScript prints it, without `undefined` of an optional one. */
  type: string
  /** Source of the type where the name alone says little. */
  detail?: string
  description: string
  isRequired: boolean
  default?: string
  /** Behaviour passed through to react-aria, described there. */
  isInherited: boolean
}

/** Properties of every public component of `packages/ui`, by name of the component. */
export type PropTables = Record<string, Prop[]>

/** Properties passed through to react-aria that screens use; the others are left out of the tables. */
const INHERITED = new Set(
  `aria-describedby aria-label aria-labelledby autoFocus defaultValue download href id isDisabled isOpen isPending name
   onBlur onFocus onOpenChange onPress placement rel target type value`.split(/\s+/u),
)

/** Number of members above which a union is shown by its name, with the members in the detail. */
const LONG_UNION = 12

/** Reads the properties of every public component from its types. */
export function readPropTables({ checker, exports }: EntryProgram = readEntries()): PropTables {
  const tables: PropTables = {}
  for (const { name, declaration } of exports)
    if (/^[A-Z]/u.test(name)) tables[name] ??= readProps(checker, declaration)
  return tables
}

function readProps(checker: ts.TypeChecker, component: ts.Declaration): Prop[] {
  const [signature] = checker.getTypeAtLocation(component).getCallSignatures()
  const [parameter] = signature?.parameters ?? []
  if (parameter === undefined) return []
  const type = checker.getTypeOfSymbolAtLocation(parameter, component)
  const defaults = ts.isFunctionDeclaration(component) ? findDefaults(component) : new Map<string, string>()
  const shapes = type.isUnion() ? type.types : [type]
  const found = new Map<string, Prop>()
  for (const shape of shapes) {
    for (const symbol of shape.getProperties()) {
      const prop = readProp(checker, symbol, component)
      if (prop === undefined || found.has(prop.name)) continue
      const standard = defaults.get(prop.name)
      const isRequired = shapes.every((each) => isRequiredIn(each, prop.name))
      found.set(prop.name, { ...prop, isRequired, ...(standard === undefined ? {} : { default: standard }) })
    }
  }
  const rank = ({ isRequired, isInherited }: Prop) => Number(isInherited) * 2 + Number(!isRequired)
  return [...found.values()].sort((a, b) => rank(a) - rank(b))
}

function isRequiredIn(type: ts.Type, name: string): boolean {
  const symbol = type.getProperty(name)
  return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Optional) === 0
}

function readProp(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  at: ts.Node,
): Omit<Prop, 'isRequired'> | undefined {
  const files = (symbol.declarations ?? []).map((one) => one.getSourceFile().fileName)
  const isOwn = files.some((file) => !file.includes('/node_modules/'))
  if (!isOwn && !INHERITED.has(symbol.name)) return undefined
  const type = checker.getTypeOfSymbolAtLocation(symbol, at)
  const written = symbol.declarations?.find(ts.isPropertySignature)?.type
  const detail = isOwn ? findDetail(checker, type, written) : undefined
  return {
    name: symbol.name,
    type: literalsText(checker, type) ?? writtenType(symbol) ?? typeText(checker, type),
    ...(detail === undefined ? {} : { detail }),
    description: ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/ See \[MDN\]\([^)]*\)\.?/gu, '')
      .trim(),
    isInherited: !isOwn,
  }
}

/** Matches types that are shown resolved: `keyof typeof sizes`, `Props['size']`. */
const TO_WORK_OUT = /\b(?:keyof|typeof)\b|\[['"]|\b(?:Pick|Omit|Partial|Record)</u

/** Returns the type as the source writes it, for example `IsoDate | null`. */
function writtenType(symbol: ts.Symbol): string | undefined {
  const declared = symbol.declarations?.find(ts.isPropertySignature)
  if (declared?.type === undefined || declared.getSourceFile().fileName.includes('/node_modules/')) return
  const text = sourceText(declared)
    .replace(/^[^:]+:\s*/u, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^\| /u, '')
  return TO_WORK_OUT.test(text) ? undefined : text
}

/** Returns the members of a short union of strings or numbers. */
function literalsText(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const members = withoutUndefined(type)
  if (members.length < 2 || members.length > LONG_UNION || !members.every((one) => one.isLiteral())) return
  return members.map((one) => checker.typeToString(one).replaceAll('"', "'")).join(' | ')
}

function typeText(checker: ts.TypeChecker, type: ts.Type): string {
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope)
  return text.replace(/ \| undefined$/u, '').replaceAll('"', "'")
}

/** Returns the defaults in the destructured parameter of a component. */
function findDefaults(component: ts.FunctionDeclaration): Map<string, string> {
  const [parameter] = component.parameters
  const patterns: ts.BindingName[] = parameter === undefined ? [] : [parameter.name]
  for (const statement of component.body?.statements ?? []) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer?.getText() === parameter?.name.getText()) patterns.push(name)
  }
  const found = new Map<string, string>()
  for (const pattern of patterns.filter(ts.isObjectBindingPattern)) {
    for (const { name, propertyName, initializer } of pattern.elements)
      if (initializer !== undefined) found.set((propertyName ?? name).getText(), initializer.getText())
  }
  return found
}
