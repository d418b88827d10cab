import type { ReactElement } from 'react'
import { useState } from 'react'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/TextArea' }

/** The longest allowed length is seen coming. */
export function Counted(): ReactElement {
  const [remarks, setRemarks] = useState('The rate of the ward is above the ceiling of the region.')
  return (
    <TextArea
      label="Remarks"
      hint="The coordinator reads them."
      rows={3}
      maxLength={120}
      value={remarks}
      onChange={setRemarks}
    />
  )
}

/** Nothing is cut off; the error says how much is too much. */
export function TooLong(): ReactElement {
  const [remarks, setRemarks] = useState('The rate of the ward is above the ceiling of the region.')
  const over = remarks.length - 40
  return (
    <TextArea
      label="Remarks"
      rows={3}
      maxLength={40}
      value={remarks}
      onChange={setRemarks}
      errorMessage={over > 0 ? `Use 40 characters or fewer; ${over} are too many.` : undefined}
    />
  )
}

/** A long text in one line. */
export function DontTakeOneLine(): ReactElement {
  const [remarks, setRemarks] = useState(
    'The rate of the ward is above the ceiling of the region. See page 3 of the schedule.',
  )
  return <TextField label="Remarks" width="medium" value={remarks} onChange={setRemarks} />
}
