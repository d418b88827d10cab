import { Button } from '@capiz/ui/Button'
import { Dialog, type DialogProps } from '@capiz/ui/Dialog'
import { Form } from '@capiz/ui/Form'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement, ReactNode } from 'react'
import type { SendingState } from './SubmitButton.tsx'

interface FrameProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title' | 'size'> {
  /** name of the form for screen readers, such as "Portal account" */
  label: string
  /** what the main button does, such as "Add account" */
  submitLabel: string
  /** words beside the spinner while it is saved */
  pendingLabel?: string
  children: ReactNode
}

interface DialogFormProps extends FrameProps {
  onSubmit: () => void
  isPending?: boolean
}

/** A form in a dialog, its fields below each other, leaving and saving at the foot. */
export function DialogForm(props: DialogFormProps): ReactElement {
  const { label, submitLabel, pendingLabel, onSubmit, isPending = false, children, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onPress={() => dialog.onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" isPending={isPending} pendingLabel={pendingLabel} onPress={onSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form onSubmit={onSubmit} aria-label={label}>
        <Stack gap={5}>{children}</Stack>
      </Form>
    </Dialog>
  )
}

/** What the frame needs of a form made by `useSaveForm`. */
interface FramedForm {
  api: SendingState
  summary: ReactNode
  submit: () => void
}

/** A form of `useSaveForm` in a dialog, with what is wrong on top. */
export function FormDialog({ form, children, ...frame }: FrameProps & { form: FramedForm }): ReactElement {
  const { Subscribe } = form.api
  return (
    <Subscribe selector={(state) => state.isSubmitting}>
      {(isSubmitting) => (
        <DialogForm {...frame} onSubmit={form.submit} isPending={isSubmitting}>
          {form.summary}
          {children}
        </DialogForm>
      )}
    </Subscribe>
  )
}
