import type { ReactElement } from 'react'
import { ProgressBar } from '@capiz/ui/ProgressBar'

export default { title: 'Examples/ProgressBar' }

/** A count of what is done. */
export function Counted(): ReactElement {
  return <ProgressBar label="Importing prices" value={62} valueLabel="249 of 402 lines" />
}

/** If the length of the work is not known, it only says that it runs. */
export function Unknown(): ReactElement {
  return <ProgressBar label="Preparing the report" />
}

/** An invented number. */
export function DontGuess(): ReactElement {
  return <ProgressBar label="Preparing the report" value={99} valueLabel="99 %, almost done" />
}
