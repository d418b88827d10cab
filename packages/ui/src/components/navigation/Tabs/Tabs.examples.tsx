import type { ReactElement } from 'react'
import { useState } from 'react'
import { Stack } from '@capiz/ui/Stack'
import { Tabs } from '@capiz/ui/Tabs'
import { Text } from '@capiz/ui/Text'
import { TextField } from '@capiz/ui/TextField'

export default { title: 'Examples/Tabs' }

type Part = 'rooms' | 'fees' | 'packages'

/** Views of one thing on one page, of which people need one at a time. */
export function ViewsOfOne(): ReactElement {
  const [part, setPart] = useState<Part>('rooms')
  return (
    <Tabs<Part>
      label="Prices"
      value={part}
      onChange={setPart}
      items={[
        { id: 'rooms', label: 'Room rates', count: 6, children: <Text>Six room categories.</Text> },
        { id: 'fees', label: 'Fees', count: 12, children: <Text>Twelve professional fees.</Text> },
        { id: 'packages', label: 'Packages', count: 0, children: <Text>No packages yet.</Text> },
      ]}
    />
  )
}

/** If a panel has to be loaded, arrows only move and Enter opens. */
export function LoadedPanels(): ReactElement {
  const [part, setPart] = useState<'day' | 'year'>('day')
  return (
    <Tabs<'day' | 'year'>
      label="Trend"
      activation="manual"
      value={part}
      onChange={setPart}
      items={[
        { id: 'day', label: 'By day', children: <Text>Requests by day.</Text> },
        { id: 'year', label: 'By year', children: <Text>Requests by year.</Text> },
      ]}
    />
  )
}

/** Required fields stand below each other: none is out of sight. */
export function RequiredInView(): ReactElement {
  const [name, setName] = useState('')
  const [number, setNumber] = useState('')
  return (
    <Stack>
      <TextField label="Registered name" isRequired value={name} onChange={setName} />
      <TextField label="PhilHealth number" isRequired value={number} onChange={setNumber} />
    </Stack>
  )
}

/** A required field in a tab that nobody opened. */
export function DontHideRequired(): ReactElement {
  const [part, setPart] = useState<'name' | 'number'>('name')
  return (
    <Tabs<'name' | 'number'>
      label="Facility"
      value={part}
      onChange={setPart}
      items={[
        {
          id: 'name',
          label: 'Name',
          children: <TextField label="Registered name" isRequired value="" onChange={() => undefined} />,
        },
        {
          id: 'number',
          label: 'Numbers',
          children: <TextField label="PhilHealth number" isRequired value="" onChange={() => undefined} />,
        },
      ]}
    />
  )
}

/** An empty view was left out: people look for it elsewhere. */
export function DontLeaveOutEmpty(): ReactElement {
  const [part, setPart] = useState<'rooms' | 'fees'>('rooms')
  return (
    <Tabs<'rooms' | 'fees'>
      label="Prices"
      value={part}
      onChange={setPart}
      items={[
        { id: 'rooms', label: 'Room rates', children: <Text>Six room categories.</Text> },
        { id: 'fees', label: 'Fees', children: <Text>Twelve professional fees.</Text> },
      ]}
    />
  )
}
