import type { ReactElement } from 'react'
import { useState } from 'react'
import { CodeField } from '@capiz/ui/CodeField'
import { FieldRow } from '@capiz/ui/Form'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/CodeField' }

/** White space and signs between are dropped; the form of the number is known by its variant. */
export function OneBox(): ReactElement {
  const [number, setNumber] = useState('0081352')
  return (
    <CodeField
      label="PRC number"
      variant="prc"
      width="medium"
      hint="On the front of the identification card."
      value={number}
      onChange={setNumber}
    />
  )
}

/** The error says how many characters there should be. */
export function TooShort(): ReactElement {
  const [number, setNumber] = useState('H041')
  return (
    <CodeField
      label="PhilHealth number"
      variant="philhealth"
      width="medium"
      isRequired
      value={number}
      onChange={setNumber}
      errorMessage="Enter all characters, as on the certificate."
    />
  )
}

/** Three boxes for one number. */
export function DontSplit(): ReactElement {
  const [parts, setParts] = useState(['008', '135', '2'])
  return (
    <FieldRow columns={3}>
      {parts.map((part, at) => (
        <TextField
          key={at}
          label={`PRC number, part ${at + 1}`}
          value={part}
          onChange={(text) => setParts(parts.map((each, index) => (index === at ? text : each)))}
        />
      ))}
    </FieldRow>
  )
}
