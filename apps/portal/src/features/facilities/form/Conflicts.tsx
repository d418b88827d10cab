import { joinWords, sameValue } from '@capiz/domain/text'
import type { ReactElement } from 'react'
import { fieldWords } from '../../../patterns/provider/words.ts'
import type { FacilityValues } from './values.ts'

/** Which fields differ between what was typed and what somebody else saved. */
export function Conflicts({ mine, theirs }: { mine: FacilityValues; theirs: FacilityValues }): ReactElement {
  const names = (Object.keys(theirs) as (keyof FacilityValues)[]).filter(
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
