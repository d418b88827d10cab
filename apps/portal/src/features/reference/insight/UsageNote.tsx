import { referenceInsight } from '@capiz/api/contract/maintenance'
import type { ReferenceBase } from '@capiz/domain/reference'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { usageMessage } from './usage-message.ts'

interface UsageNoteProps {
  base: ReferenceBase
  code: string
  /** Added where a record uses the item: what that means for what the reader is about to do. */
  consequence?: string
}

/** Shows how many records use an item, counted when it is shown. */
export function UsageNote({ base, code, consequence }: UsageNoteProps): ReactElement {
  const { data, isError } = useCall(referenceInsight.get, { query: { list: base, code } })
  if (isError) return <Text>Where it is used could not be counted.</Text>
  if (data === undefined) return <Text>Counting where it is used…</Text>
  const sentence = usageMessage(data.usage)
  return (
    <Text>
      {consequence === undefined || data.usage.length === 0 ? sentence : `${sentence} ${consequence}`}
    </Text>
  )
}
