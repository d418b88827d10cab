import { role, user } from '@capiz/api/contract/auth'
import { Button } from '@capiz/ui/Button'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { useCan } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useListState } from '../../../patterns/list-state.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { userPath } from '../paths.ts'
import { userColumns, type UserRow } from './columns.tsx'
import { userChanges, userFilters, userListSchema, userQuery, userValues } from './user-state.ts'

const UserDialog = lazy(async () => ({
  default: (await load(() => import('./UserDialog.tsx'))).UserDialog,
}))

const keyOf = (row: UserRow): string => row.code
const hrefOf = (row: UserRow): string => userPath(row.code)
const ways = {
  search: { by: 'name' as const, label: 'Search users', placeholder: 'Name' },
  values: userValues,
  changes: userChanges,
}

/** Everybody who can sign in; what is shown stands in the address. */
export function UserList(): ReactElement {
  const [state, list] = useListState(userListSchema, ways)
  const [isAdding, setAdding] = useState<boolean>()
  const navigate = useNavigate()
  const mayEdit = useCan()('USER_EDIT')
  const answer = useCall(user.list, { query: userQuery(state) }, { keepsPrevious: true })
  const { data: roles } = useCall(role.list, { query: { size: 1000, sort: 'name,ASC' } })
  const filters = useMemo(
    () => userFilters(roles?.content.map(({ code, name }) => ({ value: code, label: name })) ?? []),
    [roles],
  )
  return (
    <>
      <PagedList
        label="Users"
        nouns={['user', 'users']}
        name="users"
        columns={userColumns}
        answer={answer}
        {...list}
        rowKey={keyOf}
        rowHref={hrefOf}
        filters={filters}
        actions={
          mayEdit ? (
            <Button variant="primary" onPress={() => setAdding(true)}>
              Add user
            </Button>
          ) : undefined
        }
        empty={{ title: 'No users yet', text: 'Add the first user to let somebody else sign in.' }}
      />
      {isAdding === undefined ? null : (
        <Suspense fallback={null}>
          <UserDialog
            isOpen={isAdding}
            onOpenChange={setAdding}
            onSaved={(saved) => void navigate(userPath(saved.code))}
          />
        </Suspense>
      )}
    </>
  )
}
