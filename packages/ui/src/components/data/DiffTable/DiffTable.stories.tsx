import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DiffTable } from './index.ts'
import { sampleDiff } from './sample.fixture.ts'

const meta = {
  title: 'Data/DiffTable',
  component: DiffTable,
  args: { label: 'Requested changes', rows: sampleDiff, none: 'not offered' },
} satisfies Meta<typeof DiffTable>
export default meta
type Story = StoryObj<typeof meta>

/** F1, F2: field as row header, what is now, what is requested; removed and added are words as well. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Requested changes' })
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Field', 'Now', 'Requested'])
    await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(1)
    await expect(canvasElement.querySelector('del')).toHaveTextContent(/removed/iu)
    await expect(canvasElement.querySelector('ins')).toHaveTextContent(/added/iu)
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
/** F7: a stacked pair whose headings are words. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [now, requested] = canvas.getAllByRole('cell')
    await expect(now && getComputedStyle(now, '::before').content).toBe('"Now"')
    await expect(requested && getComputedStyle(requested, '::before').content).toBe('"Requested"')
    await expect(requested?.offsetTop).toBeGreaterThan(now?.offsetTop ?? 0)
  },
}
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
/** F8: a new record shows what is requested and no empty present side. */
export const NewRecord: Story = {
  parameters: { visual: { widths: [1024, 390] } },
  args: {
    rows: sampleDiff
      .filter(({ requested }) => requested !== null)
      .map((row) => ({ ...row, before: null, changed: true, moved: false })),
  },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Field', 'Requested'])
    await expect(canvas.queryByText('not offered')).toBeNull()
  },
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
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '2 fields unchanged' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('rowheader', { name: 'Contact person' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('rowheader', { name: 'Contact person' })).toBeNull()
  },
}
