import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { ActionMenu, Menu } from '@capiz/ui/Menu'
import type { MenuEntry } from '@capiz/ui/Menu'
import { Inline } from '@capiz/ui/Stack'

export default { title: 'Examples/Menu' }

const rare: readonly MenuEntry[] = [
  { id: 'print', label: 'Print the record' },
  { id: 'merge', label: 'Merge with another record' },
  { id: 'remove', label: 'Remove', isDanger: true },
]

/** The action people came for is a button; the rare ones are in the menu, the one that removes at its end. */
export function MainActionOutside(): ReactElement {
  return (
    <Inline>
      <Button variant="primary">Change status</Button>
      <ActionMenu label="More actions for Sampaguita Medical Center" entries={rare} />
    </Inline>
  )
}

/** A menu of choices of one sort opens from a button that names them. */
export function NamedTrigger(): ReactElement {
  const [format, setFormat] = useState('Excel')
  return (
    <Menu
      label="File format"
      trigger={<Button>Download as {format}</Button>}
      groups={[
        {
          id: 'formats',
          entries: [
            { id: 'excel', label: 'Excel', onAction: () => setFormat('Excel') },
            { id: 'pdf', label: 'PDF', onAction: () => setFormat('PDF') },
          ],
        },
      ]}
    />
  )
}

/** The one action people came for is hidden in the menu. */
export function DontHideTheMainAction(): ReactElement {
  return (
    <ActionMenu
      label="Actions for Sampaguita Medical Center"
      entries={[{ id: 'status', label: 'Change status' }, ...rare]}
    />
  )
}

/** A menu for one action costs a press more than the action. */
export function DontWrapOne(): ReactElement {
  return (
    <Menu
      label="Download"
      trigger={<Button>Options</Button>}
      groups={[{ id: 'formats', entries: [{ id: 'excel', label: 'Download as Excel' }] }]}
    />
  )
}
