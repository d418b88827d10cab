import { uploadedSheetKinds } from '@capiz/api/contract/row-import'
import { importStatuses } from '@capiz/api/schema/row-import'
import { priceSheetKindNames } from '@capiz/domain/fees'
import type { FilterDeclaration } from '@capiz/ui/FilterBar'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { oneOf, text, useUrlState, wholeNumber } from '../../../lib/url-state.ts'
import { ListTools } from '../../../patterns/ListTools.tsx'
import { ViewTabs } from '../../../patterns/saved-views/ViewTabs.tsx'
import { priceScreens } from '../model/kinds.ts'
import { importStates } from '../../../patterns/import/import-state.ts'
import { ImportTable } from '../../../patterns/import/ImportTable.tsx'
import { priceBench } from './price-bench.ts'

const sorts = ['createdDate,DESC', 'createdDate,ASC'] as const
const schema = {
  page: wholeNumber(0),
  size: wholeNumber(10, { values: [10, 25, 50, 100] }),
  sort: oneOf(sorts, 'createdDate,DESC'),
  term: text,
  kind: oneOf(['', ...priceSheetKindNames], ''),
  status: oneOf(['', ...importStatuses], ''),
  owner: text,
}

const filters: readonly FilterDeclaration[] = [
  {
    id: 'kind',
    label: 'Prices',
    kind: 'one',
    isSuggested: true,
    options: uploadedSheetKinds.map((kind) => ({ value: kind, label: priceScreens[kind].title })),
  },
  {
    id: 'status',
    label: 'Outcome',
    kind: 'one',
    isSuggested: true,
    options: importStatuses.map((status) => ({ value: status, label: importStates[status].label })),
  },
  { id: 'owner', label: 'Facility or physician code', kind: 'text' },
]

/** Every file of prices that was uploaded, what became of it, and the way back to it. */
export function ImportHistory(): ReactElement {
  const [state, change] = useUrlState(schema)
  const { kind, status, owner, term } = state
  const set = Object.entries({ kind, status, owner }).filter(([, value]) => value !== '')
  return (
    <Stack gap={4}>
      <ViewTabs list="price-uploads" />
      <ListTools
        search={{
          label: 'Search uploads',
          placeholder: 'Name of the file',
          term,
          onTerm: (next) => change({ term: next, page: 0 }, true),
        }}
        filters={filters}
        values={Object.fromEntries(set.map(([name, value]) => [name, [value]]))}
        onValues={(values) =>
          change({
            page: 0,
            kind: (values['kind']?.[0] ?? '') as typeof kind,
            status: (values['status']?.[0] ?? '') as typeof status,
            owner: values['owner']?.[0] ?? '',
          })
        }
        count={undefined}
      />
      <ImportTable
        bench={priceBench}
        kindLabel="Prices"
        emptyText="Files of prices appear here with what became of them."
        query={{
          ...(kind !== '' && { kind }),
          ...(status !== '' && { status }),
          ...(owner !== '' && { ownerCode: owner }),
          ...(term !== '' && { term }),
        }}
        isFiltered={set.length > 0 || term !== ''}
        page={state.page}
        size={state.size}
        sort={state.sort}
        hrefOf={(code) => `/rates/imports/${code}`}
        onChange={({ page, size, sort }) => change({ page, size, sort: sort as typeof state.sort })}
      />
    </Stack>
  )
}
