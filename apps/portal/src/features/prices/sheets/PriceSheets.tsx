import { proposal } from '@capiz/api/contract/proposal'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { ErrorState } from '@capiz/ui/ErrorState'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { PriceHistory } from '@capiz/ui/accreditation/PriceHistory'
import { Skeleton } from '@capiz/ui/Skeleton'
import { Inline, Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { reportError, errorMessage } from '../../../platform/feedback/report-error.ts'
import { Waiting } from '../../../platform/feedback/Waiting.tsx'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { oneOf, text, useUrlState } from '../../../platform/routing/url-state.ts'
import { today } from '../../../patterns/today.ts'
import type { Sheet, SheetCalls } from '../model/calls.ts'
import { ownerField } from '@capiz/domain/fees'
import { type Header, headerText, listFields, listKey } from '../model/headers.ts'
import { KnownDay, KnownNotice } from '../known/KnownDay.tsx'
import { knownSchema, type KnownState } from '../model/known-state.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { givenFields } from '../model/lines.ts'
import { headerLabels } from '../../../patterns/price-labels.ts'
import { dayOf, mostVersions, type PriceSheetData, useSheets } from '../model/use-sheets.ts'

const NewVersion = lazy(async () => ({
  default: (await load(() => import('../edit/NewVersion.tsx'))).NewVersion,
}))
const UploadSheet = lazy(async () => ({
  default: (await load(() => import('../imports/UploadSheet.tsx'))).UploadSheet,
}))

const WithdrawDialog = lazy(async () => ({
  default: (await load(() => import('./WithdrawDialog.tsx'))).WithdrawDialog,
}))

/** The price list and version shown and what is being done, in the address. */
const schema = {
  list: text,
  version: text,
  do: oneOf(['', 'new', 'list', 'correct', 'past', 'upload'], ''),
  /** a decided proposal whose refused lines are proposed again */
  returned: text,
  ...knownSchema,
}

async function saveTemplate(
  template: NonNullable<SheetCalls['template']>,
  query: Partial<Record<keyof Header, string>>,
): Promise<void> {
  try {
    saveFile(await call(template, { query }))
  } catch (error) {
    reportError(error)
  }
}

/** The owner and the price list that a template is filled for. */
function templateQuery({ screen, list, owner: of }: PriceSheetData): Partial<Record<keyof Header, string>> {
  const owner = ownerField(screen.kind)
  return {
    ...(owner && { [owner]: of }),
    ...Object.fromEntries(Object.entries(list?.header ?? {}).filter(([, value]) => value !== null)),
  }
}

function PricesSkeleton({ title }: { title: string }): ReactElement {
  return (
    <Card title={title}>
      <Stack gap={4}>
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton />
        <Skeleton />
      </Stack>
    </Card>
  )
}

interface PriceSheetsProps {
  screen: PriceScreen
  /** code of the facility or physician, name of the society; empty for the list without an owner */
  owner: string
  canEdit: boolean
  canRequest: boolean
}

/** Prices of one kind over time: what is in force on any day, what changed, and how new prices are entered. */
export function PriceSheets({ screen, owner, canEdit, canRequest }: PriceSheetsProps): ReactElement {
  const [state, change] = useUrlState(schema)
  const returned = useCall(
    proposal.returned,
    { params: { code: state.returned } },
    { isEnabled: state.returned !== '' },
  )
  const list = returned.data === undefined ? state.list : listKey(returned.data.header)
  const data = useSheets(screen, owner, { list, version: state.version, knownAt: state.knownAt })
  const isRequest = !canEdit && canRequest && screen.requestType !== undefined
  // nothing is entered into a past knowledge
  const canEnter = (canEdit || isRequest) && state.knownAt === ''
  if (data.error !== null) {
    return (
      <ErrorState title={`${screen.title} could not be read`} onRetry={data.retry}>
        {errorMessage(data.error)}
      </ErrorState>
    )
  }
  if (data.isPending || returned.isLoading) return <PricesSkeleton title={screen.title} />
  const close = (): void => change({ do: '', returned: '' })
  if (canEnter && state.do === 'upload' && screen.upload) {
    return (
      <Suspense fallback={<Waiting />}>
        <UploadSheet {...{ data, isRequest }} onClose={close} />
      </Suspense>
    )
  }
  const replaces = data.sheets.find(({ id }) => String(id) === state.version)
  const isAmended = (state.do === 'correct' || state.do === 'past') && replaces !== undefined
  if (canEnter && (state.do === 'new' || state.do === 'list' || isAmended)) {
    return (
      <Suspense fallback={<Waiting />}>
        <NewVersion
          key={`${state.do}-${state.list}-${state.version}`}
          {...{ data, isRequest }}
          replaces={isAmended ? replaces : undefined}
          isRetro={isAmended && state.do === 'past'}
          isNewList={state.do === 'list'}
          returned={returned.data}
          onUpload={() => change({ do: 'upload', returned: '' })}
          onClose={close}
        />
      </Suspense>
    )
  }
  return <Shown {...{ data, state, change, canEnter, isRequest }} />
}

interface ShownProps {
  data: PriceSheetData
  state: KnownState & { list: string; version: string }
  change: (
    changes: Partial<
      KnownState & { list: string; version: string; do: 'new' | 'list' | 'correct' | 'past' | 'upload' }
    >,
    isReplace?: boolean,
  ) => void
  canEnter: boolean
  isRequest: boolean
}

/** The history of the chosen price list with the ways to new prices, and under it those to amend a version. */
function Shown({ data, state, change, canEnter, isRequest }: ShownProps): ReactElement {
  const { screen, list, names } = data
  const fields = listFields(screen)
  const { template } = screen.calls
  const sheet = data.sheets.find(({ id }) => String(id) === state.version)
  const headerLabel = list === undefined ? '' : headerText(screen, list.header, names)
  const known = <KnownDay state={state} onChange={(next) => change(next, true)} />
  return (
    <Stack gap={4}>
      {fields.length > 0 && list !== undefined ? (
        <Inline gap={3} align="end">
          <ListChoice {...{ data, list, change, canEnter }} />
        </Inline>
      ) : null}
      <KnownNotice state={state} onChange={change} />
      <PriceHistory
        key={list?.key}
        label={[screen.title, headerLabel].filter(Boolean).join(', ')}
        itemLabel={screen.itemLabel}
        fields={givenFields(screen, data.versions)}
        versions={data.versions}
        today={today()}
        value={state.version === '' ? undefined : state.version}
        onChange={(version) => change({ version }, true)}
        isReadOnly={!canEnter}
        controls={known}
        onNewVersion={canEnter ? () => change({ do: list === undefined ? 'list' : 'new' }) : undefined}
        onUpload={screen.upload ? () => change({ do: 'upload' }) : undefined}
        onTemplate={template ? () => void saveTemplate(template, templateQuery(data)) : undefined}
      />
      {data.versions.length === 0 ? <Inline>{known}</Inline> : null}
      {(list?.rows.length ?? 0) > mostVersions ? (
        <Text tone="muted">{`The ${mostVersions} newest of ${list?.rows.length} versions are shown.`}</Text>
      ) : null}
      {canEnter && sheet !== undefined && !isRequest ? <WaysToAmend {...{ screen, sheet, change }} /> : null}
    </Stack>
  )
}

type ListChoiceProps = Pick<ShownProps, 'data' | 'change' | 'canEnter'> & {
  list: NonNullable<PriceSheetData['list']>
}

/** The choice among the price lists of an owner. */
function ListChoice({ data, list, change, canEnter }: ListChoiceProps): ReactElement {
  const { screen, lists, names } = data
  const fields = listFields(screen)
  return (
    <>
      <NativeSelect
        label={fields.length === 1 ? headerLabels[fields[0] ?? 'serviceType'] : 'Price list'}
        width="medium"
        value={list.key}
        options={lists.map((each) => ({
          value: each.key,
          label: headerText(screen, each.header, names),
        }))}
        onChange={(key) => change({ list: key, version: '' })}
      />
      {canEnter ? <Button onPress={() => change({ do: 'list' })}>Add a price list</Button> : null}
    </>
  )
}

interface WaysToAmendProps extends Pick<ShownProps, 'change'> {
  screen: PriceScreen
  sheet: Sheet
}

/** Correction of coming prices, by an amendment where they were approved, and withdrawal of any that still hold. */
function WaysToAmend({ screen, sheet, change }: WaysToAmendProps): ReactElement {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const of = `the version of ${formatDay(dayOf(sheet))}`
  return (
    <Inline gap={2}>
      {sheet.state === 'scheduled' ? (
        <Button size="sm" onPress={() => change({ do: 'correct' })}>
          {sheet.requestCode ? `Propose an amendment of ${of}` : `Correct ${of}`}
        </Button>
      ) : null}
      {sheet.state === 'inForce' || sheet.state === 'past' ? (
        <Button size="sm" onPress={() => change({ do: 'past' })}>
          {`Change days gone by of ${of}`}
        </Button>
      ) : null}
      {sheet.state === 'scheduled' || sheet.state === 'inForce' ? (
        <Button size="sm" variant="quiet" onPress={() => setWithdrawing(true)}>
          {`Withdraw ${of}`}
        </Button>
      ) : null}
      {isWithdrawing ? (
        <Suspense fallback={null}>
          <WithdrawDialog {...{ screen, sheet }} onClose={() => setWithdrawing(false)} />
        </Suspense>
      ) : null}
    </Inline>
  )
}
