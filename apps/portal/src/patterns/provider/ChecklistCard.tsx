import { isComplete, missingItems } from '@capiz/domain/checklist'
import { joinList } from '@capiz/domain/text'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/Link'
import { ProgressBar } from '@capiz/ui/ProgressBar'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { recordHref, useProvider } from './provider.ts'
import { useRead } from './read.ts'

/** How far the accreditation checklist is, and what it still lacks. */
export function ChecklistCard(): ReactElement | null {
  const provider = useProvider()
  const answer = useRead(provider.kind.calls.checklist(provider.code))
  if (answer.data === undefined) return null
  const rows = answer.data
  const required = rows.filter((row) => row.required)
  const met = required.filter((row) => isComplete([row])).length
  const missing = missingItems(rows)
  const first = missing.slice(0, 4)
  const rest = missing.length - first.length
  return (
    <Card
      title="Accreditation checklist"
      actions={
        <LinkButton size="sm" variant="quiet" href={`${recordHref(provider)}/checklist`}>
          Open
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <ProgressBar
          label="Required items verified"
          value={required.length === 0 ? 100 : (met / required.length) * 100}
          valueLabel={`${met} of ${required.length}`}
        />
        <Text tone="muted">
          {missing.length === 0
            ? 'Complete.'
            : `Still open: ${joinList(rest > 0 ? [...first, `${rest} more`] : first)}.`}
        </Text>
      </Stack>
    </Card>
  )
}
