import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { FormActions } from '@capiz/ui/FormActions'
import { Notice } from '@capiz/ui/Notice'
import { RateSheetTable, type SheetLine } from '@capiz/ui/RateSheetTable'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useMemo, useState } from 'react'
import { useUser } from '../../../../app/session/session.ts'
import { useDraft } from '../../../../lib/drafts.ts'
import { dayOf, timeOf } from '../../shared/words.ts'
import { useFacility } from '../facility-data.ts'
import { OpenRequestNotice } from '../OpenRequestNotice.tsx'
import { sheetLines, wireLines } from './draft.ts'
import { SheetFields } from './SheetFields.tsx'
import type { useRoomRates } from './sheets.ts'
import { emptyHead, type SheetHead, useSheetSave } from './useSheetSave.ts'

/** What entering prices by hand and by file have in common. */
export interface RateWorkProps {
  rates: ReturnType<typeof useRoomRates>
  /** the caller may only ask; the sheet then waits for approval */
  isRequest: boolean
  onClose: () => void
}

/** A new version of the room rates: the present prices copied, each can be changed, changes are marked. */
export function NewVersion({ rates, isRequest, onClose }: RateWorkProps): ReactElement {
  const { code } = useFacility()
  const { user } = useUser()
  const draft = useDraft<{ head: SheetHead; lines: readonly SheetLine[] }>(user.code, `room-rates-${code}`)
  const before = useMemo(() => sheetLines(rates.newest, rates.categories), [rates.newest, rates.categories])
  const [head, setHead] = useState(emptyHead)
  const [lines, setLines] = useState<readonly SheetLine[]>(before)
  const form = useSheetSave({
    versions: rates.versions,
    isRequest,
    onSaved: () => {
      draft.discard()
      onClose()
    },
  })
  const wire = wireLines(lines, rates.newest).map((line) => ({ ...line }))
  const change = (next: { head?: SheetHead; lines?: readonly SheetLine[] }): void => {
    if (next.head !== undefined) setHead(next.head)
    if (next.lines !== undefined) setLines(next.lines)
    draft.keep({ head, lines, ...next })
  }
  const { offered } = draft
  return (
    <Card title="New version of the room rates">
      <Form width="full" onSubmit={() => void form.save(head, wire)} aria-label="New version">
        <Stack gap={5}>
          {isRequest ? (
            <Notice kind="info">
              You send these prices for approval. They take effect on the day you name once they are approved.
            </Notice>
          ) : null}
          {isRequest ? <OpenRequestNotice code={code} type="hf/room-rate" /> : null}
          {offered === undefined ? null : (
            <Notice
              kind="info"
              title="You left this form unfinished"
              actions={
                <>
                  <Button
                    size="sm"
                    onPress={() => {
                      setHead(offered.values.head)
                      setLines(offered.values.lines)
                      draft.take()
                    }}
                  >
                    Go on with the draft
                  </Button>
                  <Button size="sm" variant="quiet" onPress={draft.discard}>
                    Discard it
                  </Button>
                </>
              }
            >
              {`Kept on this device on ${formatDay(dayOf(new Date(offered.savedAt).toISOString()))}, ${timeOf(new Date(offered.savedAt).toISOString())}.`}
            </Notice>
          )}
          <SheetFields
            head={head}
            onChange={(next) => change({ head: next })}
            problems={form.problems(head, wire.length)}
            attempt={form.attempt}
            isRequest={isRequest}
            canBackdate={form.canBackdate}
          />
          <RateSheetTable
            label="Room rates"
            itemLabel="Room category"
            amountLabel="New rate per day"
            before={before}
            lines={lines}
            onChange={(next) => change({ lines: next })}
          />
          <FormActions>
            <Button type="submit" variant="primary" isPending={form.isPending}>
              {isRequest ? 'Send for approval' : 'Save version'}
            </Button>
            <Button onPress={onClose}>Cancel</Button>
          </FormActions>
        </Stack>
      </Form>
    </Card>
  )
}
