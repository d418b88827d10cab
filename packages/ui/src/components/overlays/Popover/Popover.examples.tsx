import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Popover } from '@capiz/ui/Popover'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/Popover' }

/** A few facts at the button that names them. */
export function AFewFacts(): ReactElement {
  return (
    <Popover label="Price of intensive care" trigger={<Button>Price history</Button>}>
      <Text>₱11,400.00 until 31 Dec 2026, ₱12,400.00 from 1 Jan 2027.</Text>
    </Popover>
  )
}

/** With a button inside that closes it. */
export function ClosesItself(): ReactElement {
  return (
    <Popover label="Columns" trigger={<Button>Columns</Button>}>
      {({ close }) => (
        <Stack>
          <Text>City, type and status are shown.</Text>
          <Button onPress={close}>Done</Button>
        </Stack>
      )}
    </Popover>
  )
}

/** A press outside throws the form away. */
export function DontHoldAForm(): ReactElement {
  const [name, setName] = useState('')
  const [street, setStreet] = useState('')
  return (
    <Popover label="Add facility" trigger={<Button variant="primary">Add facility</Button>}>
      <Stack>
        <TextField label="Registered name" isRequired value={name} onChange={setName} />
        <TextField label="Street" isRequired value={street} onChange={setStreet} />
        <Button variant="primary">Save</Button>
      </Stack>
    </Popover>
  )
}
