import Plus from '@lucide/icons/icons/plus'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Icon } from '../Icon/index.ts'
import { Inline, Stack } from '../../layout/Stack/index.ts'
import { OneState } from '../../fields/Field/field-states.fixture.tsx'
import { Button } from './index.ts'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Change status', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const kinds = ['primary', 'secondary', 'quiet', 'danger', 'dangerOutline'] as const

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <Inline>
      {kinds.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
}
export const Small: Story = { ...Variants, args: { size: 'sm' } }
export const Compact: Story = { ...Variants, globals: { density: 'compact' } }
export const WithIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        <Icon of={Plus} /> Add facility
      </>
    ),
  },
}
export const Disabled: Story = { ...Variants, args: { isDisabled: true } }
export const Pending: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving the status' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
export const LongText: Story = {
  args: {
    children: 'Return the request to the coordinator for correction of the effective date and the daily rate',
  },
  globals: { viewport: { value: 'w320' } },
}
export const FullWidth: Story = { args: { isFullWidth: true, variant: 'primary', children: 'Approve' } }
export const PressedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}
/** Every lasting and passing state in one picture. */
export const States: Story = {
  parameters: { visual: { widths: [1024, 320], forcedColors: true } },
  render: (args) => (
    <Stack>
      {kinds.map((variant) => (
        <Inline key={variant} gap={4} align="end">
          <OneState name={variant}>{() => <Button {...args} variant={variant} />}</OneState>
          <OneState name="Hover" mark="data-hovered">
            {() => <Button {...args} variant={variant} />}
          </OneState>
          <OneState name="Pressed" mark="data-pressed">
            {() => <Button {...args} variant={variant} />}
          </OneState>
          <OneState name="Focus" mark="data-focus-visible">
            {() => <Button {...args} variant={variant} />}
          </OneState>
          <OneState name="Disabled">{() => <Button {...args} variant={variant} isDisabled />}</OneState>
          <OneState name="Working">{() => <Button {...args} variant={variant} isPending />}</OneState>
        </Inline>
      ))}
    </Stack>
  ),
}
