import { presentStatus } from '@capiz/domain/accreditation'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { DatePicker } from '@capiz/ui/DatePicker'
import { Inline, Stack } from '@capiz/ui/Stack'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { text, useUrlState } from '../../../platform/routing/url-state.ts'
import { today } from '../../today.ts'
import { type StatusOnDay as Answer, useProvider } from '../provider.ts'
import { useRead } from '../read.ts'

const schema = { on: text }

/** Returns the start and reason of the status on the day, and the next status, in one or two sentences. */
function periodText({ since, next }: Answer): string {
  const reason = since?.reason
  const from = since === null ? '' : `Since ${formatDay(since.effectiveDate)}${reason ? `: ${reason}` : ''}.`
  const then =
    next === null ? '' : `Next: ${presentStatus(next.status).label} from ${formatDay(next.effectiveDate)}.`
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
        <DatePicker
          label="Day"
          value={day}
          onChange={(next) =>
            next === null ? undefined : change({ on: next === today() ? '' : next }, true)
          }
        />
        {error !== null ? (
          <Text tone="muted">{errorMessage(error)}</Text>
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
              <Text tone="muted">{periodText(data)}</Text>
            </Inline>
          </output>
        )}
      </Stack>
    </Card>
  )
}
