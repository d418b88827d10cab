import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Tooltip } from './index.ts'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { label: 'Exports the rows of all pages', children: <Button>Export</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ShownOnFocus: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Exports the rows of all pages')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
export const ShownOnFocusDark: Story = { ...ShownOnFocus, globals: { theme: 'dark' } }
export const LongWordsNarrow: Story = {
  args: { label: 'Pangkalahatang_ospital_'.repeat(6) },
  globals: { viewport: { value: 'w320' } },
  parameters: { visual: { skip: 'the hint does not stay open in the picture runner at this width' } },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
