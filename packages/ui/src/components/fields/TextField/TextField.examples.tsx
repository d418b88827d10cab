import type { ReactElement } from 'react'
import { useState } from 'react'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/TextField' }

/** The label names the answer, the hint says where to find it. */
export function LabelAndHint(): ReactElement {
  const [name, setName] = useState('')
  return (
    <TextField
      label="Registered name"
      hint="As printed on the licence to operate."
      isRequired
      value={name}
      onChange={setName}
    />
  )
}

/** The width says how long an answer is expected to be. */
export function WidthOfTheAnswer(): ReactElement {
  const [code, setCode] = useState('4217')
  const [email, setEmail] = useState('records@sampaguita.example')
  return (
    <Stack>
      <TextField label="Postal code" width="short" inputMode="numeric" value={code} onChange={setCode} />
      <TextField label="E-mail" width="long" type="email" value={email} onChange={setEmail} />
    </Stack>
  )
}

/** An error says what is wrong and what to do, next to the field. */
export function WithError(): ReactElement {
  const [number, setNumber] = useState('H04')
  return (
    <TextField
      label="PhilHealth number"
      width="medium"
      isCode
      value={number}
      onChange={setNumber}
      errorMessage="Enter all 8 characters, as on the certificate."
    />
  )
}

/** The placeholder is the only label: it is gone when people check what they typed. */
export function DontUsePlaceholders(): ReactElement {
  const [name, setName] = useState('')
  return (
    <TextField
      label="Registered name"
      isLabelHidden
      placeholder="Registered name as on the licence"
      value={name}
      onChange={setName}
    />
  )
}

/** Fields of one width hide how long the answers are. */
export function DontStretch(): ReactElement {
  const [code, setCode] = useState('4217')
  const [email, setEmail] = useState('records@sampaguita.example')
  return (
    <Stack>
      <TextField label="Postal code" value={code} onChange={setCode} />
      <TextField label="E-mail" value={email} onChange={setEmail} />
    </Stack>
  )
}

/** An error that does not say what would be right. */
export function DontOnlyReject(): ReactElement {
  const [number, setNumber] = useState('H04')
  return (
    <TextField
      label="PhilHealth number"
      width="medium"
      value={number}
      onChange={setNumber}
      errorMessage="Invalid input."
    />
  )
}
