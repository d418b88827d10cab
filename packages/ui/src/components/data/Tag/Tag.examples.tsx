import type { ReactElement } from 'react'
import { useState } from 'react'
import { Inline } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Count, Tag } from '@capiz/ui/Tag'

export default { title: 'Examples/Tag' }

/** A tag names what a thing belongs to; all tags look alike. */
export function Belongs(): ReactElement {
  return (
    <Inline>
      <Tag label="Cardiology" />
      <Tag label="Internal medicine" />
    </Inline>
  )
}

/** A chosen value can be removed again, by the button or with Delete. */
export function Removable(): ReactElement {
  const [names, setNames] = useState(['Ward', 'Private', 'Suite'])
  return (
    <Inline>
      {names.map((name) => (
        <Tag key={name} label={name} onRemove={() => setNames(names.filter((each) => each !== name))} />
      ))}
    </Inline>
  )
}

/** A number with its name for screen readers. */
export function CountOfWork(): ReactElement {
  return <Count value={14} label="pending requests" />
}

/** A status as a tag: without its colour and icon it is read like a category. */
export function DontShowStatus(): ReactElement {
  return (
    <Inline>
      <Tag label="Accredited" />
      <Tag label="Suspended" />
    </Inline>
  )
}

/** Specialties in the colours of statuses: green says that something is well. */
export function DontColour(): ReactElement {
  return (
    <Inline>
      <StatusBadge tone="positive" label="Cardiology" />
      <StatusBadge tone="attention" label="Internal medicine" />
    </Inline>
  )
}

/** A status is a badge, with its tone and icon. */
export function StatusIsBadge(): ReactElement {
  return (
    <Inline>
      <StatusBadge tone="positive" label="Accredited" />
      <StatusBadge tone="held" label="Suspended" />
    </Inline>
  )
}
