import type { ReactElement } from 'react'
import { useState } from 'react'
import { NativeSelect } from '@capiz/ui/NativeSelect'

export default { title: 'Examples/NativeSelect' }

type Type = '' | 'HOSPITAL' | 'CLINIC' | 'DENTAL'

const types = [
  { value: 'HOSPITAL', label: 'Hospital' },
  { value: 'CLINIC', label: 'Medical clinic' },
  { value: 'DENTAL', label: 'Dental clinic' },
] as const

/** Nothing is chosen beforehand where any answer would be a guess. The values are the type of the field. */
export function FirstChoice(): ReactElement {
  const [type, setType] = useState<Type>('')
  return (
    <NativeSelect<Type>
      label="Facility type"
      width="medium"
      isRequired
      placeholder="Choose a type"
      options={types}
      value={type}
      onChange={setType}
    />
  )
}

/** If one answer holds most of the time, the field begins with it and has no empty choice. */
export function SensibleStart(): ReactElement {
  const [size, setSize] = useState<'10' | '25' | '50'>('25')
  return (
    <NativeSelect
      label="Rows on a page"
      width="short"
      options={[
        { value: '10', label: '10' },
        { value: '25', label: '25' },
        { value: '50', label: '50' },
      ]}
      value={size}
      onChange={setSize}
    />
  )
}

/** Choices of another kind stand under a heading of their own. */
export function GroupedChoices(): ReactElement {
  const [room, setRoom] = useState<'WARD' | 'PRIVATE' | 'NONE'>('WARD')
  return (
    <NativeSelect
      label="Room category"
      width="medium"
      options={[
        { value: 'WARD', label: 'Ward' },
        { value: 'PRIVATE', label: 'Private' },
        { value: 'NONE', label: 'No room category', group: 'Without a room' },
      ]}
      value={room}
      onChange={setRoom}
    />
  )
}

/** An empty choice where a sensible answer is known. */
export function DontBeginEmpty(): ReactElement {
  const [size, setSize] = useState<'' | '10' | '25'>('')
  return (
    <NativeSelect<'' | '10' | '25'>
      label="Rows on a page"
      width="short"
      placeholder="Choose…"
      options={[
        { value: '10', label: '10' },
        { value: '25', label: '25' },
      ]}
      value={size}
      onChange={setSize}
    />
  )
}

/** An answer is chosen beforehand, so it is sent by people who never read the question. */
export function DontGuess(): ReactElement {
  const [type, setType] = useState<Type>('HOSPITAL')
  return (
    <NativeSelect<Type>
      label="Facility type"
      width="medium"
      isRequired
      options={types}
      value={type}
      onChange={setType}
    />
  )
}
