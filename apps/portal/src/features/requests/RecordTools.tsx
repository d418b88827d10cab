import { request } from '@capiz/api/contract/request'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { requestTypeInfo } from '@capiz/domain/request'
import { Button } from '@capiz/ui/Button'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { Inline } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import { type ReactElement, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { InformationRequestDialog } from './lazy-dialogs.ts'
import { lazyDialog } from '../../platform/loading/lazy-screen.ts'
import { useUser } from '../../platform/session/session.ts'
import { showToast } from '../../platform/feedback/toasts.ts'
import { useCall } from '../../platform/data/query.tsx'
import { useSend } from '../../platform/data/send.ts'
import { LaterActionMenu, LaterMenu } from '../../patterns/LaterMenu.tsx'
import { queuePath } from './queue-path.ts'
import { placeInList } from './queue-place.ts'
import { canDecide, mayNow, type RequestView } from './review-model.ts'

// its tooltips bring the code that places overlays
const QueuePlace = lazyDialog(
  () => import('./QueuePlace.tsx'),
  (m) => m.QueuePlace,
)

const ConfirmDialog = lazyDialog(
  () => import('@capiz/ui/ConfirmDialog'),
  (m) => m.ConfirmDialog,
)

const nobody = 'nobody'

/** Assigns the request: to the user with one button, to another person by the menu. */
function Assign({ view }: { view: RequestView }): ReactElement {
  const { user } = useUser()
  const people = useCall(requestDesk.assignees, {}).data ?? []
  const send = useSend(requestDesk.assign, { refresh: ['request.*', 'requestDesk.*'] })
  const assign = (assigneeCode: string | null) =>
    send.mutate({ input: { body: { code: view.code, version: view.version, assigneeCode } } })
  const isAssignedToUser = view.assigneeCode === user.code
  return (
    <Inline gap={2}>
      {isAssignedToUser ? null : (
        <Button
          // what nobody looks after is taken before anything else, unless the reader can decide on it at once
          variant={view.assigneeCode === null && !canDecide(view) ? 'primary' : 'secondary'}
          isPending={send.isPending}
          onPress={() => assign(user.code)}
        >
          {view.assigneeCode === null ? 'Assign to me' : 'Reassign to me'}
        </Button>
      )}
      <LaterMenu
        label="Assign"
        renderTrigger={(isDisabled) => <Button isDisabled={isDisabled}>Assign</Button>}
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

/** Removes a cancelled or rejected request, or one no reviewer has opened, from the list of the requester. */
function Delete({ view }: { view: RequestView }): ReactElement {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useSend(request.remove, { refresh: ['request.*', 'requestDesk.*'] })
  const send = () =>
    remove.mutate(
      { input: { params: { type: view.type, code: view.code } } },
      {
        onSuccess: () => {
          showToast('success', `${requestTypeInfo[view.type].label} of ${view.targetName} deleted.`)
          void navigate(queuePath)
        },
        onSettled: () => setDialogOpen(false),
      },
    )
  return (
    <>
      <Button variant="dangerOutline" onPress={() => setDialogOpen(true)}>
        Delete
      </Button>
      <Suspense fallback={null}>
        {isDialogOpen ? (
          <ConfirmDialog
            isOpen
            onOpenChange={setDialogOpen}
            title="Delete this request?"
            confirmLabel="Delete"
            isDanger
            onConfirm={send}
          >
            It leaves your list. Its trail is kept for the record.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  )
}

/** Shows the actions on a request besides deciding on it. */
export function RecordTools({ view }: { view: RequestView }): ReactElement {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const isPhone = useMediaQuery(mediaQuery.phone)
  const canAsk = mayNow(view, 'ask')
  const printHref = `${queuePath}/${view.code}/print`
  const openDialog = (): void => setDialogOpen(true)
  return (
    <Inline gap={2}>
      {placeInList(view.code) === undefined ? null : (
        <Suspense fallback={null}>
          <QueuePlace code={view.code} />
        </Suspense>
      )}
      {mayNow(view, 'assign') ? <Assign view={view} /> : null}
      {canAsk && !isPhone ? <Button onPress={openDialog}>Ask for more</Button> : null}
      {mayNow(view, 'delete') ? <Delete view={view} /> : null}
      <LaterActionMenu
        label="More actions"
        entries={[
          ...(canAsk && isPhone ? [{ id: 'ask', label: 'Ask for more', onAction: openDialog }] : []),
          { id: 'print', label: 'Print', href: printHref },
        ]}
      />
      <Suspense fallback={null}>
        {isDialogOpen ? <InformationRequestDialog view={view} onClose={() => setDialogOpen(false)} /> : null}
      </Suspense>
    </Inline>
  )
}
