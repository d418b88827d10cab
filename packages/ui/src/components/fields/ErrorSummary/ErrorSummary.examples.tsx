import type { ReactElement } from 'react'
import { useState } from 'react'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'

export default {
  title: 'Examples/ErrorSummary',
  // It takes the focus, which a page of docs keeps.
  parameters: { docs: { story: { inline: false, height: '320px' }, isWide: true } },
}

/** After a refused submit, above the form: each line leads to its field and says what the field says. */
export function LeadsToFields(): ReactElement {
  const [name, setName] = useState('')
  const error = name === '' ? 'Enter the registered name.' : undefined
  return (
    <Stack>
      <ErrorSummary errors={error === undefined ? [] : [{ fieldId: 'summary-name', message: error }]} />
      <TextField
        id="summary-name"
        label="Registered name"
        isRequired
        value={name}
        onChange={setName}
        errorMessage={error}
      />
    </Stack>
  )
}

/** A message that leaves people to search. */
export function DontOnlySayWrong(): ReactElement {
  const [name, setName] = useState('')
  return (
    <Stack>
      <Notice tone="danger" title="The form has errors">
        Check your entries.
      </Notice>
      <TextField label="Registered name" isRequired value={name} onChange={setName} />
    </Stack>
  )
}
