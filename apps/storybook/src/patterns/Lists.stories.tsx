import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { DataTable } from '@capiz/ui/DataTable'
import { FilterBar } from '@capiz/ui/FilterBar'
import type { FilterDeclaration } from '@capiz/ui/FilterBar'
import { LinkButton } from '@capiz/ui/LinkButton'
import { PageHeader } from '@capiz/ui/PageHeader'
import { SearchField } from '@capiz/ui/SearchField'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import { columns } from '../../../../packages/ui/src/components/data/DataTable/columns.fixture.tsx'
import { sampleFacilities } from '../../../../packages/ui/src/components/data/DataTable/facilities.fixture.ts'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Lists', tags: ['!autodocs'], parameters: patternParameters }
export default meta

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }))

const filters: readonly FilterDeclaration[] = [
  {
    id: 'status',
    label: 'Status',
    kind: 'many',
    isSuggested: true,
    options: choices('Accredited', 'Suspended'),
  },
  {
    id: 'type',
    label: 'Type',
    kind: 'one',
    isSuggested: true,
    options: choices('Hospital', 'Medical clinic'),
  },
  { id: 'province', label: 'Province', kind: 'text', isSuggested: true },
]

const least: Readonly<Record<string, number>> = { validUntil: 116, physicians: 112 }

/** Days and headings stay on one line. */
const facts = columns.map((column) => ({ ...column, minWidth: least[column.id] ?? column.minWidth }))

function ListExample(): ReactElement {
  const [term, setTerm] = useState('')
  const [values, setValues] = useState<Readonly<Record<string, readonly string[]>>>({ type: ['Hospital'] })
  const [view, setView] = useState({ hiddenColumns: [] as readonly string[] })
  return (
    <Stack gap={4}>
      <PageHeader
        title="Health facilities"
        actions={
          <LinkButton href="#new" variant="primary">
            Add facility
          </LinkButton>
        }
      />
      <TabNav
        label="Views"
        items={[
          { href: '#all', label: 'All', count: 347, isCurrent: true },
          { href: '#accredited', label: 'Accredited', count: 281 },
          { href: '#ending', label: 'Ending soon', count: 9 },
        ]}
      />
      <Stack gap={3}>
        <Inline gap={2}>
          <div style={{ inlineSize: 280 }}>
            <SearchField
              label="Search facilities"
              isLabelHidden
              placeholder="Name, city or code"
              value={term}
              onChange={setTerm}
            />
          </div>
          <FilterBar
            label="Filters"
            filters={filters}
            values={values}
            onChange={setValues}
            resultCount={347}
          />
        </Inline>
        <DataTable
          label="Health facilities"
          caption="347 facilities"
          actions={<Button>Export</Button>}
          columns={facts}
          rows={sampleFacilities(0, 8)}
          rowKey={({ code }) => code}
          rowHref={({ code }) => `#${code}`}
          onNavigate={() => undefined}
          page={{ number: 0, size: 8, totalElements: 347, totalPages: 44 }}
          pageSizes={[8, 25]}
          sort="name,ASC"
          view={view}
          onViewChange={setView}
          onChange={() => undefined}
        />
      </Stack>
    </Stack>
  )
}

const stories = patternStories(patterns.lists, <ListExample />)
export const Lists: StoryObj = { ...stories.page }
export const Example: StoryObj = { ...stories.example, tags: ['!dev'] }
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
