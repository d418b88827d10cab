import { Button } from '@capiz/ui/Button'
import { DataTable } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { LinkButton } from '@capiz/ui/LinkButton'
import { PageHeader } from '@capiz/ui/PageHeader'
import { SearchField } from '@capiz/ui/SearchField'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TabNav } from '@capiz/ui/TabNav'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { columns } from '../../../../packages/ui/src/components/data/DataTable/columns.fixture.tsx'
import { sampleFacilities } from '../../../../packages/ui/src/components/data/DataTable/facilities.fixture.ts'
import { facilityFilters } from './filters.fixture.ts'
import { Frame, screenParameters } from './Frame.tsx'

interface ListProps {
  status?: 'idle' | 'loading'
  isEmpty?: boolean
}

/** Screen 2: the list of facilities with its filters. */
function FacilityList({ status = 'idle', isEmpty = false }: ListProps) {
  const [term, setTerm] = useState('')
  const [values, setValues] = useState<Readonly<Record<string, readonly string[]>>>({
    type: ['Hospital'],
    province: ['Batangas'],
  })
  const rows = status === 'loading' || isEmpty ? [] : sampleFacilities(0, 10)
  const total = isEmpty ? 0 : 347
  return (
    <Frame current="Facilities" crumbs={[{ label: 'Facilities' }]}>
      <PageHeader
        title="Facilities"
        actions={
          <>
            <Button>Export</Button>
            <LinkButton href="#new" variant="primary">
              Add facility
            </LinkButton>
          </>
        }
      />
      <Stack gap={4}>
        <TabNav
          label="Saved views"
          items={[
            { href: '#all', label: 'All', count: 347, isCurrent: true },
            { href: '#accredited', label: 'Accredited', count: 281 },
            { href: '#expiring', label: 'Expiring soon', count: 9 },
            { href: '#payment', label: 'For payment only', count: 6 },
          ]}
        />
        <div data-print="hide">
          <Inline gap={3} align="start">
            <SearchField
              label="Search facilities"
              isLabelHidden
              placeholder="Name, city or code"
              value={term}
              onChange={setTerm}
            />
            <FilterBar
              label="Filters of facilities"
              filters={facilityFilters}
              values={values}
              resultCount={total}
              onChange={setValues}
            />
          </Inline>
        </div>
        <DataTable
          label="Facilities"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.code}
          rowHref={(row) => `#${row.code}`}
          page={{ number: 0, size: 10, totalElements: total, totalPages: Math.ceil(total / 10) }}
          caption={status === 'loading' ? 'Facilities' : `${total} facilities`}
          sort="name,ASC"
          status={status}
          isFiltered
          noMatch={
            <EmptyState title="No facility matches" actions={<Button>Clear all filters</Button>}>
              Remove the province Batangas or the type Hospital to see more.
            </EmptyState>
          }
          view={{ density: 'regular', hiddenColumns: [] }}
          onViewChange={() => undefined}
          onChange={() => undefined}
        />
      </Stack>
    </Frame>
  )
}

const meta: Meta<ListProps> = {
  title: 'Screens/2 Facility list',
  tags: ['!autodocs'],
  parameters: screenParameters,
  render: (args) => <FacilityList {...args} />,
}
export default meta

export const Filled: StoryObj<ListProps> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Facilities' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Agila General Hospital' })).toBeVisible()
  },
}
export const FirstLoad: StoryObj<ListProps> = { args: { status: 'loading' } }
export const NoMatch: StoryObj<ListProps> = { args: { isEmpty: true } }
