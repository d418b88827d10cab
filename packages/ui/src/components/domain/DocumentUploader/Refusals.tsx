import type { ReactElement } from 'react'
import { Notice } from '../../feedback/Notice/index.ts'
import { countRefused } from './rows.ts'
import type { Refusal } from './types.ts'

/** Limit of the sentences shown: more of them do not help. */
const shownRefusals = 10

/** The files that were not taken, each with its reason. */
export function Refusals({ refused }: { refused: readonly Refusal[] }): ReactElement | null {
  const count = countRefused(refused)
  if (count === 0) return null
  const rest = refused.length - shownRefusals
  return (
    <Notice
      tone="danger"
      title={count === 1 ? 'One file was not taken' : `${count.toLocaleString('en-PH')} files were not taken`}
    >
      <ul>
        {refused.slice(0, shownRefusals).map((refusal, index) => (
          <li key={`${index}-${refusal.name}`}>{refusal.message}</li>
        ))}
        {rest > 0 ? <li>{`and ${rest} more for reasons of the same kind`}</li> : null}
      </ul>
    </Notice>
  )
}
