import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import type { ReactElement, ReactNode } from 'react'
import type { Conflict } from './form.tsx'

export interface ConflictDialogProps<V> {
  conflict: Conflict<V> | undefined
  /** what differs between the two, when the screen can show it */
  children?: ReactNode
}

/** Somebody else saved the record meanwhile: nothing is lost, the user decides which version to go on with. */
export function ConflictDialog<V>({ conflict, children }: ConflictDialogProps<V>): ReactElement | null {
  if (conflict === undefined) return null
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) conflict.keepMine()
      }}
      title="Somebody else saved this record while you were editing"
      footer={
        <>
          <Button onPress={conflict.takeTheirs}>Use the saved version</Button>
          <Button variant="primary" onPress={conflict.keepMine}>
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
