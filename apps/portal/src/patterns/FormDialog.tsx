import { Button } from '@capiz/ui/Button'
import { Dialog, type DialogProps } from '@capiz/ui/Dialog'
import { Form } from '@capiz/ui/Form'
import { Stack } from '@capiz/ui/Stack'
import type { FunctionComponent, ReactElement, ReactNode } from 'react'

/** What the frame needs of a form made by `useSaveForm`. */
interface FramedForm {
  api: {
    Subscribe: FunctionComponent<{
      selector: (state: { isSubmitting: boolean }) => boolean
      children: (isSubmitting: boolean) => ReactNode
    }>
  }
  summary: ReactNode
  submit: () => void
}

interface FormDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title' | 'size'> {
  form: FramedForm
  /** name of the form for screen readers, such as "Portal account" */
  label: string
  /** what the main button does, such as "Add account" */
  submitLabel: string
  /** words beside the spinner while it is saved */
  pendingLabel?: string
  children: ReactNode
}

/** A form in a dialog: problems on top, fields below each other, leaving and saving at the foot. */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { form, label, submitLabel, pendingLabel, children, onOpenChange, ...dialog } = props
  const { Subscribe } = form.api
  return (
    <Subscribe selector={(state) => state.isSubmitting}>
      {(isSubmitting) => (
        <Dialog
          {...dialog}
          onOpenChange={onOpenChange}
          footer={
            <>
              <Button onPress={() => onOpenChange(false)}>Cancel</Button>
              <Button
                variant="primary"
                isPending={isSubmitting}
                pendingLabel={pendingLabel}
                onPress={form.submit}
              >
                {submitLabel}
              </Button>
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
      )}
    </Subscribe>
  )
}
