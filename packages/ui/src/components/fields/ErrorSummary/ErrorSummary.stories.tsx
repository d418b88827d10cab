import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { DateField } from '../DateField/index.ts'
import { Form } from '../Form/index.ts'
import { FormActions } from '../FormActions/index.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { TextField } from '../TextField/index.ts'
import { ErrorSummary } from './index.ts'

const wrong = {
  name: 'Enter the registered name.',
  until: 'Enter the last day of validity.',
  type: 'Choose a facility type.',
  kind: 'Choose who you are.',
  consent: 'Confirm that the answers are true.',
}

/** The messages beside empty fields, whatever they are about. */
const alike = {
  name: 'Enter this.',
  until: 'Enter a date.',
  type: 'Choose one of the list.',
  kind: 'Choose one of the list.',
  consent: 'Check this.',
}

const nothing = () => undefined

/** A field of every kind, each with the words about it. */
function Fields({ words, type = null }: { words: Partial<typeof wrong>; type?: string | null }) {
  return (
    <>
      <TextField
        id="name"
        label="Registered name"
        isRequired
        value=""
        onChange={nothing}
        errorMessage={words.name}
      />
      <DateField id="until" label="Valid until" value={null} onChange={nothing} errorMessage={words.until} />
      <NativeSelect
        id="type"
        label="Facility type"
        value={type ?? ''}
        onChange={nothing}
        placeholder="Choose one"
        options={[{ value: 'CLINIC', label: 'Clinic' }]}
        errorMessage={words.type}
      />
      <RadioGroup
        id="kind"
        label="Who are you?"
        value={null}
        onChange={nothing}
        options={[{ value: 'P', label: 'Physician' }]}
        errorMessage={words.kind}
      />
      <Checkbox id="consent" errorMessage={words.consent}>
        The answers are true
      </Checkbox>
    </>
  )
}

const problemsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([fieldId, message]) => ({ fieldId, message }))

function Example() {
  const [attempt, setAttempt] = useState(0)
  const shown = attempt === 0 ? {} : wrong
  return (
    <Form aria-label="Registration" onSubmit={() => setAttempt(attempt + 1)}>
      <ErrorSummary attempt={attempt} errors={problemsOf(shown)} />
      <Fields words={shown} />
      <FormActions>
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </FormActions>
    </Form>
  )
}

const meta = { title: 'Fields/ErrorSummary', component: ErrorSummary, args: { errors: [] } } satisfies Meta<
  typeof ErrorSummary
>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsToFields: Story = {
  render: () => <Example />,
  play: async () => {
    const submit = screen.getByRole('button', { name: 'Continue' })
    await userEvent.click(submit)
    await expect(screen.getByRole('alert')).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: wrong.name }))
    await expect(screen.getByRole('textbox', { name: 'Registered name' })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: wrong.until }))
    await expect(screen.getByRole('spinbutton', { name: /day/u })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: wrong.type }))
    await expect(screen.getByRole('combobox', { name: /Facility type/u })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: wrong.kind }))
    await expect(screen.getByRole('radio', { name: 'Physician' })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: wrong.consent }))
    await expect(screen.getByRole('checkbox')).toHaveFocus()
    await userEvent.click(submit)
    await expect(screen.getByRole('alert')).toHaveFocus()
  },
}
/** E2, E5 */
export const One: Story = {
  args: { errors: [{ message: 'The code is already taken by another facility.' }] },
  play: async () => {
    await expect(screen.getByRole('alert', { name: '1 answer needs your attention' })).toHaveTextContent(
      'The code is already taken by another facility.',
    )
    await expect(screen.queryByRole('link')).toBeNull()
  },
}
/** E1 */
export const NothingWrong: Story = {
  args: { errors: [] },
  play: async () => {
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}
/** E4: the label is in view, not only the box under it. */
export const LabelComesIntoView: Story = {
  render: () => (
    <Stack>
      <ErrorSummary errors={[{ fieldId: 'far', message: 'Enter the registered name.' }]} />
      <div style={{ blockSize: '200vb' }} />
      <TextField id="far" label="Registered name" value="" onChange={() => undefined} />
      <div style={{ blockSize: '100vb' }} />
    </Stack>
  ),
  parameters: { visual: { skip: 'Three screens high; only where the focus goes counts.' } },
  play: async () => {
    const address = location.href
    await userEvent.click(screen.getByRole('link'))
    await expect(screen.getByRole('textbox')).toHaveFocus()
    const { top } = screen.getByText('Registered name').getBoundingClientRect()
    await expect(top).toBeGreaterThan(0)
    await expect(top).toBeLessThan(window.innerHeight)
    await expect(location.href).toBe(address)
  },
}
/** E8: empty fields with the same message are distinguished by their labels. */
export const NamesFields: Story = {
  render: () => (
    <Stack gap={4}>
      <ErrorSummary errors={problemsOf({ ...alike, code: 'Enter the licence number.' })} />
      <Fields words={alike} type="CLINIC" />
      <TextField id="code" label="Licence" value="" onChange={nothing} />
    </Stack>
  ),
  play: async () => {
    await expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Registered name: enter this.',
      'Valid until: enter a date.',
      'Facility type: choose one of the list.',
      'Who are you: choose one of the list.',
      'The answers are true: check this.',
      'Enter the licence number.',
    ])
  },
}
/** E6: the field was taken off the page meanwhile. */
/** A field that is locked until another is filled in leads to that one, and says so. */
export const LockedField: Story = {
  parameters: { visual: { skip: 'The words are drawn as those of the other lines.' } },
  render: () => (
    <Form aria-label="Facility" onSubmit={nothing}>
      <ErrorSummary errors={[{ fieldId: 'category', message: 'Choose one of the list.' }]} />
      <Fields words={{}} />
      <NativeSelect id="first" label="Group" value="" onChange={nothing} placeholder="Choose" options={[]} />
      <NativeSelect id="category" label="Category" value="" onChange={nothing} options={[]} isDisabled />
    </Form>
  ),
  play: async () => {
    await userEvent.click(
      screen.getByRole('link', { name: 'Category: choose one of the list. Fill in “Group” first.' }),
    )
    await expect(screen.getByRole('combobox', { name: 'Group' })).toHaveFocus()
  },
}
export const FieldIsGone: Story = {
  args: { errors: [{ fieldId: 'nowhere"]', message: 'Enter the registered name.' }] },
  play: async () => {
    const line = screen.getByRole('link', { name: 'Enter the registered name.' })
    await userEvent.click(line)
    await expect(line).toHaveFocus()
  },
}
/** E7 */
export const SameWordsTwice: Story = {
  args: {
    errors: [
      { fieldId: 'until', message: 'Enter the last day of validity.' },
      { fieldId: 'until', message: 'Enter the last day of validity.' },
    ],
  },
  play: async () => {
    await expect(screen.getAllByRole('link')).toHaveLength(2)
  },
}
export const Dark: Story = {
  args: { errors: Object.entries(wrong).map(([fieldId, message]) => ({ fieldId, message })) },
  globals: { theme: 'dark' },
}
export const Narrow: Story = { ...Dark, globals: { viewport: { value: 'w320' } } }
export const Keyboard: Story = {
  render: () => <Example />,
  play: async () => {
    screen.getByRole('button', { name: 'Continue' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: wrong.until })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('spinbutton', { name: /day/u })).toHaveFocus()
  },
}
