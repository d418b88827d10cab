import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { FormActions } from '../FormActions/index.ts'
import { MoneyField } from '../MoneyField/index.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import { Section } from '../../layout/Section/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import { FieldRow, Form } from './index.ts'
import type { FormProps } from './index.ts'

function Example({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [name, setName] = useState('')
  const [rate, setRate] = useState<number | null>(null)
  const [type, setType] = useState('')
  const [remarks, setRemarks] = useState('')
  return (
    <Form aria-label="Room category" onSubmit={onSubmit}>
      <TextField label="Name" value={name} onChange={setName} isRequired />
      <NativeSelect
        label="Kind"
        value={type}
        onChange={setType}
        placeholder="Choose a kind"
        options={[
          { value: 'PRIVATE', label: 'Private' },
          { value: 'WARD', label: 'Ward' },
        ]}
        width="long"
      />
      <MoneyField label="Daily rate" value={rate} onChange={setRate} hint="Without professional fees." />
      <Section title="For the reviewer" level={2}>
        <TextArea label="Remarks" value={remarks} onChange={setRemarks} maxLength={500} />
      </Section>
      <FormActions note="Draft saved on this device">
        <Button type="submit" variant="primary">
          Submit for approval
        </Button>
        <Button>Cancel</Button>
      </FormActions>
    </Form>
  )
}

const meta = {
  title: 'Fields/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
  render: (args) => <Example onSubmit={args.onSubmit} />,
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Hint, control and error stand level with those beside them, and every label next to its own hint or control. */
export const SideBySide: Story = {
  render: () => (
    <Form aria-label="Person" onSubmit={() => undefined}>
      <FieldRow>
        <TextField
          label="Last name"
          value=""
          onChange={() => undefined}
          errorMessage="Enter the last name."
        />
        <TextField label="First name" value="Ligaya" onChange={() => undefined} />
        <TextField label="Middle name" value="" onChange={() => undefined} />
        <TextField label="Suffix" hint="Such as Jr. or III." value="" onChange={() => undefined} />
      </FieldRow>
    </Form>
  ),
  parameters: { visual: { widths: [1024, 320] } },
  play: async () => {
    const top = (name: string) => screen.getByRole('textbox', { name }).getBoundingClientRect().top
    const isPhone = window.matchMedia(mediaQuery.phone).matches
    await expect(top('Suffix') === top('Middle name')).toBe(!isPhone)
    await expect(top('First name') === top('Last name')).toBe(!isPhone)
    const distance = (name: string) => top(name) - screen.getByText(name).getBoundingClientRect().bottom
    await expect(distance('Middle name')).toBeCloseTo(distance('Last name'), 0)
  },
}
/** A label that wraps, a hint and an error push no box out of the line; the last field begins a line of its own. */
export const LongLabels: Story = {
  render: () => (
    <Form aria-label="Question" onSubmit={() => undefined}>
      <FieldRow columns={3}>
        <TextField label="Day" value="" onChange={() => undefined} errorMessage="Enter a day." />
        <TextField
          label="Fee, procedure or instrument of the physician or of the society"
          isRequired
          value=""
          onChange={() => undefined}
        />
        <NativeSelect
          label="Service type"
          hint="Fees are agreed for each."
          value="OP"
          onChange={() => undefined}
          options={[{ value: 'OP', label: 'Outpatient' }]}
        />
        <TextField label="Remarks" value="" onChange={() => undefined} />
      </FieldRow>
    </Form>
  ),
  parameters: { visual: { widths: [1024, 320] } },
  play: async () => {
    const boxes = [
      ...screen.getAllByRole('textbox').slice(0, 2),
      screen.getByRole('combobox', { name: 'Service type' }),
    ]
    const tops = new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().top)))
    const isPhone = window.matchMedia(mediaQuery.phone).matches
    await expect(tops.size).toBe(isPhone ? 3 : 1)
  },
}
export const EnterSubmits: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Suite{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Compact: Story = { globals: { density: 'compact' } }

function Answer({ at }: { at: number }) {
  const [text, setText] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  if (at % 6 === 5) return <MoneyField label={`Amount ${at}`} value={amount} onChange={setAmount} />
  if (at % 6 === 4) return <TextArea label={`Remarks ${at}`} value={text} onChange={setText} />
  return (
    <TextField label={`Answer ${at}`} hint="As printed on the licence." value={text} onChange={setText} />
  )
}
/** The form of `npm run bench -- form`: each field holds its own value, so typing draws only that one. */
export const SixtyFields: Story = {
  render: (args) => (
    <Form aria-label="Sixty answers" onSubmit={args.onSubmit}>
      {Array.from({ length: 60 }, (_, at) => (
        <Answer key={at} at={at} />
      ))}
    </Form>
  ),
  parameters: { visual: { skip: 'For timing; the fields are pictured one by one.' } },
  play: async () => {
    const field = screen.getByRole('textbox', { name: 'Answer 50' })
    await userEvent.type(field, 'Liwanag')
    await expect(field).toHaveValue('Liwanag')
    await expect(screen.getAllByRole('textbox')).toHaveLength(60)
  },
}
