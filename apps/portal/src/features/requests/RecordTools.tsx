import { request } from '@capiz/api/contract/request'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { requestTypeInfo } from '@capiz/domain/request'
import { Button } from '@capiz/ui/Button'
import { ConfirmDialog } from '@capiz/ui/ConfirmDialog'
import { LinkButton } from '@capiz/ui/Link'
import { Menu } from '@capiz/ui/Menu'
import { Inline } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../app/session/session.ts'
import { showToast } from '../../app/toasts.ts'
import { useCall } from '../../lib/query.tsx'
import { useSend } from '../../lib/send.ts'
import { AskDialog } from './AskDialog.tsx'
import { deskPath } from './desk-state.ts'
import { mayNow, type RequestView } from './review-model.ts'

const nobody = 'nobody'

/** Who looks after the request: taken or taken over with one press, given to another by the menu. */
function Assign({ view }: { view: RequestView }): ReactElement {
  const { user } = useUser()
  const people = useCall(requestDesk.assignees, {}).data ?? []
  const send = useSend(requestDesk.assign, { refresh: ['request.*', 'requestDesk.*'] })
  const assign = (assigneeCode: string | null) =>
    send.mutate({ input: { body: { code: view.code, version: view.version, assigneeCode } } })
  const isMine = view.assigneeCode === user.code
  return (
    <Inline gap={2}>
      {isMine ? null : (
        <Button isPending={send.isPending} onPress={() => assign(user.code)}>
          {view.assigneeCode === null ? 'Take' : 'Take over'}
        </Button>
      )}
      <Menu
        label="Assign"
        trigger={<Button>Assign</Button>}
        groups={[
          {
            id: 'people',
            selected: view.assigneeCode ?? nobody,
            onSelect: (code) => assign(code === nobody ? null : code),
            entries: [
              ...people.map(({ code, name }) => ({ id: code, label: name })),
              { id: nobody, label: 'Nobody' },
            ],
          },
        ]}
      />
    </Inline>
  )
}

/** Takes a request that is over, or that nobody looked at, off the list of the requester. */
function Delete({ view }: { view: RequestView }): ReactElement {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const remove = useSend(request.remove, { refresh: ['request.*', 'requestDesk.*'] })
  const send = () =>
    remove.mutate(
      { input: { params: { type: view.type, code: view.code } } },
      {
        onSuccess: () => {
          void showToast('success', `${requestTypeInfo[view.type].label} of ${view.targetName} deleted.`)
          void navigate(deskPath)
        },
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      <Button variant="dangerOutline" onPress={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete this request?"
        confirmLabel="Delete"
        isDanger
        onConfirm={send}
      >
        It leaves your list. Its trail is kept for the record.
      </ConfirmDialog>
    </>
  )
}

/** What can be done with a request beside deciding on it. */
export function RecordTools({ view }: { view: RequestView }): ReactElement {
  const [isAsking, setAsking] = useState(false)
  return (
    <Inline gap={2}>
      {mayNow(view, 'assign') ? <Assign view={view} /> : null}
      {mayNow(view, 'ask') ? <Button onPress={() => setAsking(true)}>Ask for more</Button> : null}
      {mayNow(view, 'delete') ? <Delete view={view} /> : null}
      <LinkButton href={`${deskPath}/${view.code}/print`}>Print</LinkButton>
      {isAsking ? <AskDialog view={view} onClose={() => setAsking(false)} /> : null}
    </Inline>
  )
}
