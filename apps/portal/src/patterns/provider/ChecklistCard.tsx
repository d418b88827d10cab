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

/** How far the accreditation checklist is, and what it still lacks; a complete one is said in its head. */
export function ChecklistCard(): ReactElement | null {
  const provider = useProvider()
  const answer = useRead(provider.kind.calls.checklist(provider.code))
  if (answer.isError) return null
  const rows = answer.data ?? []
  const required = rows.filter((row) => row.required)
  const met = required.filter((row) => isComplete([row])).length
  const missing = missingItems(rows)
  const first = missing.slice(0, 4)
  const rest = missing.length - first.length
  const progress = `${met} of ${required.length} required items verified`
  return (
    <Card
      title="Accreditation checklist"
      // its line is there from the start, so that nothing moves when the answer comes
      description={answer.data === undefined ? '\u00A0' : progress}
      padding={missing.length === 0 ? 'none' : 'normal'}
      actions={
        <LinkButton size="sm" variant="quiet" href={`${recordHref(provider)}/checklist`}>
          Open
        </LinkButton>
      }
    >
      {missing.length === 0 ? null : (
        <Stack gap={3}>
          <ProgressBar
            label="Required items verified"
            value={required.length === 0 ? 100 : (met / required.length) * 100}
            valueLabel={`${met} of ${required.length}`}
          />
          <Text tone="muted">
            {`Still open: ${joinList(rest > 0 ? [...first, `${rest} more`] : first)}.`}
          </Text>
        </Stack>
      )}
    </Card>
  )
}
