import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { DatePicker } from '../../fields/DatePicker/index.ts'
import { Form } from '../../fields/Form/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import { PasswordField } from '../../fields/PasswordField/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { TextArea } from '../../fields/TextArea/index.ts'
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
/** Header, content and footer begin and end on one line, however wide the window is. */
export const OneEdge: Story = {
  parameters: { visual: { skip: 'Page shows it.' } },
  args: { children: <hr /> },
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvas.getByRole('separator').getBoundingClientRect()
    const edges = [...canvasElement.querySelectorAll('header, main, footer')].map((part) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(part)
      const box = part.getBoundingClientRect()
      return [
        box.left + Number.parseFloat(paddingInlineStart),
        box.right - Number.parseFloat(paddingInlineEnd),
      ]
    })
    await expect(edges).toEqual([
      [left, right],
      [left, right],
      [left, right],
    ])
    await expect(right - left).toBeLessThanOrEqual(1040)
    await expect(canvas.getByRole('link', { name: 'Accreditation' }).getBoundingClientRect().left).toBe(left)
    await expect(canvas.getByRole('link', { name: 'Register' }).getBoundingClientRect().right).toBe(right)
  },
}
export const Column: Story = { args: { layout: 'column' } }
/** Fields of every kind have text of one size, smaller than that of the page on screens with a mouse. */
export const FieldsInPage: Story = {
  parameters: { visual: { skip: 'SignIn shows fields in the shell.' } },
  args: {
    children: (
      <Form aria-label="Facility" onSubmit={nothing}>
        <TextField label="Name" value="Ilog-Yakal Clinic" onChange={nothing} />
        <TextArea label="Remark" value="Opens in August" onChange={nothing} />
        <NativeSelect
          label="Type"
          value="CLINIC"
          options={[{ value: 'CLINIC', label: 'Medical clinic' }]}
          onChange={nothing}
        />
        <DatePicker label="Opened on" value="2026-11-20" onChange={nothing} />
        <PasswordField label="Password" value="" onChange={nothing} />
      </Form>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible()
    // the date holds a native field of its own, which nobody sees
    const fields = canvasElement.querySelectorAll(
      ':is(input, textarea, select, [role="spinbutton"]):not([tabindex="-1"])',
    )
    await expect(fields.length).toBeGreaterThanOrEqual(7)
    await expect(new Set([...fields].map((each) => getComputedStyle(each).fontSize))).toEqual(
      new Set(['14px']),
    )
  },
}
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
