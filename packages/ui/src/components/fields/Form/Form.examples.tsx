import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { FieldRow, Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { NumberField } from '@capiz/ui/NumberField'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/Form' }

/** The button can always be pressed; the fields say what is missing. */
export function SayWhatIsMissing(): ReactElement {
  const [name, setName] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <Form onSubmit={() => setSent(true)}>
      <TextField
        label="Registered name"
        isRequired
        value={name}
        onChange={setName}
        errorMessage={isSent && name === '' ? 'Enter the registered name.' : undefined}
      />
      <FormActions>
        <Button type="submit" variant="primary">
          Add facility
        </Button>
      </FormActions>
    </Form>
  )
}

/** Short fields that belong together share a row. */
export function SideBySide(): ReactElement {
  const [beds, setBeds] = useState<number | null>(120)
  const [rooms, setRooms] = useState<number | null>(3)
  return (
    <Form onSubmit={() => undefined}>
      <FieldRow>
        <NumberField label="Beds" value={beds} onChange={setBeds} />
        <NumberField label="Operating rooms" value={rooms} onChange={setRooms} />
      </FieldRow>
    </Form>
  )
}

/** A button that cannot be pressed, without a word. */
export function DontDisableSubmit(): ReactElement {
  const [name, setName] = useState('')
  return (
    <Form onSubmit={() => undefined}>
      <TextField label="Registered name" isRequired value={name} onChange={setName} />
      <FormActions>
        <Button type="submit" variant="primary" isDisabled>
          Add facility
        </Button>
      </FormActions>
    </Form>
  )
}

/** Fields of different questions beside each other. */
export function DontLayOutColumns(): ReactElement {
  const [name, setName] = useState('')
  const [contact, setContact] = useState('')
  const [street, setStreet] = useState('')
  return (
    <Form onSubmit={() => undefined}>
      <FieldRow columns={3}>
        <TextField label="Registered name" value={name} onChange={setName} />
        <TextField label="Contact person" value={contact} onChange={setContact} />
        <TextField label="Street" value={street} onChange={setStreet} />
      </FieldRow>
    </Form>
  )
}
