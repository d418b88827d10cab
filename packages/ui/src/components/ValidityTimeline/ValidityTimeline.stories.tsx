import type { IsoDate } from '@capiz/domain/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { RulerSegment } from '../ValidityRuler/index.ts'
import { ValidityTimeline } from './index.ts'

const period = (
  from: IsoDate,
  until: IsoDate | undefined,
  rest: Partial<RulerSegment> = {},
): RulerSegment => ({
  id: from,
  from,
  until,
  fill: 'current',
  label: 'valid',
  ...rest,
})
const past = { fill: 'past', label: 'expired' } as const

const meta = {
  title: 'Charts/ValidityTimeline',
  component: ValidityTimeline,
  args: {
    label: 'Validity of documents',
    heading: 'Document',
    today: '2026-11-20',
    lanes: [
      {
        id: 'accreditation',
        label: 'Accreditation',
        segments: [
          period('2024-04-01', '2025-03-03', past),
          period('2025-03-04', '2025-05-31', { fill: 'hatched', tone: 'held', label: 'suspended' }),
          period('2025-06-01', '2027-03-31', { label: 'accredited' }),
        ],
      },
      {
        id: 'licence',
        label: 'Licence to operate',
        segments: [
          period('2025-01-01', '2025-12-31', past),
          period('2026-01-01', '2026-12-18', { tone: 'attention', label: 'expires soon' }),
          period('2027-01-01', '2027-12-31', { fill: 'scheduled', label: 'to come' }),
        ],
      },
      { id: 'fire', label: 'Fire safety certificate', segments: [period('2026-02-15', '2027-02-14')] },
      {
        id: 'contract',
        label: 'Contract',
        segments: [period('2025-06-01', undefined, { tone: 'progress' })],
      },
      { id: 'permit', label: 'Business permit of the city', segments: [] },
    ],
  },
} satisfies Meta<typeof ValidityTimeline>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { visual: { forcedColors: true, print: true } } }
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const first = 'Accreditation: 1 Apr 2024 to 3 Mar 2025, expired'
    await expect(canvas.getByRole('img', { name: first })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    const licence = 'Licence to operate: 1 Jan 2025 to 31 Dec 2025, expired'
    await expect(canvas.getByRole('img', { name: licence })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const running = 'Licence to operate: 1 Jan 2026 to 18 Dec 2026, expires soon'
    await expect(canvas.getByRole('img', { name: running })).toHaveFocus()
  },
}
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'Contract valid 1 Jun 2025 no end' })).toBeVisible()
  },
}
export const Nothing: Story = { args: { lanes: [] } }
export const Waiting: Story = { args: { isLoading: true } }
export const BadInput: Story = {
  args: {
    lanes: [
      {
        id: 'wrong',
        label: 'Days that do not exist are left out, and the name of the lane may be very long indeed',
        segments: [
          period('2026-02-30', '2026-03-01', { id: 'a' }),
          period('2026-05-01', '2026-04-01', { id: 'b' }),
          period('2026-05-01', '2026-05-01', { id: 'c', label: 'one day' }),
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
}
