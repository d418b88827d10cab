import { Button } from '@capiz/ui/Button'
import { Form } from '@capiz/ui/Form'
import { Inline, Stack } from '@capiz/ui/Stack'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { refreshCalls } from '../../platform/data/query.tsx'
import { formRules } from '../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'

/** Fewest characters of a remark or note. */
const shortest = 3

const writeRules = formRules<{ text: string }>(({ text }) =>
  text.trim().length < shortest ? { text: `Write ${shortest} characters or more.` } : {},
)

interface WriteFormProps {
  /** what is written, such as "Note" */
  label: string
  /** who reads it */
  hint: string
  saveLabel: string
  /** Sends what was written. */
  save: (text: string, idempotencyKey: string) => Promise<unknown>
  /** false while the form is put away; what was typed stays */
  isOpen: boolean
  onClose: () => void
}

/** The field of a remark or note, and its buttons. */
export function WriteForm(props: WriteFormProps): ReactElement | null {
  const form = useSaveForm({
    name: 'write',
    schema: writeRules,
    values: { text: '' },
    save: ({ text }, idempotencyKey) => props.save(text, idempotencyKey),
    onSaved: () => {
      form.reset()
      props.onClose()
      void refreshCalls('request.*')
    },
  })
  if (!props.isOpen) return null
  return (
    <Form onSubmit={form.submit} aria-label={props.label}>
      <Stack gap={2}>
        <form.api.Field name="text">
          {(field) => (
            <TextArea label={props.label} hint={props.hint} maxLength={1000} {...form.bind(field)} />
          )}
        </form.api.Field>
        <Inline>
          <form.api.Subscribe selector={(state) => state.isSubmitting}>
            {(isPending) => (
              <Button type="submit" isPending={isPending}>
                {props.saveLabel}
              </Button>
            )}
          </form.api.Subscribe>
          <Button variant="quiet" onPress={props.onClose}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
