import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { KeyboardHint } from '@capiz/ui/KeyboardHint'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/KeyboardHint' }

/** The keys are read out in words. */
export function BesideTheButton(): ReactElement {
  return (
    <Inline>
      <Button>Search</Button>
      <KeyboardHint keys={['Ctrl', 'K']} />
    </Inline>
  )
}

/** A search without a button. */
export function DontBeTheOnlyWay(): ReactElement {
  return (
    <Inline gap={2}>
      <Text>To search, press</Text>
      <KeyboardHint keys={['Ctrl', 'K']} />
    </Inline>
  )
}
