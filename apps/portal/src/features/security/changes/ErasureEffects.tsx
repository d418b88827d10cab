import { erasure } from '@capiz/api/contract/privacy'
import type { OutputOf } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import { Heading } from '@capiz/ui/Heading'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { useCall } from '../../../platform/data/query.tsx'
import { ReadError } from '../../../patterns/ReadError.tsx'

type Effects = OutputOf<typeof erasure.effects>

const parts = [
  ['REMOVED', 'Removed'],
  ['REWRITTEN', 'Kept without the person'],
  ['KEPT', 'Kept as they are'],
] as const satisfies readonly (readonly [Effects['lines'][number]['action'], string])[]

/** The kinds with their counts, such as "Documents (12), Accounts (1)". */
function countsText(lines: Effects['lines']): string {
  return lines.map(({ what, rows }) => `${what} (${rows})`).join(', ')
}

/** The effect of an erasure on what is kept about the person, counted now. */
export function ErasureEffects({ code }: { code: string }): ReactElement {
  const { data, error, refetch, isFetching } = useCall(erasure.effects, { params: { code } })
  if (error !== null) {
    return (
      <ReadError title="The effects could not be read" level={3} answer={{ error, refetch, isFetching }} />
    )
  }
  if (data === undefined) return <LoadingLines count={4} />
  const count = data.lines.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <Stack gap={3}>
      <Text>{`${data.name}, ${code}: ${plural(count, 'row', 'rows')} about the person.`}</Text>
      {data.refusals.length > 0 && (
        <Notice tone="attention" title="It cannot be carried out as things are">
          {data.refusals.join(' ')}
        </Notice>
      )}
      {parts.map(([action, label]) => {
        const lines = data.lines.filter((line) => line.action === action)
        if (lines.length === 0) return null
        const reasons = [...new Set(lines.flatMap(({ why }) => why ?? []))]
        return (
          <div key={action}>
            <Heading level={3}>{label}</Heading>
            <Text>{`${countsText(lines)}.`}</Text>
            {reasons.length > 0 && <Text size="compact" tone="muted">{`Why: ${reasons.join('; ')}.`}</Text>}
          </div>
        )
      })}
    </Stack>
  )
}
