import { BarChart } from '@capiz/ui/BarChart'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { FigureTrend } from '@capiz/ui/FigureTrend'
import { LineChart } from '@capiz/ui/LineChart'
import { PageHeader } from '@capiz/ui/PageHeader'
import { StackedBarChart } from '@capiz/ui/StackedBarChart'
import { Columns } from '@capiz/ui/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { outcomeRows, requestBars } from '../../../../packages/ui/src/charts/charts.fixture.ts'
import { Frame, screenParameters } from './Frame.tsx'

const tile = (label: string, values: readonly number[], welcome?: 'up' | 'down') => (
  <Card>
    <FigureTrend label={label} values={values} since="since October" welcome={welcome} />
  </Card>
)

/** Charts as a report shows them: figures first, then what they are made of. */
function ReportFigures() {
  return (
    <Frame current="Reports" crumbs={[{ label: 'Reports', href: '#reports' }, { label: 'Requests' }]}>
      <PageHeader
        title="Requests"
        description="December 2025 to November 2026, all regions"
        actions={<Button>Export</Button>}
      />
      <Columns ratio="1/1/1/1" gap={4}>
        {tile('Requests', [56, 52, 78, 65, 64, 67, 72, 41])}
        {tile('Approved at once', [41, 63, 58, 49, 55, 61, 37], 'up')}
        {tile('Returned', [7, 12, 5, 9, 10, 8, 3], 'down')}
        {tile('Days to decide', [6, 7, 5, 5, 6, 4, 4], 'down')}
      </Columns>
      <Card title="Requests by outcome">
        <StackedBarChart
          label="Requests by outcome"
          heading="Month"
          series={[
            { id: 'approved', label: 'Approved', tone: 'positive' },
            { id: 'returned', label: 'Returned', tone: 'attention' },
            { id: 'rejected', label: 'Rejected', tone: 'stopped' },
          ]}
          rows={outcomeRows}
        />
      </Card>
      <Columns>
        <Card title="Requests by month">
          <BarChart label="Requests by month" heading="Month" measure="Requests" bars={requestBars} />
        </Card>
        <Card title="Days from request to decision">
          <LineChart
            label="Days from request to decision"
            heading="Month"
            series={[
              { id: 'approved', label: 'Rates' },
              { id: 'returned', label: 'Papers' },
            ]}
            rows={outcomeRows.map((row, at) => ({
              ...row,
              values: { approved: 9 - (at % 4), returned: 4 + (at % 3) },
            }))}
          />
        </Card>
      </Columns>
    </Frame>
  )
}

const meta: Meta = {
  title: 'Screens/7 Report figures',
  tags: ['!autodocs'],
  parameters: screenParameters,
  render: () => <ReportFigures />,
}
export default meta

export const Filled: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Requests by outcome' })).toBeVisible()
  },
}
