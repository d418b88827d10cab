import { joinList, sameValue } from '@capiz/domain/text'
import type { ReactElement } from 'react'
import { fieldLabel } from '../../field/labels.ts'

/** Shows the fields that differ between the typed values and the version another user saved. */
export function Conflicts<V extends object>({ draft, stored }: { draft: V; stored: V }): ReactElement {
  const names = (Object.keys(stored) as (keyof V & string)[]).filter(
    (name) => name !== 'version' && !sameValue(draft[name], stored[name]),
  )
  return (
    <p>
      {names.length === 0
        ? 'Both versions hold the same.'
        : `The two versions differ in: ${joinList(names.map((name) => fieldLabel(name)))}.`}
    </p>
  )
}
