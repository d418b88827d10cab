import type { ReactElement } from 'react'
import Check from '@lucide/icons/icons/check'
import Trash from '@lucide/icons/icons/trash'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import { Icon } from '@capiz/ui/Icon'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Icon' }

/** Beside words it is silent. */
export function BesideWords(): ReactElement {
  return (
    <Inline gap={2}>
      <Icon of={Check} />
      <Text>Verified</Text>
    </Inline>
  )
}

/** It stands for words, so it has them. */
export function Labelled(): ReactElement {
  return (
    <Inline gap={2}>
      <Text>DOH licence to operate</Text>
      <Icon of={TriangleAlert} label="Expires soon" />
    </Inline>
  )
}

/** A bin that archives. */
export function DontChangeTheMeaning(): ReactElement {
  return (
    <Inline gap={2}>
      <Icon of={Trash} />
      <Text>Archived, can be brought back</Text>
    </Inline>
  )
}
