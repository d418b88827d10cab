import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Stack } from '@capiz/ui/Stack'
import { Switch } from '@capiz/ui/Switch'

export default { title: 'Examples/Switch' }

/** It takes effect when it is pressed. */
export function AtOnce(): ReactElement {
  const [isOn, setOn] = useState(true)
  return (
    <Switch isSelected={isOn} onChange={setOn} hint="Sent at 7 in the morning, when something waits for you.">
      Daily summary by e-mail
    </Switch>
  )
}

/** It waits for a button. */
export function DontSaveLater(): ReactElement {
  const [isOn, setOn] = useState(true)
  return (
    <Stack align="start">
      <Switch isSelected={isOn} onChange={setOn}>
        Accepts walk-in patients
      </Switch>
      <Button variant="primary">Save</Button>
    </Stack>
  )
}
