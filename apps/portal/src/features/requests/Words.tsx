import { request } from '@capiz/api/contract/request'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Divider } from '@capiz/ui/Divider'
import { Heading } from '@capiz/ui/Heading'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useSend } from '../../lib/send.ts'
import { mayNow, type RequestView } from './review-model.ts'
import { WriteForm } from './WriteForm.tsx'

/** A remark to everybody who can see the request; it decides nothing. */
export function RemarkForm({ code }: { code: string }): ReactElement {
  const save = useSend(request.saveRemarks, { refresh: ['request.*'] })
  return (
    <WriteForm
      label="Remark"
      hint="Everybody who can see the request reads it. It decides nothing."
      openLabel="Add a remark"
      saveLabel="Save remark"
      isPending={save.isPending}
      onSave={(remarks, done) =>
        save.mutate({ input: { params: { code }, body: { remarks } } }, { onSuccess: done })
      }
    />
  )
}

/** Notes among staff, apart from what the requester reads. */
export function Notes({ view }: { view: RequestView }): ReactElement | null {
  const save = useSend(requestDesk.note, { refresh: ['request.*'] })
  if (!mayNow(view, 'note')) return null
  return (
    <Stack gap={3}>
      <Divider />
      <Heading level={2} size="h3">
        Notes among staff
      </Heading>
      {view.noteRows.map((row) => (
        <Stack key={row.id} gap={0}>
          <Text>{row.remarks}</Text>
          <Text tone="muted">{`${row.createdBy}, ${formatDay(manilaDay(new Date(row.createdDate)))}`}</Text>
        </Stack>
      ))}
      <WriteForm
        label="Note"
        hint="Staff alone read it, the requester never."
        openLabel="Add a note"
        saveLabel="Save note"
        isPending={save.isPending}
        onSave={(remarks, done) =>
          save.mutate({ input: { body: { code: view.code, remarks } } }, { onSuccess: done })
        }
      />
    </Stack>
  )
}
