import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DiffTable } from './index.ts'
import { sampleDiff } from './sample.fixture.ts'

const meta = {
  title: 'Data/DiffTable',
  component: DiffTable,
  args: { label: 'Requested changes', rows: sampleDiff, none: 'not offered' },
} satisfies Meta<typeof DiffTable>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
/** F7 */
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
/** F5 */
export const UnchangedOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 fields unchanged' }))
    await expect(canvas.getByRole('rowheader', { name: 'Contact person' })).toBeVisible()
  },
}
/** F6 */
export const MovedSince: Story = {
  args: { rows: sampleDiff.map((row) => ({ ...row, moved: row.field === 'icu', now: 1_160_000 })) },
}
export const NothingChanged: Story = { args: { rows: sampleDiff.filter((row) => !row.changed) } }
export const LongValues: Story = {
  parameters: { visual: { widths: [1024, 390] } },
  args: {
    rows: [
      {
        field: 'remarks',
        label: 'Remarks on the arrangement with the hospital',
        kind: 'text',
        before:
          'Letters of authorisation are accepted at the industrial clinic on the ground floor until seven in the evening.',
        requested:
          'Letters of authorisation are accepted at the new HMO office on the second floor of the annex, day and night.',
        changed: true,
      },
    ],
  },
}
