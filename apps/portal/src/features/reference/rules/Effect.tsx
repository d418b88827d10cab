import { requirementRule } from '@capiz/api/contract/maintenance'
import { Link } from '@capiz/ui/Link'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { errorMessage } from '../../../platform/feedback/report-error.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { recordPath } from '../../../patterns/record-path.ts'
import { effectMessage } from './effect-message.ts'
import { type RuleValues, sent } from './rule-values.ts'

/** Shows the providers the rule would concern on its day, counted by the server while it is typed. */
export function Effect({ values }: { values: RuleValues }): ReactElement {
  const isReady = values.pageType !== '' && values.documentTypeCode !== '' && values.effectiveDate !== ''
  const { data, error, isFetching } = useCall(
    requirementRule.affected,
    { body: sent(values) },
    { isEnabled: isReady, keepsPrevious: true },
  )
  if (!isReady) return <Text tone="muted">Choose a document to see who is affected.</Text>
  if (error !== null) {
    return (
      <Notice tone="danger" title="Who is affected could not be counted">
        {errorMessage(error)}
      </Notice>
    )
  }
  if (data === undefined) return <Text tone="muted">Counting who is affected…</Text>
  const more = data.missing - data.examples.length
  return (
    <Notice tone="info" title={isFetching ? 'Who is affected (counting)' : 'Who is affected'} isLive>
      <Stack gap={2}>
        <Text>{effectMessage(data)}</Text>
        {data.examples.length > 0 ? (
          <Text>
            {'Not handed in yet: '}
            {data.examples.map(({ code, name }, place) => (
              <span key={code}>
                {place === 0 ? '' : '; '}
                <Link href={recordPath(code)}>{name}</Link>
              </span>
            ))}
            {more > 0 ? ` and ${more.toLocaleString('en-PH')} more.` : '.'}
          </Text>
        ) : null}
      </Stack>
    </Notice>
  )
}
