import { auditCheck } from '@capiz/api/contract/admin'
import type { OutputOf } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Code } from '@capiz/ui/Code'
import { Notice } from '@capiz/ui/Notice'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { errorMessage } from '../../platform/feedback/report-error.ts'
import { useSend } from '../../platform/data/send.ts'

type Check = OutputOf<typeof auditCheck.verify>

const reasons: Readonly<Record<NonNullable<Check['reason']>, string>> = {
  content: 'What it says was changed after it was written.',
  link: 'It does not continue the entry before it: an entry was replaced.',
  gap: 'An entry is missing before it.',
  key: 'It is not sealed with the key of the server: it was written past the server.',
}

function Found({ check }: { check: Check }): ReactElement {
  if (check.ok) {
    const day = formatDay(manilaDay(new Date(check.checkedDate)))
    return (
      <Notice tone="success" title={`${plural(check.rows, 'entry', 'entries')}, unbroken on ${day}`} isLive>
        <Stack gap={1}>
          <Text>
            Every entry seals the one before it. Note the last seal down outside the system: it proves later
            that nothing was cut off.
          </Text>
          <Code>{check.head ?? ''}</Code>
        </Stack>
      </Notice>
    )
  }
  return (
    <Notice tone="danger" title={`The log was altered at entry ${check.brokenAt ?? ''}`} isLive>
      {`${check.reason ? reasons[check.reason] : ''} ${plural(check.rows, 'entry', 'entries')} before it ${
        check.rows === 1 ? 'is' : 'are'
      } sound. Tell whoever runs the system, and keep the present state.`}
    </Notice>
  )
}

/**
 * Verifies on demand that no entry of the log was altered: the server recomputes every row hash. The button acts on the whole
 * log, so it stands beside the filters; the result is above them.
 */
export function useChain(): { button: ReactElement; result: ReactElement | null } {
  const { data, error, isPending, mutate } = useSend(auditCheck.verify, { reportsErrors: false })
  const button = (
    <Button isPending={isPending} pendingLabel="Checking" onPress={() => mutate({ input: {} })}>
      {data ? 'Check again' : 'Verify the log'}
    </Button>
  )
  const failed = error ? (
    <Notice tone="danger" title="The log could not be checked" isLive>
      {errorMessage(error)}
    </Notice>
  ) : null
  return { button, result: data ? <Found check={data} /> : failed }
}
