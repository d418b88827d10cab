import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '@capiz/ui/Button'
import { DatePicker } from '@capiz/ui/DatePicker'
import type { IsoDate } from '@capiz/ui/DatePicker'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { FieldRow, Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { TextField } from '@capiz/ui/TextField'
import { patterns } from '../../../../packages/ui/src/docs/patterns/index.ts'
import { patternParameters, patternStories } from './pattern-stories.tsx'

const meta: Meta = { title: 'Patterns/Forms and errors', tags: ['!autodocs'], parameters: patternParameters }
export default meta

const provinces = [
  { value: 'BTG', label: 'Batangas' },
  { value: 'LAG', label: 'Laguna' },
]

/** A form with two wrong answers: after an attempt the summary and the fields say the same. */
function FormExample({ attempts = 0 }: { attempts?: number }): ReactElement {
  const [attempt, setAttempt] = useState(attempts)
  const [name, setName] = useState('')
  const [province, setProvince] = useState('BTG')
  const [mobile, setMobile] = useState('0917 555')
  const [day, setDay] = useState<IsoDate | null>('2026-11-30')
  const isShort = mobile.replaceAll(' ', '').length < 11
  const errors = {
    name: attempt > 0 && name === '' ? 'Enter the name.' : undefined,
    mobile: attempt > 0 && isShort ? 'Enter the mobile number with 11 digits.' : undefined,
  }
  const lines = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ fieldId: `pattern-${field}`, message }],
  )
  return (
    <Form aria-label="New facility" onSubmit={() => setAttempt(attempt + 1)}>
      <Stack gap={5}>
        <ErrorSummary errors={lines} attempt={attempt} />
        <TextField
          id="pattern-name"
          label="Name"
          isRequired
          value={name}
          onChange={setName}
          errorMessage={errors.name}
        />
        <FieldRow>
          <NativeSelect label="Province" options={provinces} value={province} onChange={setProvince} />
          <TextField
            id="pattern-mobile"
            label="Mobile number"
            value={mobile}
            onChange={setMobile}
            errorMessage={errors.mobile}
          />
        </FieldRow>
        <DatePicker
          label="Contract from"
          hint="The first day of the contract."
          value={day}
          onChange={setDay}
        />
        <FormActions note="Draft saved on this device">
          <Button type="submit" variant="primary">
            Add facility
          </Button>
          <Button>Cancel</Button>
        </FormActions>
      </Stack>
    </Form>
  )
}

const stories = patternStories(patterns.forms, <FormExample />)
export const FormsAndErrors: StoryObj = { ...stories.page, name: 'Forms and errors' }
/** Pictured after an attempt; on the page it is the reader who sends it. */
export const Example: StoryObj = {
  ...stories.example,
  tags: ['!dev'],
  render: () => (
    <main style={{ padding: 16 }}>
      <FormExample attempts={1} />
    </main>
  ),
}
export const Phone: StoryObj = { ...stories.phone, tags: ['!dev'] }
export const Refused: StoryObj = {
  ...stories.page,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add facility' }))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /mobile number/u }))
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
  },
}
