import { roleInsight } from '@capiz/api/contract/admin'
import { role } from '@capiz/api/contract/auth'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { PermissionMatrix } from '@capiz/ui/accreditation/PermissionMatrix'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { useCan } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { changesOf, type Draft, grantsOf, matrixGroups, matrixRoles, ticked } from './matrix-state.ts'
import { DeletedRoles } from './DeletedRoles.tsx'
import { useRoleMenu } from './role-menu.tsx'
import { WhatOpens } from './WhatOpens.tsx'
import { ReadError } from '../../../patterns/ReadError.tsx'

const SaveRoles = lazy(async () => ({
  default: (await load(() => import('./SaveRoles.tsx'))).SaveRoles,
}))

/** The roles, those that can be given, and how many people hold each. */
function useRoles() {
  const answer = useCall(role.list, { query: { size: 1000, sort: 'id,ASC' } })
  const catalogue = useCall(roleInsight.catalogue)
  const roles = useMemo(() => answer.data?.content ?? [], [answer.data])
  const live = useMemo(() => roles.filter(({ deleted }) => !deleted), [roles])
  const holders = useMemo(
    () => new Map(catalogue.data?.holders.map(({ roleId, people }) => [roleId, people])),
    [catalogue.data],
  )
  return { answer, catalogue, roles, live, holders }
}

/** Roles against permissions: who may do what, what each permission opens, and the roles themselves. */
export function Roles(): ReactElement {
  const mayEdit = useCan()('ROLE_EDIT')
  const [draft, setDraft] = useState<Draft>({})
  const [isSaving, setSaving] = useState(false)
  const { answer, catalogue, roles, live, holders } = useRoles()
  const menu = useRoleMenu(roles)
  const changes = changesOf(live, draft)
  if (answer.isError) {
    return <ReadError title="The roles could not be read" answer={answer} />
  }
  if (answer.data === undefined) {
    return (
      <Card>
        <LoadingLines count={12} />
      </Card>
    )
  }
  const onChange = (roleId: string, permission: string, isGranted: boolean) =>
    setDraft((now) =>
      ticked(
        now,
        live.find(({ id }) => String(id) === roleId),
        permission,
        isGranted,
      ),
    )
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <HeadLine count={live.length} onAdd={mayEdit ? menu.add : undefined} />
        <PermissionMatrix
          label="Permissions of the roles"
          roles={matrixRoles(live, holders, mayEdit ? menu.buttonOf : () => undefined)}
          groups={matrixGroups}
          grants={grantsOf(live, draft)}
          onChange={mayEdit ? onChange : undefined}
        />
        {mayEdit ? (
          <SaveLine count={changes.length} onSave={() => setSaving(true)} onUndo={() => setDraft({})} />
        ) : null}
      </Stack>
      <DeletedRoles
        roles={roles.filter(({ deleted }) => deleted)}
        menuOf={mayEdit ? menu.menuOf : undefined}
      />
      <WhatOpens catalogue={catalogue} />
      {menu.dialog}
      {isSaving && (
        <Suspense fallback={null}>
          <SaveRoles
            changes={changes}
            holders={holders}
            onClose={() => setSaving(false)}
            onSaved={(id) => setDraft(({ [id]: _saved, ...others }) => others)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** The number of roles, and the way to add one. */
function HeadLine({ count, onAdd }: { count: number; onAdd: (() => void) | undefined }): ReactElement {
  return (
    <Inline justify="between">
      <Text weight="medium">{plural(count, 'role', 'roles')}</Text>
      {onAdd ? <Button onPress={onAdd}>Add role</Button> : null}
    </Inline>
  )
}

interface SaveLineProps {
  /** how many roles were changed */
  count: number
  onSave: () => void
  onUndo: () => void
}

function SaveLine({ count, onSave, onUndo }: SaveLineProps): ReactElement {
  return (
    <Inline gap={2}>
      <Button variant="primary" isDisabled={count === 0} onPress={onSave}>
        {count === 0 ? 'Save permissions' : `Save permissions of ${plural(count, 'role', 'roles')}`}
      </Button>
      <Button isDisabled={count === 0} onPress={onUndo}>
        Undo ticks
      </Button>
    </Inline>
  )
}
