import Clock from '@lucide/icons/icons/clock'
import Pencil from '@lucide/icons/icons/pencil'
import { affiliation } from '@capiz/api/contract/physician'
import type { RowMenuItem } from '@capiz/ui/DataTable'
import { Button } from '@capiz/ui/Button'
import { Inline, Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { load } from '../../platform/loading/lazy-screen.ts'
import { useCan, useUser } from '../../platform/session/session.ts'
import { useCall } from '../../platform/data/query.tsx'
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

/** Affiliations that are seen at once, so that nobody searches among them. */
const fewRows = 10

type Shown = { what: 'edit' | 'hours'; record: Affiliation | undefined; isOpen: boolean }

const schemas = {
  facility: affiliationListSchema('facility'),
  physician: affiliationListSchema('physician'),
}

/** Words of the list, by the end it stands at. */
const labels = {
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
const requestable = new Set(['ON_PROCESS', 'ACCREDITED'])

function useFilters(end: 'facility' | 'physician', code: string) {
  const found = useCall(
    affiliation.specializations,
    { query: { hfCode: code } },
    { isEnabled: end === 'facility' },
  ).data
  return useMemo(
    () =>
      affiliationFilters(
        (found ?? []).map((one) => ({ value: one.code, label: one.description ?? one.code })),
      ),
    [found],
  )
}

interface MenuOptions {
  mayEdit: boolean
  onOpen: (what: Shown['what'], record: Affiliation) => void
}

function menuOf(record: Affiliation, { mayEdit, onOpen }: MenuOptions): RowMenuItem[] {
  return [
    ...(mayEdit
      ? ([
          { id: 'edit', label: 'Change', icon: Pencil, onAction: () => onOpen('edit', record) },
        ] satisfies RowMenuItem[])
      : []),
    { id: 'hours', label: 'Clinic hours', icon: Clock, onAction: () => onOpen('hours', record) },
  ]
}

interface ListButtonsProps {
  end: 'facility' | 'physician'
  isEmpty: boolean
  onMove: () => void
  onAdd: () => void
}

/** Changes all affiliations at once, and adds one. */
function ListButtons({ end, isEmpty, onMove, onAdd }: ListButtonsProps): ReactElement {
  const can = useCan()
  const isStaff = useUser().marker === 'ADMIN'
  return (
    <>
      {end === 'physician' && isStaff && can('AFFILIATION_STATUS') ? (
        <Button isDisabled={isEmpty} onPress={onMove}>
          Change all
        </Button>
      ) : null}
      {can('AFFILIATION_EDIT') ? (
        <Button variant="primary" onPress={onAdd}>
          {isStaff ? 'Add affiliation' : 'Add an affiliation'}
        </Button>
      ) : null}
    </>
  )
}

/** The record at the other end of an affiliation. */
const hrefOf = (end: 'facility' | 'physician', row: Affiliation): string =>
  end === 'facility' ? `/doctor/${row.physicianCode}` : `/health-facility/${row.healthFacilityCode}`

interface ShownDialogProps {
  shown: Shown
  onOpenChange: (isOpen: boolean) => void
}

function ShownDialog({ shown, onOpenChange }: ShownDialogProps): ReactElement | null {
  const { what, record, isOpen } = shown
  if (what === 'edit') {
    return (
      <AffiliationDialog
        key={record?.code ?? 'new'}
        record={record}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      />
    )
  }
  return record ? <HoursDrawer record={record} isOpen={isOpen} onOpenChange={onOpenChange} /> : null
}

interface OwnerAffiliationsProps {
  /** more to do with the whole list, such as a roster */
  more?: ReactElement
}

/** The affiliations of the provider around, at either end: searched, filtered, added and changed. */
export function OwnerAffiliations({ more }: OwnerAffiliationsProps): ReactElement {
  const { kind, code } = useProvider()
  const end = kind.name
  const isStaff = useUser().marker === 'ADMIN'
  const canEdit = useCan()('AFFILIATION_EDIT')
  const label = labels[end]
  const [state, list] = useListState(schemas[end], {
    search: { by: 'term', label: label.search, placeholder: label.placeholder },
    values: affiliationValues,
    changes: affiliationChanges,
  })
  const [shown, setShown] = useState<Shown>()
  const [isMoving, setMoving] = useState<boolean>()
  const ofEnd = end === 'facility' ? { healthFacilityCode: code } : { physicianCode: code }
  const query = { ...affiliationQuery(state), ...ofEnd }
  const answer = useCall(affiliation.list, { query }, { keepsPrevious: true })
  const filters = useFilters(end, code)
  const columns = useMemo(() => affiliationColumns(end), [end])
  const open = (what: Shown['what'], record: Affiliation | undefined): void =>
    setShown({ what, record, isOpen: true })
  const close = (isOpen: boolean): void => setShown((now) => now && { ...now, isOpen })
  return (
    <Stack gap={4}>
      {isStaff ? null : <OpenRequestNotice code={code} type="affiliation" />}
      <PagedList
        label={label.label}
        nouns={label.nouns}
        name={`affiliations-${end}`}
        columns={columns}
        answer={answer}
        {...list}
        rowKey={(row) => row.code}
        {...(isStaff && { rowHref: (row: Affiliation) => hrefOf(end, row) })}
        rowMenu={(record) =>
          menuOf(record, { mayEdit: canEdit && (isStaff || requestable.has(record.status)), onOpen: open })
        }
        filters={filters}
        {...(end === 'physician' && { compactBelow: fewRows })}
        exports={{ list: 'affiliation.list', query }}
        actions={
          <Inline gap={2}>
            {more}
            <ListButtons
              end={end}
              isEmpty={answer.data?.totalElements === 0}
              onMove={() => setMoving(true)}
              onAdd={() => open('edit', undefined)}
            />
          </Inline>
        }
        empty={{ title: `No ${label.nouns[1]} yet`, text: label.empty }}
      />
      <Suspense fallback={null}>
        {shown === undefined ? null : <ShownDialog shown={shown} onOpenChange={close} />}
        {isMoving === undefined ? null : <MoveAllDialog isOpen={isMoving} onOpenChange={setMoving} />}
      </Suspense>
    </Stack>
  )
}
