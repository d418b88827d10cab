import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sampleDiff } from '../../data/DiffTable/sample.fixture.ts'
import { AuditTrail } from './index.ts'

const meta = {
  title: 'Domain/AuditTrail',
  component: AuditTrail,
  args: {
    label: 'Audit trail',
    entries: [
      {
        id: '3',
        who: 'L. Abad',
        action: 'approved the request',
        record: { label: 'UR-2026-000419', href: '#UR-2026-000419' },
        code: 'TX-20261120-00000419',
        at: '2026-11-20T14:05:12+08:00',
        origin: 'Accreditation officer · web',
      },
      {
        id: '2',
        who: 'M. Santos',
        action: 'requested other room rates',
        at: '2026-11-18T09:30:00+08:00',
        changes: sampleDiff,
      },
      { id: '1', who: 'System', action: 'marked the licence as expiring', at: '2026-11-18T06:00:00+08:00' },
    ],
  },
} satisfies Meta<typeof AuditTrail>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Values before and after' }))
  },
}
export const Empty: Story = { args: { entries: [] } }
/** A time that cannot be read is said to be unknown. */
export const BadInput: Story = {
  args: { entries: [{ id: '1', who: 'M. Santos', action: 'changed the record', at: 'yesterday' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/at an unknown time/u)).toBeVisible()
  },
}
/** The codes of entries stand in a column beside the times, the deeds begin on one line. */
export const Columns: Story = {
  parameters: { visual: { skip: 'Default shows it.' } },
  args: {
    isFlush: true,
    entries: ['L. Abad', 'Maria Cristina Santos'].map((who, at) => ({
      id: who,
      who,
      action: 'signed in',
      code: `TX-20261120-0000042${at}`,
      at: '2026-11-20T14:05:12+08:00',
      origin: at === 0 ? 'web' : undefined,
    })),
  },
  play: async ({ canvas }) => {
    const [time] = canvas.getAllByText('14:05:12')
    const codes = canvas.getAllByText(/^TX-/u).map((code) => code.getBoundingClientRect())
    const deeds = canvas.getAllByText(/signed in/u).map((deed) => deed.getBoundingClientRect())
    await expect(new Set(codes.map(({ left }) => left)).size).toBe(1)
    await expect(new Set(deeds.map(({ left }) => left)).size).toBe(1)
    await expect((codes[0]?.left ?? 0) - (time?.getBoundingClientRect().right ?? 0)).toBeLessThanOrEqual(16)
    await expect((deeds[0]?.left ?? 0) - (codes[0]?.right ?? 0)).toBeLessThanOrEqual(16)
  },
}
/** In a narrow place time and code share a line over what was done, and a code does not break. */
export const Narrow: Story = {
  parameters: { visual: { skip: 'measured' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('link', { name: 'UR-2026-000419' })
    await expect(code.getClientRects()).toHaveLength(1)
    const deed = canvas.getByText('L. Abad').getBoundingClientRect()
    const time = canvas.getByText('14:05:12').getBoundingClientRect()
    const entry = canvas.getByText('TX-20261120-00000419').getBoundingClientRect()
    await expect(entry.top).toBeLessThan(time.bottom)
    await expect(entry.bottom).toBeGreaterThan(time.top)
    await expect(deed.top).toBeGreaterThanOrEqual(entry.bottom - 1)
    await expect(deed.left).toBe(time.left)
    // without a code the deed stands beside its time
    const other = canvas.getByText('M. Santos').getBoundingClientRect()
    const otherTime = canvas.getByText('09:30:00').getBoundingClientRect()
    await expect(other.left).toBeGreaterThan(otherTime.right)
    await expect(other.top).toBeLessThan(otherTime.bottom)
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'UR-2026-000419' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Details' })).toHaveFocus()
    await userEvent.tab()
    const values = canvas.getByRole('button', { name: 'Values before and after' })
    await expect(values).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('table', { name: 'Changes by M. Santos' })).toBeVisible()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
  },
}
