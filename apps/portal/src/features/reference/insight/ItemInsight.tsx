import { referenceInsight } from '@capiz/api/contract/maintenance'
import type { OutputOf } from '@capiz/api/contract/define'
import type { ReferenceBase } from '@capiz/domain/reference'
import { type AuditEntry, AuditTrail } from '@capiz/ui/accreditation/AuditTrail'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Drawer } from '@capiz/ui/Drawer'
import { Heading } from '@capiz/ui/Heading'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { changeRows } from '../../../patterns/change-text.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Insight = OutputOf<typeof referenceInsight.get>

const deeds: Readonly<Record<string, string>> = {
  CREATE: 'added it',
  UPDATE: 'changed it',
  DELETE: 'deleted it',
}

const entryOf = (row: Insight['history'][number]): AuditEntry => ({
  id: row.code,
  who: row.actor === 'SYSTEM' ? 'Capiz' : row.actorName,
  action: deeds[row.action] ?? row.action.toLowerCase(),
  at: row.at,
  changes: changeRows(row.changes),
})

interface ItemInsightProps {
  base: ReferenceBase
  code: string
  title: string
  onClose: () => void
}

/** Shows where an item is used, and its history. */
export function ItemInsight({ base, code, title, onClose }: ItemInsightProps): ReactElement {
  const answer = useCall(referenceInsight.get, { query: { list: base, code } })
  return (
    <Drawer isOpen onOpenChange={onClose} title={title}>
      {answer.isError ? (
        <ReadError title="It could not be read" answer={answer} />
      ) : answer.data === undefined ? (
        <LoadingLines count={5} />
      ) : (
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={3}>Where it is used</Heading>
            {answer.data.usage.length === 0 ? (
              <Text tone="muted">No record uses it.</Text>
            ) : (
              <DescriptionList
                layout="rows"
                facts={answer.data.usage.map(({ label, count }) => ({
                  id: label,
                  label,
                  value: count.toLocaleString('en-PH'),
                }))}
              />
            )}
          </Stack>
          <Stack gap={2}>
            <Heading level={3}>History</Heading>
            <AuditTrail
              label={`History of ${title}`}
              entries={answer.data.history.map(entryOf)}
              empty="It is as it was when the list was set up."
            />
          </Stack>
        </Stack>
      )}
    </Drawer>
  )
}
