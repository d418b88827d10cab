import { coveredAccount } from '@capiz/api/contract/facility'
import type { OutputOf } from '@capiz/api/contract/define'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { type Column, DataTable, type RowMenuItem } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { SearchField } from '@capiz/ui/SearchField'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../../app/lazy-screen.ts'
import { wordsForError } from '../../../../app/report-error.ts'
import { useCall } from '../../../../lib/query.tsx'
import { oneOf, text, useUrlState, wholeNumber } from '../../../../lib/url-state.ts'
import { dayWords } from '../../../../patterns/provider/words.ts'
import { useMay } from '../../../../patterns/provider/provider.ts'
import { useFacility } from '../facility-data.ts'

/** A covered account as the wire brings it. */
export type Account = OutputOf<typeof coveredAccount.list>['content'][number]

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
  size: wholeNumber(10, { values: [10, 25, 50, 100] }),
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
    text: (row) => formatDay(row.effectiveDate as IsoDate),
    sort: 'effectiveDate',
    priority: 2,
  },
  {
    id: 'until',
    header: 'Until',
    kind: 'date',
    text: (row) => dayWords(row.validityDate) ?? 'Open',
    sort: 'validityDate',
    priority: 2,
  },
]

/** Client companies whose members may use this facility though it is closed to others (domain model 6.4). */
export function CoveredAccounts(): ReactElement {
  const { id, blocked } = useFacility()
  const may = useMay()
  const [state, change] = useUrlState(schema)
  const term = state.term === '' ? undefined : state.term
  const query = { page: state.page, size: state.size, sort: state.sort, term }
  const answer = useCall(coveredAccount.list, { params: { id }, query }, { keepsPrevious: true })
  const [edited, setEdited] = useState<{ account: Account | undefined; isOpen: boolean }>()
  const [removed, setRemoved] = useState<Account>()
  const page = answer.data
  const canEdit = may('edit-covered-accounts')
  const add = canEdit ? (
    <Button size="sm" onPress={() => setEdited({ account: undefined, isOpen: true })}>
      Add account
    </Button>
  ) : undefined
  return (
    <>
      <DataTable
        label="Covered accounts"
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
        rows={page?.content ?? []}
        rowKey={(row) => row.accountCode}
        rowMenu={
          canEdit
            ? (row): RowMenuItem[] => [
                {
                  id: 'edit',
                  label: 'Change',
                  icon: 'pencil',
                  onAction: () => setEdited({ account: row, isOpen: true }),
                },
                {
                  id: 'remove',
                  label: 'Remove',
                  icon: 'trash',
                  isDanger: true,
                  onAction: () => setRemoved(row),
                },
              ]
            : undefined
        }
        page={{
          number: page?.number ?? state.page,
          size: page?.size ?? state.size,
          totalElements: page?.totalElements ?? 0,
          totalPages: page?.totalPages ?? 0,
        }}
        sort={state.sort}
        status={
          answer.isError ? 'error' : answer.isPending ? 'loading' : answer.isFetching ? 'refreshing' : 'idle'
        }
        errorText={`The covered accounts could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        isFiltered={state.term !== ''}
        empty={
          <EmptyState title="No covered accounts" level={3} actions={add}>
            {blocked === true
              ? 'This facility is blocked, and no company is exempt.'
              : 'Companies matter here once a facility is blocked: their members may still use it.'}
          </EmptyState>
        }
        noMatch={
          <EmptyState
            title="No account matches"
            level={3}
            actions={<Button onPress={() => change({ term: '', page: 0 })}>Clear the search</Button>}
          />
        }
        onChange={({ page: number, size, sort }) =>
          change({ page: number, size, sort: sort ?? 'company,ASC' })
        }
      />
      <Suspense fallback={null}>
        {edited === undefined ? null : (
          <AccountDialog
            key={edited.account?.accountCode ?? 'new'}
            account={edited.account}
            isOpen={edited.isOpen}
            onOpenChange={(isOpen) => setEdited({ ...edited, isOpen })}
          />
        )}
        {removed === undefined ? null : (
          <RemoveAccount account={removed} onClose={() => setRemoved(undefined)} />
        )}
      </Suspense>
    </>
  )
}
