import Pencil from '@lucide/icons/icons/pencil'
import Trash2 from '@lucide/icons/icons/trash'
import { coveredAccount } from '@capiz/api/contract/facility'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import type { Column, RowMenuItem } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { SearchField } from '@capiz/ui/SearchField'
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { load } from '../../../../platform/loading/lazy-screen.ts'
import { useCall } from '../../../../platform/data/query.tsx'
import { oneOf, pageSize, text, useUrlState, wholeNumber } from '../../../../platform/routing/url-state.ts'
import { formatDayOrNull } from '../../../../patterns/labels.ts'
import { PagedTable } from '../../../../patterns/PagedTable.tsx'
import { useMay } from '../../../../patterns/provider/provider.ts'
import { useFacility } from '../../facility-data.ts'
import type { Account } from './account.ts'

const AccountDialog = lazy(async () => ({
  default: (await load(() => import('./CoveredDialog.tsx'))).CoveredDialog,
}))
const RemoveAccount = lazy(async () => ({
  default: (await load(() => import('./RemoveAccount.tsx'))).RemoveAccount,
}))

const sorts = ['company', 'accountCode', 'effectiveDate', 'validityDate'].flatMap((name) => [
  `${name},ASC`,
  `${name},DESC`,
])
const schema = {
  page: wholeNumber(0),
  size: pageSize(10),
  sort: oneOf(sorts, 'company,ASC'),
  term: text,
}

const columns: readonly Column<Account>[] = [
  { id: 'company', header: 'Company', text: (row) => row.company, sort: 'company', minWidth: 200 },
  {
    id: 'account',
    header: 'Account code',
    kind: 'code',
    text: (row) => row.accountCode,
    sort: 'accountCode',
  },
  {
    id: 'from',
    header: 'From',
    kind: 'date',
    text: (row) => formatDay(row.effectiveDate),
    sort: 'effectiveDate',
    priority: 2,
  },
  {
    id: 'until',
    header: 'Until',
    kind: 'date',
    text: (row) => formatDayOrNull(row.validityDate) ?? 'Open',
    sort: 'validityDate',
    priority: 2,
    minWidth: 116,
  },
]

interface Edited {
  /** undefined for a new account */
  account: Account | undefined
  isOpen: boolean
}

function menuOf(
  row: Account,
  onEdit: (row: Account) => void,
  onRemove: (row: Account) => void,
): RowMenuItem[] {
  return [
    { id: 'edit', label: 'Change', icon: Pencil, onAction: () => onEdit(row) },
    { id: 'remove', label: 'Remove', icon: Trash2, isDanger: true, onAction: () => onRemove(row) },
  ]
}

interface OpenDialogsProps {
  edited: Edited | undefined
  onEdited: (edited: Edited) => void
  removed: Account | undefined
  onRemoved: () => void
}

function OpenDialogs({ edited, onEdited, removed, onRemoved }: OpenDialogsProps): ReactElement {
  return (
    <Suspense fallback={null}>
      {edited === undefined ? null : (
        <AccountDialog
          key={edited.account?.accountCode ?? 'new'}
          account={edited.account}
          isOpen={edited.isOpen}
          onOpenChange={(isOpen) => onEdited({ ...edited, isOpen })}
        />
      )}
      {removed === undefined ? null : <RemoveAccount account={removed} onClose={onRemoved} />}
    </Suspense>
  )
}

function NoAccounts({ isBlocked, actions }: { isBlocked: boolean; actions: ReactNode }): ReactElement {
  return (
    <EmptyState title="No covered accounts" level={3} actions={actions}>
      {isBlocked
        ? 'This facility is blocked, and no company is exempt.'
        : 'Companies matter here once a facility is blocked: their members may still use it.'}
    </EmptyState>
  )
}

/** Client companies whose members may use this facility though it is closed to others (domain model 6.4). */
export function CoveredAccounts(): ReactElement {
  const { id, blocked } = useFacility()
  const may = useMay()
  const [state, change] = useUrlState(schema)
  const query = { ...state, term: state.term === '' ? undefined : state.term }
  const answer = useCall(coveredAccount.list, { params: { id }, query }, { keepsPrevious: true })
  const [edited, setEdited] = useState<Edited>()
  const [removed, setRemoved] = useState<Account>()
  const canEdit = may('edit-covered-accounts')
  const edit = (account: Account | undefined): void => setEdited({ account, isOpen: true })
  const add = canEdit ? (
    <Button size="sm" onPress={() => edit(undefined)}>
      Add account
    </Button>
  ) : undefined
  return (
    <>
      <PagedTable
        label="Covered accounts"
        nouns={['covered account', 'covered accounts']}
        name="covered-accounts"
        answer={answer}
        state={state}
        onPlace={change}
        caption="Covered accounts"
        actions={
          <>
            <SearchField
              label="Search accounts"
              isLabelHidden
              placeholder="Company or code"
              width="medium"
              value={state.term}
              onChange={(value) => change({ term: value, page: 0 }, true)}
            />
            {add}
          </>
        }
        columns={columns}
        rowKey={(row) => row.accountCode}
        rowMenu={canEdit ? (row) => menuOf(row, edit, setRemoved) : undefined}
        isFiltered={state.term !== ''}
        empty={<NoAccounts isBlocked={blocked === true} actions={add} />}
        noMatch={
          <EmptyState
            title="No account matches"
            level={3}
            actions={<Button onPress={() => change({ term: '', page: 0 })}>Clear the search</Button>}
          />
        }
      />
      <OpenDialogs
        edited={edited}
        onEdited={setEdited}
        removed={removed}
        onRemoved={() => setRemoved(undefined)}
      />
    </>
  )
}
