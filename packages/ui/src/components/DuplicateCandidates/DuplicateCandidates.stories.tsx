import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DuplicateCandidates } from './index.ts'

const meta = {
  title: 'Domain/DuplicateCandidates',
  component: DuplicateCandidates,
  args: {
    candidates: [
      {
        code: 'HF0000142',
        name: 'Sampaguita Medical Center, Lipa',
        facts: 'Hospital, Lipa City',
        score: 5,
        href: '#HF0000142',
        signals: [
          {
            signal: 'name',
            label: 'Name',
            points: 2,
            candidateValue: 'Sampaguita Med. Ctr.',
            existingValue: 'Sampaguita Medical Center, Lipa',
          },
          {
            signal: 'city',
            label: 'City',
            points: 1,
            candidateValue: 'Lipa City',
            existingValue: 'Lipa City',
          },
          {
            signal: 'phic',
            label: 'PhilHealth number',
            points: 2,
            candidateValue: 'H0410082',
            existingValue: 'H0410082',
          },
        ],
      },
      {
        code: 'HF0000377',
        name: 'Sampaguita Dental Clinic',
        score: 3,
        signals: [
          {
            signal: 'telephone',
            label: 'Telephone',
            points: 3,
            candidateValue: '043 555 0117',
            existingValue: '043 555 0117',
          },
        ],
      },
    ],
    onSame: fn(),
    onDifferent: fn(),
  },
} satisfies Meta<typeof DuplicateCandidates>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This is the same: Sampaguita Dental Clinic' }))
    await expect(args.onSame).toHaveBeenCalledWith('HF0000377')
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const None: Story = { args: { candidates: [] } }
