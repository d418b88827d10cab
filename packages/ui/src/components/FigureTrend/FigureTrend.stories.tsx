import { formatPeso } from '@capiz/domain/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Columns } from '../Stack/index.ts'
import { FigureTrend } from './index.ts'

const meta = {
  title: 'Charts/FigureTrend',
  component: FigureTrend,
  args: {
    label: 'Accredited facilities',
    values: [301, 308, 315, 312, 326, 331, 347],
    since: 'since October',
    welcome: 'up',
  },
} satisfies Meta<typeof FigureTrend>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { visual: { zoom: 4, print: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('347')).toBeVisible()
    await expect(canvas.getByText('up 4.8 percent')).toBeVisible()
  },
}
export const States: Story = {
  render: (args) => (
    <Columns ratio="1/1/1">
      <FigureTrend {...args} />
      <FigureTrend {...args} label="Open violations" values={[9, 7, 11]} welcome="down" />
      <FigureTrend {...args} label="Mean daily rate" values={[412_000, 398_000]} format={formatPeso} />
      <FigureTrend {...args} label="Unchanged" values={[12, 12]} />
      <FigureTrend {...args} label="From nothing" values={[0, 3]} />
      <FigureTrend {...args} label="One value" values={[12]} />
      <FigureTrend {...args} label="No value" values={[12, Number.NaN]} />
      <FigureTrend {...args} label="Waiting" isLoading />
      <FigureTrend
        {...args}
        label="Facilities whose licence to operate expires before their accreditation"
        values={[1_204_331, 1_398_770]}
        welcome={undefined}
      />
    </Columns>
  ),
}
