import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { CommandPalette } from '@capiz/ui/CommandPalette'

export default {
  title: 'Examples/CommandPalette',
  parameters: { docs: { story: { inline: false, height: '460px' }, isWide: true } },
}

/** Pages and acts; letters narrow them. */
export function PagesAndActs(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        groups={[
          {
            id: 'pages',
            title: 'Pages',
            commands: [
              { id: 'facilities', label: 'Facilities', href: '#facilities', keywords: 'hospitals clinics' },
              { id: 'requests', label: 'Requests', hint: '14 wait for approval', href: '#requests' },
            ],
          },
          {
            id: 'acts',
            title: 'Do',
            commands: [{ id: 'add', label: 'Add facility', onAction: () => setOpen(false) }],
          },
        ]}
      />
    </>
  )
}

/** Lines that nobody can read. */
export function DontListCodes(): ReactElement {
  return (
    <CommandPalette
      isOpen
      onOpenChange={() => undefined}
      groups={[
        {
          id: 'all',
          title: 'All',
          commands: [
            { id: '1', label: 'HF-LIST-01', href: '#1' },
            { id: '2', label: 'UR-QUEUE-A', href: '#2' },
          ],
        },
      ]}
    />
  )
}
