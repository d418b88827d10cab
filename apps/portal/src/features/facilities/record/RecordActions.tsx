import { Button } from '@capiz/ui/Button'
import { LinkButton } from '@capiz/ui/Link'
import { ActionMenu, type MenuEntry } from '@capiz/ui/Menu'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../app/lazy-screen.ts'
import { useFacility, useMay } from './facility-data.ts'

const StatusDialog = lazy(async () => ({
  default: (await load(() => import('./dialogs/StatusDialog.tsx'))).StatusDialog,
}))
const AccountDialog = lazy(async () => ({
  default: (await load(() => import('./dialogs/AccountDialog.tsx'))).AccountDialog,
}))
const NetworkDialog = lazy(async () => ({
  default: (await load(() => import('./dialogs/NetworkDialog.tsx'))).NetworkDialog,
}))

const dialogs = {
  status: StatusDialog,
  account: AccountDialog,
  network: NetworkDialog,
}

type DialogName = keyof typeof dialogs

/** What a dialog of the record's head takes. */
export interface RecordDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What can be done with the facility: the server names the actions, one of them is the main one. */
export function RecordActions(): ReactElement {
  const { code, name } = useFacility()
  const may = useMay()
  const [shown, setShown] = useState<DialogName>()
  // a dialog that closes must stay mounted until its way out has ended
  const [isOpen, setOpen] = useState(false)
  const open = (dialog: DialogName): void => {
    setShown(dialog)
    setOpen(true)
  }
  const more: MenuEntry[] = [
    { id: 'account', label: 'Create portal account', action: 'create-account' },
    { id: 'network', label: 'Preferred network', action: 'set-preferred-network' },
  ]
    .filter(({ action }) => may(action))
    .map(({ action: _action, ...entry }) => ({ ...entry, onAction: () => open(entry.id as DialogName) }))
  const ShownDialog = shown === undefined ? undefined : dialogs[shown]
  return (
    <>
      {more.length > 0 ? <ActionMenu label={`More actions for ${name}`} entries={more} /> : null}
      {may('edit') ? <LinkButton href={`/health-facility/${code}/edit`}>Edit</LinkButton> : null}
      {may('change-status') ? (
        <Button variant="primary" onPress={() => open('status')}>
          Change status
        </Button>
      ) : null}
      {ShownDialog === undefined ? null : (
        <Suspense fallback={null}>
          <ShownDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
