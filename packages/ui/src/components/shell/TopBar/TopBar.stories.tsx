import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { AccountMenu } from '../AccountMenu/index.ts'
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts'
import { TopBar } from './index.ts'

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  args: {
    start: <Breadcrumbs items={[{ label: 'Facilities', href: '#facilities' }, { label: 'Room rates' }]} />,
    end: <AccountMenu name="Marisol Santos" detail="Accreditation officer" groups={[]} />,
    onOpenMenu: fn(),
  },
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Facilities' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Marisol Santos/u })).toHaveFocus()
  },
}
