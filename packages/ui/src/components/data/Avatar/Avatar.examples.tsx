import type { ReactElement } from 'react'
import { Avatar } from '@capiz/ui/Avatar'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Avatar' }

/** A photo, or initials where there is none or it cannot be loaded. */
export function BesideTheName(): ReactElement {
  return (
    <Inline gap={2}>
      <Avatar name="Marisol Santos" size="sm" />
      <Text>Marisol Santos</Text>
    </Inline>
  )
}

/** Three people, two of them with the same initials. */
export function DontStandAlone(): ReactElement {
  return (
    <Inline gap={2}>
      <Avatar name="Marisol Santos" />
      <Avatar name="Miguel Salonga" />
      <Avatar name="Liza Abad" />
    </Inline>
  )
}
