import type { ComponentType } from 'react'

/** The props of a dialog opened from the head of a record. */
export interface RecordDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A dialog behind "More actions". */
export interface RecordDialog {
  id: string
  label: string
  /** action of the server that opens it to the caller */
  action: string
  Dialog: ComponentType<RecordDialogProps>
}
