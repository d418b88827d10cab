import type { ReactElement } from 'react'
import { Button } from '@capiz/ui/Button'
import { Text } from '@capiz/ui/Text'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'

export default { title: 'Examples/VisuallyHidden' }

/** Beside each other it is plain what was before; read out it needs a word. */
export function WordsForAPlace(): ReactElement {
  return (
    <Text>
      <VisuallyHidden>before: </VisuallyHidden>
      ₱11,400.00 <span aria-hidden>→</span> <VisuallyHidden>after: </VisuallyHidden>
      ₱12,400.00
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
