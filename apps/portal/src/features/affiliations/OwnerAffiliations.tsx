import { affiliation } from '@capiz/api/contract/physician'
import type { RowMenuItem } from '@capiz/ui/DataTable'
import { Button } from '@capiz/ui/Button'
import { Inline, Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../app/lazy-screen.ts'
import { useCan, useUser } from '../../app/session/session.ts'
import { useCall } from '../../lib/query.tsx'
import { ListExport } from '../../patterns/ListExport.tsx'
import { OpenRequestNotice } from '../../patterns/OpenRequestNotice.tsx'
import { useListState } from '../../patterns/list-state.ts'
import { PagedList } from '../../patterns/PagedList.tsx'
import { useProvider } from '../../patterns/provider/provider.ts'
import { type Affiliation, affiliationColumns } from './list/columns.tsx'
import {
  affiliationChanges,
  affiliationFilters,
  affiliationListSchema,
  affiliationQuery,
  affiliationValues,
} from './list/list-state.ts'

const AffiliationDialog = lazy(async () => ({
  default: (await load(() => import('./form/AffiliationDialog.tsx'))).AffiliationDialog,
}))
const MoveAllDialog = lazy(async () => ({
  default: (await load(() => import('./form/MoveAllDialog.tsx'))).MoveAllDialog,
}))
const HoursDrawer = lazy(async () => ({
  default: (await load(() => import('./hours/HoursDrawer.tsx'))).HoursDrawer,
}))

type Shown = { what: 'edit' | 'hours'; record: Affiliation | undefined; isOpen: boolean }

const schemas = {
  facility: affiliationListSchema('facility'),
  physician: affiliationListSchema('physician'),
}

/** Words of the list, by the end it stands at. */
const words = {
  facility: {
    label: 'Physicians',
    nouns: ['physician', 'physicians'],
    search: 'Search physicians',
    placeholder: 'Name or code',
    empty: 'Physicians who practise here appear with their specialties and status.',
  },
  physician: {
    label: 'Affiliations',
    nouns: ['affiliation', 'affiliations'],
    search: 'Search affiliations',
    placeholder: 'Facility',
    empty: 'Facilities where this physician practises appear with their status.',
  },
} as const

/** The statuses a provider may ask to change; the others are for staff. */
const askable = new Set(['ON_PROCESS', 'ACCREDITED'])

interface OwnerAffiliationsProps {
  /** more to do with the whole list, such as a roster */
  more?: ReactElement
}

/** The affiliations of the provider around, at either end: searched, filtered, added and changed. */
export function OwnerAffiliations({ more }: OwnerAffiliationsProps): ReactElement {
  const { kind, code } = useProvider()
  const end = kind.name
  const can = useCan()
  const isStaff = useUser().marker === 'ADMIN'
  const canEdit = can('AFFILIATION_EDIT')
  const say = words[end]
  const [state, list] = useListState(schemas[end], {
    search: { by: 'term', label: say.search, placeholder: say.placeholder },
    values: affiliationValues,
    changes: affiliationChanges,
  })
  const [shown, setShown] = useState<Shown>()
  const [isMoving, setMoving] = useState<boolean>()
  const ofEnd = end === 'facility' ? { healthFacilityCode: code } : { physicianCode: code }
  const query = { ...affiliationQuery(state), ...ofEnd }
  const answer = useCall(affiliation.list, { query }, { keepsPrevious: true })
  const found = useCall(
    affiliation.specializations,
    { query: { hfCode: code } },
    { isEnabled: end === 'facility' },
  ).data
  const filters = useMemo(
    () =>
      affiliationFilters(
        (found ?? []).map((one) => ({ value: one.code, label: one.description ?? one.code })),
      ),
    [found],
  )
  const columns = useMemo(() => affiliationColumns(end), [end])
  const open = (what: Shown['what'], record: Affiliation | undefined): void =>
    setShown({ what, record, isOpen: true })
  const rowMenu = (record: Affiliation): RowMenuItem[] => [
    ...(canEdit && (isStaff || askable.has(record.status))
      ? ([
          { id: 'edit', label: 'Change', icon: 'pencil', onAction: () => open('edit', record) },
        ] satisfies RowMenuItem[])
      : []),
    { id: 'hours', label: 'Clinic hours', icon: 'clock', onAction: () => open('hours', record) },
  ]
  const close = (isOpen: boolean): void => setShown((now) => now && { ...now, isOpen })
  return (
    <Stack gap={4}>
      {isStaff ? null : <OpenRequestNotice code={code} type="affiliation" />}
      <PagedList
        label={say.label}
        nouns={say.nouns}
        name={`affiliations-${end}`}
        columns={columns}
        answer={answer}
        {...list}
        rowKey={(row) => row.code}
        {...(isStaff && {
          rowHref: (row: Affiliation) =>
            end === 'facility'
              ? `/doctor/${row.physicianCode}`
              : `/health-facility/${row.healthFacilityCode}`,
        })}
        rowMenu={rowMenu}
        filters={filters}
        actions={
          <Inline gap={2}>
            <ListExport list="affiliation.list" query={query} total={answer.data?.totalElements} />
            {more}
            {end === 'physician' && isStaff && can('AFFILIATION_STATUS') ? (
              <Button isDisabled={answer.data?.totalElements === 0} onPress={() => setMoving(true)}>
                Change all
              </Button>
            ) : null}
            {canEdit ? (
              <Button variant="primary" onPress={() => open('edit', undefined)}>
                {isStaff ? 'Add affiliation' : 'Ask for an affiliation'}
              </Button>
            ) : null}
          </Inline>
        }
        empty={{ title: `No ${say.nouns[1]} yet`, text: say.empty }}
      />
      <Suspense fallback={null}>
        {shown?.what === 'edit' ? (
          <AffiliationDialog
            key={shown.record?.code ?? 'new'}
            record={shown.record}
            isOpen={shown.isOpen}
            onOpenChange={close}
          />
        ) : null}
        {shown?.what === 'hours' && shown.record ? (
          <HoursDrawer record={shown.record} isOpen={shown.isOpen} onOpenChange={close} />
        ) : null}
        {isMoving === undefined ? null : <MoveAllDialog isOpen={isMoving} onOpenChange={setMoving} />}
      </Suspense>
    </Stack>
  )
}
