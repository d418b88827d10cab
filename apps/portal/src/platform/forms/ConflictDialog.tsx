import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import type { ReactElement, ReactNode } from 'react'
import type { Conflict } from './use-conflict.ts'

export interface ConflictDialogProps<V> {
  conflict: Conflict<V> | undefined
  /** what differs between the two, when the screen can show it */
  children?: ReactNode
}

/** Shows a choice of versions after another user saved the record; nothing is lost. */
export function ConflictDialog<V>({ conflict, children }: ConflictDialogProps<V>): ReactElement | null {
  if (conflict === undefined) return null
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) conflict.keepDraft()
      }}
      title="Somebody else saved this record while you were editing"
      footer={
        <>
          <Button onPress={conflict.loadStored}>Use the saved version</Button>
          <Button variant="primary" onPress={conflict.keepDraft}>
            Keep my entries
          </Button>
        </>
      }
    >
      <p>
        Nothing is saved yet. Keep your entries to look at them again and then save over the other version, or
        go on with the saved version and lose your entries.
      </p>
      {children}
    </Dialog>
  )
}
