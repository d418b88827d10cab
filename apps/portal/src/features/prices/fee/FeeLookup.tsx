import { priceDay } from '@capiz/api/contract/price-day'
import { priceSheets } from '@capiz/api/contract/price'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import { AsyncComboBox, type Option } from '@capiz/ui/AsyncComboBox'
import { Card } from '@capiz/ui/Card'
import { ComboBox } from '@capiz/ui/ComboBox'
import { DatePicker } from '@capiz/ui/DatePicker'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FieldRow } from '@capiz/ui/Form'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Stack } from '@capiz/ui/Stack'
import { type ServiceType, serviceTypeLabels, serviceTypes } from '@capiz/domain/fees'
import { type ReactElement, useState } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { findFacilities, findPhysicians } from '../../../patterns/find-provider.ts'
import { LoadingLines } from '../../../patterns/LoadingLines.tsx'
import { today } from '../../../patterns/today.ts'
import { KnownDay, KnownNotice } from '../known/KnownDay.tsx'
import { knownQuery, type KnownState } from '../model/known-state.ts'
import { FeeAnswer } from './FeeAnswer.tsx'
import { type FeeState, feeSchema, itemOptions } from './fee-state.ts'
import { ReadError } from '../../../patterns/ReadError.tsx'

const settings = serviceTypes.map((value) => ({ value, label: serviceTypeLabels[value] }))

function useItems(service: ServiceType): Option[] {
  const procedures = useCall(priceSheets['standard-procedure-rate'].procedureNames, {}).data ?? []
  const instruments =
    useCall(referenceCalls['physician-instrument'].list, { query: { size: 1000 } }).data?.content ?? []
  return itemOptions(
    service,
    procedures
      .filter(({ offered }) => offered)
      .map(({ code, description }) => ({ id: code, label: description, hint: `Procedure ${code}` })),
    instruments
      .filter(({ deleted }) => !deleted)
      .map(({ code, instrumentName }) => ({ id: code, label: instrumentName ?? code, hint: 'Instrument' })),
  )
}

function useAnswer(state: FeeState) {
  const { physician, facility, service, item, day } = state
  const isAsked = physician !== '' && item !== ''
  const query = {
    physicianCode: physician,
    ...(facility !== '' && { healthFacilityCode: facility }),
    serviceType: service,
    item,
    day: day === '' ? today() : day,
    ...knownQuery(state),
  }
  const answer = useCall(priceDay.fee, { query }, { isEnabled: isAsked, keepsPrevious: true })
  return { ...answer, isAsked }
}

/** "What do we pay Dr X for Y at Z on day D": the question in the address, the answer with the ladder it went down. */
export function FeeLookup(): ReactElement {
  const [state, change] = useUrlState(feeSchema)
  const answer = useAnswer(state)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const known = answer.data
  // a question that came by its address has codes only; the answer brings the names
  const optionOf = (code: string, name: string | undefined): Option | null =>
    code === '' ? null : { id: code, label: names[code] ?? name ?? code }
  const physician = optionOf(state.physician, known?.physician.name)
  const facility = optionOf(state.facility, known?.facility?.name)
  const choose =
    (field: 'physician' | 'facility') =>
    (option: Option | null): void => {
      if (option !== null) setNames((now) => ({ ...now, [option.id]: option.label }))
      change({ [field]: option?.id ?? '' }, true)
    }
  return (
    <Stack gap={4}>
      <Card title="Fee lookup">
        <FieldRow columns={3}>
          <AsyncComboBox
            // a name that comes later than its code has to be written into the field
            key={`physician ${physician?.label}`}
            label="Physician"
            isRequired
            value={physician}
            onChange={choose('physician')}
            load={findPhysicians}
          />
          <AsyncComboBox
            key={`facility ${facility?.label}`}
            label="Facility"
            value={facility}
            onChange={choose('facility')}
            load={findFacilities}
          />
          <CaseFields state={state} change={change} />
        </FieldRow>
      </Card>
      <KnownNotice state={state} onChange={change} />
      <Answer answer={answer} knownAt={state.knownAt} />
    </Stack>
  )
}

interface CaseFieldsProps {
  state: FeeState
  change: (changes: Partial<FeeState>, isReplace?: boolean) => void
}

/** Fields of the service and its day. */
function CaseFields({ state, change }: CaseFieldsProps): ReactElement {
  const items = useItems(state.service)
  return (
    <>
      <NativeSelect
        label="Service type"
        hint="Fees are agreed for each."
        value={state.service}
        options={settings}
        onChange={(service) => change({ service, item: '' }, true)}
      />
      <ComboBox
        // the options belong to the service type, and come after the field
        key={`${state.service} ${items.length}`}
        label="Fee, procedure or instrument"
        isRequired
        value={state.item === '' ? null : state.item}
        onChange={(item) => change({ item: item ?? '' }, true)}
        options={items}
      />
      <DatePicker
        label="On the day"
        value={state.day === '' ? today() : state.day}
        onChange={(day) => {
          if (day !== null) change({ day: day === today() ? '' : day }, true)
        }}
      />
      <KnownDay state={state} onChange={(known) => change(known, true)} />
    </>
  )
}

interface AnswerProps extends KnownState {
  answer: ReturnType<typeof useAnswer>
}

function Answer({ answer, knownAt }: AnswerProps): ReactElement {
  if (!answer.isAsked) {
    return (
      <EmptyState title="What do we pay?">
        Choose a physician and what was done. The answer names the fee, where it comes from, and every place
        that was looked at before.
      </EmptyState>
    )
  }
  if (answer.isError) {
    return <ReadError title="The fee could not be looked up" answer={answer} />
  }
  if (answer.data === undefined) {
    return (
      <Card title="The answer">
        <LoadingLines count={6} />
      </Card>
    )
  }
  return <FeeAnswer answer={answer.data} knownAt={knownAt} />
}
