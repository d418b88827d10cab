import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Form } from '../../fields/Form/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import { TextField } from '../../fields/TextField/index.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface ConfirmDialogProps extends ElementProps {
  /** Whether it is open. */
  isOpen: boolean
  /** It asks to be closed: Cancel, the cross, Escape. */
  onOpenChange: (isOpen: boolean) => void
  /** A question with a verb: "Remove licence.pdf?" */
  title: ReactNode
  /** Consequence, and whether it can be undone. */
  children?: ReactNode | undefined
  /** The verb of the title: "Remove". */
  confirmLabel: string
  /** The action was confirmed; close it when the work is done. */
  onConfirm: () => void
  /** The action cannot be undone: its button is red. */
  isDanger?: boolean | undefined
  /** The work is under way; the button says so. */
  isPending?: boolean | undefined
  /** Error of the attempted action. */
  errorMessage?: string | undefined
  /** A text the person has to type first, for what cannot be undone. */
  typedConfirmation?: string | undefined
}

/** Asks once before something that is hard to undo. The action names itself; there is no "OK". */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { confirmLabel, onConfirm, onOpenChange, isDanger = false, isPending, typedConfirmation } = props
  const [typed, setTyped] = useState('')
  const isTyped = typedConfirmation === undefined || typed.trim() === typedConfirmation
  const change = (isOpen: boolean) => {
    setTyped('')
    onOpenChange(isOpen)
  }
  return (
    <Dialog
      {...elementProps(props)}
      role="alertdialog"
      size="sm"
      isOpen={props.isOpen}
      onOpenChange={change}
      title={props.title}
      footer={
        <>
          <Button onPress={() => change(false)}>Cancel</Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            isDisabled={!isTyped}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof props.children === 'string' ? <p>{props.children}</p> : props.children}
      {typedConfirmation !== undefined && (
        <Form width="full" aria-label="Confirmation" onSubmit={() => isTyped && !isPending && onConfirm()}>
          <TextField label={`Type “${typedConfirmation}” to confirm`} value={typed} onChange={setTyped} />
        </Form>
      )}
      {props.errorMessage !== undefined && (
        <Notice tone="danger" isLive>
          {props.errorMessage}
        </Notice>
      )}
    </Dialog>
  )
}
