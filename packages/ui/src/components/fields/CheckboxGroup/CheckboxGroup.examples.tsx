import type { ReactElement } from 'react'
import { useState } from 'react'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'

export default { title: 'Examples/CheckboxGroup' }

type Room = 'WARD' | 'PRIVATE' | 'SUITE' | 'ICU'

/** Any number may hold; one that cannot be chosen now says why. */
export function DisabledChoice(): ReactElement {
  const [rooms, setRooms] = useState<Room[]>(['WARD'])
  return (
    <CheckboxGroup<Room>
      label="Room categories"
      hint="Those with a rate of their own."
      options={[
        { value: 'WARD', label: 'Ward' },
        { value: 'PRIVATE', label: 'Private' },
        { value: 'SUITE', label: 'Suite', hint: 'Needs 10 beds or more.', isDisabled: true },
      ]}
      value={rooms}
      onChange={setRooms}
    />
  )
}

/** Short labels in two columns. */
export function TwoColumns(): ReactElement {
  const [rooms, setRooms] = useState<Room[]>(['WARD', 'ICU'])
  return (
    <CheckboxGroup<Room>
      label="Room categories"
      columns={2}
      options={[
        { value: 'WARD', label: 'Ward' },
        { value: 'PRIVATE', label: 'Private' },
        { value: 'SUITE', label: 'Suite' },
        { value: 'ICU', label: 'Intensive care' },
      ]}
      value={rooms}
      onChange={setRooms}
    />
  )
}

/** The suite is not in the list, and nothing says why. */
export function DontLeaveOut(): ReactElement {
  const [rooms, setRooms] = useState<Room[]>(['WARD'])
  return (
    <CheckboxGroup<Room>
      label="Room categories"
      options={[
        { value: 'WARD', label: 'Ward' },
        { value: 'PRIVATE', label: 'Private' },
      ]}
      value={rooms}
      onChange={setRooms}
    />
  )
}

/** Sentences beside each other: the eye jumps between two texts. */
export function DontBreakSentences(): ReactElement {
  const [rooms, setRooms] = useState<Room[]>([])
  return (
    <CheckboxGroup<Room>
      label="Room categories"
      columns={2}
      options={[
        { value: 'WARD', label: 'A ward with four beds or more, shared by patients of one sex' },
        { value: 'PRIVATE', label: 'A private room with one bed and a bathroom of its own' },
      ]}
      value={rooms}
      onChange={setRooms}
    />
  )
}
