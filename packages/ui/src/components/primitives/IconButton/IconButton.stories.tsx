import type { Meta, StoryObj } from '@storybook/react-vite'
import Trash from '@lucide/icons/icons/trash'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { OneState } from '../../fields/Field/field-states.fixture.tsx'
import { Inline, Stack } from '../../layout/Stack/index.ts'
import { IconButton } from './index.ts'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Remove licence.pdf', icon: Trash, onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Small: Story = { args: { size: 'sm' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const NamesItselfOnFocus: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Remove licence.pdf' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
/** Every lasting and passing state in one picture. */
export const States: Story = {
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
  render: (args) => (
    <Stack>
      {(['quiet', 'secondary'] as const).map((variant) => (
        <Inline key={variant} gap={4} align="end">
          <OneState name={variant}>{() => <IconButton {...args} variant={variant} />}</OneState>
          <OneState name="Hover" mark="data-hovered">
            {() => <IconButton {...args} variant={variant} />}
          </OneState>
          <OneState name="Pressed" mark="data-pressed">
            {() => <IconButton {...args} variant={variant} />}
          </OneState>
          <OneState name="Focus" mark="data-focus-visible">
            {() => <IconButton {...args} variant={variant} />}
          </OneState>
          <OneState name="Disabled">{() => <IconButton {...args} variant={variant} isDisabled />}</OneState>
          <OneState name="Compact" density="compact">
            {() => <IconButton {...args} variant={variant} />}
          </OneState>
        </Inline>
      ))}
    </Stack>
  ),
}
