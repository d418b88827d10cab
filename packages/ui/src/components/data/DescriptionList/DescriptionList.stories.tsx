import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatusBadge } from '../StatusBadge/index.ts'
import { DescriptionList } from './index.ts'

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  args: {
    facts: [
      { id: 'type', label: 'Type', value: 'Tertiary hospital, level 3' },
      { id: 'status', label: 'Status', value: <StatusBadge tone="positive" label="Accredited" /> },
      { id: 'phic', label: 'PhilHealth number', value: 'H0410O82' },
      { id: 'site', label: 'Website', value: null },
      {
        id: 'address',
        label: 'Address',
        value: '14 Mabini Street, Barangay San Isidro, Lipa City, Batangas 4217',
        isWide: true,
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Rows: Story = { args: { layout: 'rows' } }
/** Many facts in little room: the fact sheet of a record. */
export const Sheet: Story = { args: { layout: 'sheet' } }
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
export const LongAndMissing: Story = {
  args: {
    facts: [
      {
        id: 'long',
        label: 'Name_ng_pasilidad_ayon_sa_rehistro',
        value: 'Pangkalahatang_ospital_'.repeat(12),
      },
      { id: 'none', label: 'Website', value: '' },
      { id: 'zero', label: 'Beds', value: 0 },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { widths: [1024, 320] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not given')).toBeVisible()
    await expect(canvas.getByText('0')).toBeVisible()
  },
}
