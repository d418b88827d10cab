import type { ReactElement } from 'react'
import { useProvider } from '../provider.ts'
import type { RecordDialogProps } from '../record-dialog.ts'
import { ActivityForm } from './ActivityForm.tsx'

/** Writes down a call, visit or note about the provider of the record. */
export function ActivityDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { code } = useProvider()
  return <ActivityForm isOpen={isOpen} onOpenChange={onOpenChange} begin={{ applicantCode: code }} />
}
