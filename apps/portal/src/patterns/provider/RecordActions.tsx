import { Button } from '@capiz/ui/Button'
import { LinkButton } from '@capiz/ui/Link'
import { mediaQuery } from '@capiz/ui/tokens'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { load } from '../../platform/loading/lazy-screen.ts'
import { LaterActionMenu } from '../LaterMenu.tsx'
import { recordHref, useMay, useProvider } from './provider.ts'
import type { RecordDialog } from './record-dialog.ts'
import { useNeeds } from './use-needs.ts'

const StatusDialog = lazy(async () => ({
  default: (await load(() => import('./dialogs/StatusDialog.tsx'))).StatusDialog,
}))

const shared: readonly RecordDialog[] = [
  {
    id: 'account',
    label: 'Create portal account',
    action: 'create-account',
    Dialog: lazy(async () => ({
      default: (await load(() => import('./dialogs/AccountDialog.tsx'))).AccountDialog,
    })),
  },
  {
    id: 'disaccredit',
    label: 'Request disaccreditation',
    action: 'request-disaccreditation',
    Dialog: lazy(async () => ({
      default: (await load(() => import('./dialogs/DisaccreditDialog.tsx'))).DisaccreditDialog,
    })),
  },
]

const status: RecordDialog = { id: 'status', label: '', action: 'change-status', Dialog: StatusDialog }

interface RecordActionsProps {
  more?: readonly RecordDialog[] | undefined
  /** the inner parts of the record have a primary button of their own */
  isInner: boolean
}

/** The act of the record: the primary one of its overview, unless an item that needs attention has that. */
function OverviewStatusButton({ onPress }: { onPress: () => void }): ReactElement {
  const isFree = useNeeds()?.shown.every(({ part }) => part === undefined) === true
  return (
    <Button variant={isFree ? 'primary' : 'secondary'} onPress={onPress}>
      Change status
    </Button>
  )
}

/** Shows the actions on the provider: the server names the actions, at most one of them is the primary one. */
export function RecordActions({ more = [], isInner }: RecordActionsProps): ReactElement {
  const provider = useProvider()
  const may = useMay()
  const [shown, setShown] = useState<RecordDialog>()
  // a dialog that closes must stay mounted until its way out has ended
  const [isOpen, setOpen] = useState(false)
  const open = (dialog: RecordDialog): void => {
    setShown(dialog)
    setOpen(true)
  }
  // a list that leads to a decision on the status opens its dialog by the address, once
  const isAsked = new URLSearchParams(useLocation().search).get('act') === 'status' && may('change-status')
  const [isOpened, setOpened] = useState(false)
  if (isAsked && !isOpened) {
    setOpened(true)
    open(status)
  }
  const navigate = useNavigate()
  useEffect(() => {
    // a reload does not ask again
    if (isOpened) void navigate({ search: '' }, { replace: true })
  }, [isOpened, navigate])
  // what staff do to a record is seldom done on a phone, so there it takes one button of the head and not a line
  const isFolded = useMediaQuery(mediaQuery.phone) && may('change-status')
  const editHref = may('edit') ? `${recordHref(provider)}/edit` : undefined
  const entries = [
    ...(isFolded ? [{ id: 'status', label: 'Change status', onAction: () => open(status) }] : []),
    ...(isFolded && editHref !== undefined ? [{ id: 'edit', label: 'Edit', href: editHref }] : []),
    ...[...shared, ...more]
      .filter(({ action }) => may(action))
      .map((dialog) => ({ id: dialog.id, label: dialog.label, onAction: () => open(dialog) })),
  ]
  return (
    <>
      {editHref !== undefined && !isFolded ? <LinkButton href={editHref}>Edit</LinkButton> : null}
      {may('change-status') && !isFolded ? (
        isInner ? (
          <Button onPress={() => open(status)}>Change status</Button>
        ) : (
          <OverviewStatusButton onPress={() => open(status)} />
        )
      ) : null}
      {entries.length > 0 ? (
        <LaterActionMenu label={`More actions for ${provider.name}`} entries={entries} />
      ) : null}
      {shown === undefined ? null : (
        <Suspense fallback={null}>
          <shown.Dialog key={shown.id} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
