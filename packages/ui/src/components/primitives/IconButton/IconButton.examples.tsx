import type { ReactElement } from 'react'
import Plus from '@lucide/icons/icons/plus'
import Trash from '@lucide/icons/icons/trash'
import { IconButton } from '@capiz/ui/IconButton'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/IconButton' }

/** A well-known act in a row. */
export function NamesItself(): ReactElement {
  return (
    <Inline>
      <Text>licence-2026.pdf</Text>
      <IconButton label="Remove licence-2026.pdf" icon={Trash} onPress={() => undefined} />
    </Inline>
  )
}

/** A plus alone does not say what is added. */
export function DontHideTheMainAction(): ReactElement {
  return <IconButton variant="secondary" label="Add facility" icon={Plus} onPress={() => undefined} />
}
