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

/** The members the frame needs of a form made by `useSaveForm`. */
interface FramedForm {
  api: SendingState
  summary: ReactNode
  submit: () => void
}

interface FormDialogProps extends FrameProps {
  form: FramedForm
  /** nothing can be sent, whatever is entered */
  isDisabled?: boolean
}

/** A form of `useSaveForm` in a dialog: what is wrong on top, its fields, leaving and saving at the foot. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { form, label, submitLabel, pendingLabel, isDisabled = false, children, ...dialog } = props
  const { Subscribe } = form.api
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onPress={() => dialog.onOpenChange(false)}>Cancel</Button>
          <Subscribe selector={(state) => state.isSubmitting}>
            {(isPending) => (
              <Button
                variant="primary"
                isPending={isPending}
                isDisabled={isDisabled}
                pendingLabel={pendingLabel}
                onPress={form.submit}
              >
                {submitLabel}
              </Button>
            )}
          </Subscribe>
        </>
      }
    >
      <Form onSubmit={form.submit} aria-label={label}>
        <Stack gap={5}>
          {form.summary}
          {children}
        </Stack>
      </Form>
    </Dialog>
  )
}
