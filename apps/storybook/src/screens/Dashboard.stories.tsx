import { BarList } from '@capiz/ui/BarList'
import { Card } from '@capiz/ui/Card'
import { DataTable } from '@capiz/ui/DataTable'
import type { Column } from '@capiz/ui/DataTable'
import { Link } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Columns } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { Timeline } from '@capiz/ui/Timeline'
import { WeekStrip } from '@capiz/ui/WeekStrip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Frame, screenParameters } from './Frame.tsx'
import { events, provinces, waiting, weeks } from './work.fixture.ts'
import type { Waiting } from './work.fixture.ts'

const columns: readonly Column<Waiting>[] = [
  { id: 'kind', header: 'Request', text: (row) => row.kind, minWidth: 180 },
  { id: 'subject', header: 'Concerns', text: (row) => row.subject, minWidth: 200 },
  { id: 'who', header: 'Requested by', text: (row) => row.who, priority: 3 },
  { id: 'age', header: 'Waiting', text: (row) => row.age, priority: 2 },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => row.status.label,
    cell: (row) => <StatusBadge {...row.status} />,
  },
]

/** Screen 1: what needs me today, not charts. */
function Dashboard() {
  return (
    <Frame current="Dashboard" crumbs={[{ label: 'Dashboard' }]}>
      <PageHeader title="Today" description="Friday, 20 November 2026" />
      <Columns ratio="1/1/1/1" gap={4}>
        <StatTile label="Pending approval" value={14} detail="oldest waits 12 days" href="#pending" />
        <StatTile label="Expiring within 30 days" value={9} detail="first on 24 Nov" href="#expiring" />
        <StatTile label="For payment" value={6} detail="oldest waits 8 days" href="#payment" />
        <StatTile label="Returned" value={3} detail="oldest waits 2 days" href="#returned" />
      </Columns>
      <Columns ratio="2/1">
        <DataTable
          label="Requests that wait for you"
          caption="Requests that wait for you"
          columns={columns}
          rows={waiting}
          rowKey={(row) => row.id}
          rowHref={(row) => `#${row.id}`}
          page={{ number: 0, size: 10, totalElements: waiting.length, totalPages: 1 }}
          isUnpaged
          onChange={() => undefined}
        />
        <Card title="Accreditations that expire" description="in the next 12 weeks">
          <WeekStrip label="Accreditations that expire" nouns={['expires', 'expire']} weeks={weeks} />
        </Card>
      </Columns>
      <Columns ratio="2/1">
        <Card title="Recent activity" actions={<Link href="#audit">All</Link>}>
          <Timeline label="Recent activity" entries={events} />
        </Card>
        <Card title="Accredited facilities by province">
          <BarList
            label="Accredited facilities by province"
            headings={['Province', 'Facilities']}
            bars={provinces}
          />
        </Card>
      </Columns>
    </Frame>
  )
}

const meta: Meta = {
  title: 'Screens/1 Dashboard',
  tags: ['!autodocs'],
  parameters: screenParameters,
  render: () => <Dashboard />,
}
export default meta

export const Staff: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Pending approval/u })).toBeVisible()
  },
}
