import type { ReactElement } from 'react'
import { useState } from 'react'
import { MoneyField } from '@capiz/ui/MoneyField'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/MoneyField' }

/** An amount in pesos, kept in centavos. */
export function Rate(): ReactElement {
  const [rate, setRate] = useState<number | null>(1_240_000)
  return (
    <MoneyField label="Daily rate" width="medium" hint="Without discounts." value={rate} onChange={setRate} />
  )
}

/** The error names the amount that is missing. */
export function Missing(): ReactElement {
  const [rate, setRate] = useState<number | null>(null)
  return (
    <MoneyField
      label="Daily rate"
      width="medium"
      isRequired
      value={rate}
      onChange={setRate}
      errorMessage={rate === null ? 'Enter the daily rate.' : undefined}
    />
  )
}

/** An amount in a text field. */
export function DontTakeText(): ReactElement {
  const [rate, setRate] = useState('PHP 12,400.-')
  return <TextField label="Daily rate" width="medium" value={rate} onChange={setRate} />
}
