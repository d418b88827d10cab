import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { Drawer } from '@capiz/ui/Drawer'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'

export default {
  title: 'Examples/Drawer',
  parameters: { docs: { story: { inline: false, height: '460px' }, isWide: true } },
}

/** Filters of the list beside it; what they find is in the button. */
export function Filters(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  const [states, setStates] = useState<string[]>(['ACCREDITED'])
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Filters"
        isDismissable
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Show 347
          </Button>
        }
      >
        <CheckboxGroup
          label="Status"
          options={[
            { value: 'ACCREDITED', label: 'Accredited' },
            { value: 'SUSPENDED', label: 'Suspended' },
          ]}
          value={states}
          onChange={setStates}
        />
      </Drawer>
    </>
  )
}

/** A form that does not fit: its end and its buttons are far apart. */
export function DontHoldAForm(): ReactElement {
  const nothing = () => undefined
  return (
    <Drawer
      isOpen
      onOpenChange={nothing}
      title="Add facility"
      footer={<Button variant="primary">Save</Button>}
    >
      <Stack>
        {['Registered name', 'Trade name', 'Street', 'Telephone', 'E-mail', 'Website', 'Contact person'].map(
          (label) => (
            <TextField key={label} label={label} value="" onChange={nothing} />
          ),
        )}
      </Stack>
    </Drawer>
  )
}
