import { presentStatus } from '@capiz/domain/accreditation'
import { formatDay, isIsoDate, type IsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { DateField } from '@capiz/ui/DateField'
import { Inline, Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { wordsForError } from '../../../app/report-error.ts'
import { text, useUrlState } from '../../../lib/url-state.ts'
import { today } from '../../today.ts'
import { type StatusOnDay as Answer, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'

const schema = { on: text }

/** What ruled the day and what came next, in one or two sentences. */
function aroundWords({ since, next }: Answer): string {
  const reason = since?.reason
  const from =
    since === null ? '' : `Since ${formatDay(since.effectiveDate as IsoDate)}${reason ? `: ${reason}` : ''}.`
  const then =
    next === null
      ? ''
      : `Next: ${presentStatus(next.status).label} from ${formatDay(next.effectiveDate as IsoDate)}.`
  return [from, then].filter(Boolean).join(' ')
}

/** Which status the provider had, has or will have on any day; the day stands in the address. */
export function StatusOnDay(): ReactElement {
  const { kind, code } = useProvider()
  const [{ on }, change] = useUrlState(schema)
  const day = isIsoDate(on) ? on : today()
  const { data, error } = useRead(kind.calls.statusOn(code, day))
  return (
    <Card title="Status on a day">
      <Stack gap={3}>
        <DateField
          label="Day"
          value={day}
          onChange={(next) =>
            next === null ? undefined : change({ on: next === today() ? '' : next }, true)
          }
        />
        {error !== null ? (
          <Text tone="muted">{wordsForError(error)}</Text>
        ) : data === undefined ? (
          <Text tone="muted">Looking it up.</Text>
        ) : (
          <output>
            <Inline gap={3}>
              {data.status === null ? (
                <Text>{`There was no status on ${formatDay(day)}.`}</Text>
              ) : (
                <DomainBadge code={data.status} />
              )}
              <Text tone="muted">{aroundWords(data)}</Text>
            </Inline>
          </output>
        )}
      </Stack>
    </Card>
  )
}
