import { savedView } from '@capiz/api/contract/work'
import { savedMessage } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Dialog } from '@capiz/ui/Dialog'
import { ActionMenu, type MenuEntry } from '@capiz/ui/Menu'
import { Switch } from '@capiz/ui/Switch'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { showToast } from '../../platform/feedback/toasts.ts'
import { useSend } from '../../platform/data/send.ts'
import type { View } from './view.ts'
import * as styles from './saved-views.css.ts'
import { SaveView } from './SaveView.tsx'

const refresh = { refresh: ['savedView.*'] } as const

function viewNote({ isOwn, isShared, sharedRoleName, ownerName }: View): string {
  if (!isOwn) return `Shared by ${ownerName}`
  return isShared ? `Shared with ${sharedRoleName ?? 'all staff'}` : 'Only for me'
}

interface LineProps {
  view: View
  /** what the list shows now */
  query: string
  onEdit: () => void
}

function Line({ view, query, onEdit }: LineProps): ReactElement {
  const { id, name, isPinned, isShared, sharedRole, isOwn, version } = view
  const params = { id }
  const pin = useSend(savedView.pin, refresh)
  const update = useSend(savedView.update, refresh)
  const remove = useSend(savedView.remove, refresh)
  const confirmed = (deleted: boolean) => ({
    onSuccess: () => showToast('success', savedMessage(`The view ${name}`, { id, deleted })),
  })
  const entries: MenuEntry[] = [
    { id: 'edit', label: 'Rename or share', onAction: onEdit },
    {
      id: 'replace',
      label: 'Replace by what is shown now',
      isDisabled: view.query === query,
      onAction: () =>
        update.mutate(
          { input: { params, body: { name, isShared, sharedRole, query, version } } },
          confirmed(false),
        ),
    },
    {
      id: 'delete',
      label: 'Delete',
      isDanger: true,
      onAction: () => remove.mutate({ input: { params } }, confirmed(true)),
    },
  ]
  return (
    <li className={styles.view}>
      <div className={styles.text}>
        <Text>{name}</Text>
        <Text tone="muted" size="caption">
          {viewNote(view)}
        </Text>
      </div>
      <Switch
        isSelected={isPinned}
        onChange={(next) => pin.mutate({ input: { params, body: { isPinned: next } } })}
      >
        Tab
      </Switch>
      {isOwn ? <ActionMenu label={`Actions for ${name}`} entries={entries} /> : null}
    </li>
  )
}

interface ManageViewsProps {
  views: readonly View[]
  query: string
  onClose: () => void
}

/** Every view of a list: which stand as tabs, and what becomes of the own ones. */
export function ManageViews({ views, query, onClose }: ManageViewsProps): ReactElement {
  const [edited, setEdited] = useState<View>()
  if (edited !== undefined) {
    return <SaveView list={edited.list} query={query} view={edited} onClose={() => setEdited(undefined)} />
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Views of this list"
      isDismissable
      footer={<Button onPress={onClose}>Close</Button>}
    >
      <ul className={styles.views}>
        {views.map((view) => (
          <Line key={view.id} view={view} query={query} onEdit={() => setEdited(view)} />
        ))}
      </ul>
    </Dialog>
  )
}
