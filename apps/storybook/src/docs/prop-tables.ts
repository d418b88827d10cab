import { functionTables, propTables } from 'virtual:component-pages'
import type { FunctionDocs, FunctionTables } from '../../../../scripts/function-tables.ts'
import type { Prop, PropTables } from '../../../../scripts/prop-tables.ts'

/** The properties of a component, read from its types; none for a name that is no component. */
export function propsOf(component: string): readonly Prop[] {
  return (propTables as PropTables)[component] ?? []
}

/** The functions and hooks that a component's entry exports beside components, read from their types. */
export function functionsOf(component: string): readonly FunctionDocs[] {
  return (functionTables as FunctionTables)[component] ?? []
}
