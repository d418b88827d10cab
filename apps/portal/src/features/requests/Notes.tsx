import { request } from '@capiz/api/contract/request'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { PersonLine } from '@capiz/ui/PersonLine'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { call } from '../../platform/calls/api.ts'
import { usePersonNames } from '../../patterns/people.ts'
import type { RequestView } from './review-model.ts'
import { Write } from './Write.tsx'

/** A remark to everybody who can see the request; it decides nothing. */
export function RemarkForm({ code }: { code: string }): ReactElement {
  return (
    <Write
      label="Remark"
      hint="Everybody who can see the request reads it. It decides nothing."
      openLabel="Add a remark"
      saveLabel="Save remark"
      save={(remarks, idempotencyKey) =>
        call(request.saveRemarks, { params: { code }, body: { remarks } }, { idempotencyKey })
      }
    />
  )
}

/** A note to staff; the requester does not see it. */
export function NoteForm({ code }: { code: string }): ReactElement {
  return (
    <Write
      label="Note"
      hint="Staff alone read it, the requester never."
      openLabel="Add a note"
      saveLabel="Save note"
      save={(remarks, idempotencyKey) =>
        call(requestDesk.note, { body: { code, remarks } }, { idempotencyKey })
      }
    />
  )
}

/** Internal notes of staff, with the form of another. */
export function Notes({ view }: { view: RequestView }): ReactElement {
  const nameOf = usePersonNames(view.noteRows.map(({ createdBy }) => createdBy))
  return (
    <Card title="Internal notes">
      <Stack gap={3}>
        {view.noteRows.map((row) => (
          <Stack key={row.id} gap={1}>
            <PersonLine
              name={nameOf(row.createdBy)}
              detail={formatDay(manilaDay(new Date(row.createdDate)))}
            />
            <Text>{row.remarks}</Text>
          </Stack>
        ))}
        <NoteForm code={view.code} />
      </Stack>
    </Card>
  )
}
