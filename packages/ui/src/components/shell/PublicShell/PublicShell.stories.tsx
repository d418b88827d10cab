import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Form } from '../../fields/Form/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { PasswordField } from '../../fields/PasswordField/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import { PublicShell } from './index.ts'

const nothing = () => undefined

const meta = {
  title: 'Shell/PublicShell',
  component: PublicShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: { name: 'Accreditation', href: '#home' },
    links: (
      <>
        <Link href="#directory">Find a provider</Link>
        <Link href="#register">Register</Link>
      </>
    ),
    footer: 'Provider network portal',
    children: (
      <>
        <Heading level={1} size="display">
          Find a provider
        </Heading>
        <Text size="large" hasMeasure>
          Hospitals, clinics and physicians who are accredited today.
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof PublicShell>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Column: Story = { args: { layout: 'column' } }
export const SignIn: Story = {
  args: {
    layout: 'centered',
    children: (
      <>
        <Heading level={1}>Sign in</Heading>
        <Form aria-label="Sign in" width="full" onSubmit={nothing}>
          <TextField label="User name" value="" onChange={nothing} autoComplete="username" />
          <PasswordField label="Password" value="" onChange={nothing} />
          <Button type="submit" variant="primary" isFullWidth>
            Sign in
          </Button>
        </Form>
        <Text>
          <Link href="#forgot">Forgot your password?</Link>
        </Text>
      </>
    ),
  },
}
export const SignInPhone: Story = { ...SignIn, globals: { viewport: { value: 'w390' } } }
export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Accreditation' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Find a provider' })).toHaveFocus()
  },
}
