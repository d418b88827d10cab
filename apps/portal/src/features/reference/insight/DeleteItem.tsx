import type { ReferenceBase } from '@capiz/domain/reference'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { UsageNote } from './UsageNote.tsx'

interface DeleteItemProps {
  base: ReferenceBase
  code: string
  title: string
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an item is deleted, with how many records use it. */
export function DeleteItem({ base, code, title, onClose, onConfirm }: DeleteItemProps): ReactElement {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Delete “${title}”?`}
      confirmLabel="Delete"
      isDanger
      onConfirm={onConfirm}
    >
      <Stack gap={3}>
        <UsageNote base={base} code={code} />
        <Text>
          It can no longer be chosen. Records that use it keep showing it, and it can be enabled again.
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
