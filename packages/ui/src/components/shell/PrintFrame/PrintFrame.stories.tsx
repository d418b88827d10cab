import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../layout/Card/index.ts'
import { DescriptionList } from '../../data/DescriptionList/index.ts'
import { DiffTable } from '../../data/DiffTable/index.ts'
import { sampleDiff } from '../../data/DiffTable/sample.fixture.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { Timeline } from '../../data/Timeline/index.ts'
import { PrintFrame } from './index.ts'

const meta = {
  title: 'Shell/PrintFrame',
  component: PrintFrame,
  args: {
    title: 'Sampaguita Medical Center',
    code: 'HF-000142',
    printedOn: '2026-11-20',
    printedBy: 'Marisol Santos',
    children: (
      <Stack>
        <Heading level={1}>Sampaguita Medical Center</Heading>
        <DescriptionList
          facts={[
            { id: 'type', label: 'Type', value: 'Tertiary hospital' },
            { id: 'city', label: 'City', value: 'Lipa City, Batangas' },
          ]}
        />
      </Stack>
    ),
  },
} satisfies Meta<typeof PrintFrame>
export default meta
type Story = StoryObj<typeof meta>

export const OnScreen: Story = {
  parameters: { visual: { print: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Printed 20 Nov 2026 by Marisol Santos')).not.toBeVisible()
    await expect(canvas.getByRole('heading')).toBeVisible()
  },
}
export const List: Story = {
  args: { title: 'Facilities', code: undefined, detail: 'Status: Accredited, Province: Batangas' },
  parameters: { visual: { print: true } },
}
/** A decided request as it goes into the file: what was asked, what the decision saw, who did what. */
export const DecidedRequest: Story = {
  args: {
    title: 'Room rates, Sampaguita Medical Center',
    code: 'UR-000871',
    detail: 'As decided',
    children: (
      <Stack gap={4}>
        <Card title="Request">
          <DescriptionList
            facts={[
              { id: 'about', label: 'About', value: 'Sampaguita Medical Center' },
              { id: 'requested', label: 'Requested by', value: 'Marisol Santos, 18 Nov 2026' },
              { id: 'status', label: 'Status', value: 'Approved' },
              { id: 'decided', label: 'Decided by', value: 'Ramon Dela Peña, 20 Nov 2026' },
            ]}
          />
        </Card>
        <Card title="What was asked and what the decision saw">
          <DiffTable label="Requested changes" rows={sampleDiff} none="not offered" beforeLabel="Before" />
        </Card>
        <Card title="History of the request">
          <Timeline
            label="History of the request"
            entries={[
              {
                id: '2',
                title: 'Approved',
                tone: 'positive',
                who: 'R. Dela Peña',
                day: '2026-11-20',
                time: '09:00',
              },
              {
                id: '1',
                title: 'Requested',
                tone: 'review',
                who: 'M. Santos',
                day: '2026-11-18',
                time: '14:05',
              },
            ]}
          />
        </Card>
      </Stack>
    ),
  },
  parameters: { visual: { print: true } },
}
