import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Text } from '@capiz/ui/Text'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'

export default { title: 'Examples/VisuallyHidden' }

/** The eye takes the number from its place; read out it needs a word. */
export function WordsForAPlace(): ReactElement {
  return (
    <Text>
      Documents 12<VisuallyHidden> on file</VisuallyHidden>
    </Text>
  )
}

/** A consequence that only screen readers hear. */
export function DontSayMore(): ReactElement {
  return (
    <Button variant="dangerOutline">
      Remove <VisuallyHidden>, which cannot be undone</VisuallyHidden>
    </Button>
  )
}
