import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { Checkbox } from '@capiz/ui/Checkbox'
import { DataTable } from '@capiz/ui/DataTable'
import type { Column } from '@capiz/ui/DataTable'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Bulk changes', tags: ['!autodocs'], parameters: patternParameters }
export default meta

interface Checked {
  code: string
  about: string
  kind: string
  why: string
}

const leftAlone: readonly Checked[] = [
  { code: 'REQ0000118', about: 'Dalisay Medical Center', kind: 'Room rates', why: 'You requested it' },
]
const ready: readonly Checked[] = [
  { code: 'REQ0000121', about: 'Agila General Hospital', kind: 'Room rates', why: '' },
  { code: 'REQ0000124', about: 'Tulay Family Clinic', kind: 'Address', why: '' },
]
const facts: readonly Column<Checked>[] = [
  { id: 'about', header: 'About', text: ({ about }) => about, minWidth: 180 },
  { id: 'kind', header: 'Kind', text: ({ kind }) => kind, minWidth: 110, priority: 2 },
]
const why: Column<Checked> = { id: 'why', header: 'Why', text: (row) => row.why, minWidth: 160 }

function includeColumn(excluded: readonly string[], onChange: (codes: readonly string[]) => void) {
  const isIn = ({ code }: Checked): boolean => !excluded.includes(code)
  const toggle = ({ code }: Checked): void =>
    onChange(excluded.includes(code) ? excluded.filter((one) => one !== code) : [...excluded, code])
  const column: Column<Checked> = {
    id: 'include',
    header: 'Include',
    text: (row) => (isIn(row) ? 'Yes' : 'No'),
    cell: (row) => (
      <Checkbox isSelected={isIn(row)} onChange={() => toggle(row)}>
        <VisuallyHidden>{`Include ${row.about}, ${row.code}`}</VisuallyHidden>
      </Checkbox>
    ),
    minWidth: 90,
    weight: 0,
  }
  return column
}

/** A batch that is checked: what is left alone with the reason, and what is ready. */
function BatchExample(): ReactElement {
  const [excluded, setExcluded] = useState<readonly string[]>(['REQ0000124'])
  const include = includeColumn(excluded, setExcluded)
  const table = (label: string, rows: readonly Checked[], columns: readonly Column<Checked>[]) => (
    <DataTable
      label={label}
      caption={`${label}: ${rows.length}`}
      columns={columns}
      rows={rows}
      rowKey={({ code }) => code}
      page={{ number: 0, size: 10, totalElements: rows.length, totalPages: 1 }}
      isUnpaged
      onChange={() => undefined}
    />
  )
  const count = ready.length - excluded.length
  return (
    <Stack gap={4}>
      <PageHeader title="Approve: check" />
      <Inline gap={4} align="stretch">
        <StatTile label="Will be approved" value={count} detail="all ready" />
        <StatTile label="Left alone" value={leftAlone.length} detail="stay in the queue" />
        <StatTile label="Excluded by you" value={excluded.length} detail="stay in the queue" />
      </Inline>
      {table('Left alone', leftAlone, [...facts, why])}
      {table('Ready', ready, [...facts, include])}
      <Inline justify="end">
        <Button variant="primary" isDisabled={count === 0}>{`Approve ${count}…`}</Button>
      </Inline>
    </Stack>
  )
}

const stories = patternStories(patterns.bulkChanges, <BatchExample />)
export const BulkChanges: StoryObj = { ...stories.page, name: 'Bulk changes' }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
