import { propTables } from 'virtual:component-pages'
import type { Prop, PropTables } from '../../../../scripts/prop-tables.ts'

/** The properties of a component, read from its types; none for a name that is no component. */
export function propsOf(component: string): readonly Prop[] {
  return (propTables as PropTables)[component] ?? []
}
