import { referenceInsight } from '@capiz/api/contract/maintenance'
import type { ReferenceBase } from '@capiz/domain/reference'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { usageMessage } from './usage-message.ts'

interface DeleteItemProps {
  base: ReferenceBase
  code: string
  title: string
  onClose: () => void
  onConfirm: () => void
}

/** Asks before an item is deleted, with how many records use it. */
export function DeleteItem({ base, code, title, onClose, onConfirm }: DeleteItemProps): ReactElement {
  const { data, isError } = useCall(referenceInsight.get, { query: { list: base, code } })
  const used = data === undefined ? 'Counting where it is used…' : usageMessage(data.usage)
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
        <Text>{isError ? 'Where it is used could not be counted.' : used}</Text>
        <Text>
          It can no longer be chosen. Records that use it keep showing it, and it can be enabled again.
        </Text>
      </Stack>
    </ConfirmDialog>
  )
}
