import { joinWords, sameValue } from '@capiz/domain/text'
import type { ReactElement } from 'react'
import { fieldWords } from '../words.ts'

/** Which fields differ between what was typed and what somebody else saved. */
export function Conflicts<V extends object>({ mine, theirs }: { mine: V; theirs: V }): ReactElement {
  const names = (Object.keys(theirs) as (keyof V & string)[]).filter(
    (name) => name !== 'version' && !sameValue(mine[name], theirs[name]),
  )
  return (
    <p>
      {names.length === 0
        ? 'Both versions hold the same.'
        : `The two versions differ in: ${joinWords(names.map((name) => fieldWords(name)))}.`}
    </p>
  )
}
