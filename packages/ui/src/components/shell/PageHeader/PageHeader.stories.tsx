import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/Button/index.ts'
import { Code } from '../../primitives/Code/index.ts'
import { PageHeader } from './index.ts'

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: {
    title: 'Facilities',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary">Add facility</Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Described: Story = {
  args: { title: 'Rate sheets', description: 'Prices by service type, in force from a day on.' },
}
export const Facts: Story = {
  args: {
    title: 'Sampaguita Medical Center',
    meta: [<Code key="code">HF-000142</Code>, 'Tertiary hospital, level 3', 'Lipa City, Batangas'],
  },
}
export const LongNarrow: Story = {
  args: {
    ...Facts.args,
    title: 'Our Lady of the Long and Winding Road Provincial Hospital and Medical Center',
  },
  globals: { viewport: { value: 'w320' } },
}
