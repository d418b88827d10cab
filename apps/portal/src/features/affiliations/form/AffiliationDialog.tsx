import { affiliation } from '@capiz/api/contract/physician'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import { AffiliationInput } from '@capiz/api/schema/affiliation'
import { relationChoices } from '@capiz/domain/roster'
import { AsyncComboBox, type Option } from '@capiz/ui/AsyncComboBox'
import { Checkbox } from '@capiz/ui/Checkbox'
import { DatePicker } from '@capiz/ui/DatePicker'
import { Link } from '@capiz/ui/Link'
import { MultiComboBox } from '@capiz/ui/MultiComboBox'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import * as v from 'valibot'
import { useCan, useUser } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import type { FieldBinding } from '../../../platform/forms/field-binding.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { wholeList } from '../../../patterns/whole-list.ts'
import {
  findFacilities,
  findFacilityChoices,
  findPhysicianChoices,
  findPhysicians,
} from '../../../patterns/find-provider.ts'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { useProvider } from '../../../patterns/provider/provider.ts'
import type { Affiliation } from '../list/columns.tsx'
import {
  affiliationBody,
  affiliationValues,
  type AffiliationValues,
  type Author,
  outcomeMessage,
  statusChoices,
} from './affiliation-form.ts'

interface AffiliationDialogProps {
  /** the affiliation that is changed; absent for a new one */
  record: Affiliation | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The schema of an affiliation that may be saved, with messages that fit the fields of the form. */
const AffiliationForm = v.object({
  ...AffiliationInput.entries,
  physicianCode: v.pipe(v.string(), v.minLength(1, 'Choose a physician.')),
  healthFacilityCode: v.pipe(v.string(), v.minLength(1, 'Choose a facility.')),
  relation: v.string(),
})

/** The searches: staff choose among all records, providers among those that are accredited. */
const recordSearches = { physician: findPhysicians, facility: findFacilities }
const choiceSearches = { physician: findPhysicianChoices, facility: findFacilityChoices }

/** Leads on who finds no physician: one who is not on record is sent in a roster or registers. */
function OtherWays(): ReactElement {
  const { code } = useProvider()
  return (
    <Text size="compact" tone="muted">
      {'Not on record, or not accredited yet? '}
      <Link href={`/health-facility/${code}/roster`}>Send a roster row</Link>
      {' or '}
      <Link href="/register/physician">invite the physician to register</Link>.
    </Text>
  )
}

/** The end that is not the record around: searched by name or code. What is chosen stays with the field. */
function OtherEnd(props: FieldBinding<string> & { atFacility: boolean }): ReactElement {
  const { atFacility, value, onChange, ...rest } = props
  const [chosen, setChosen] = useState<Option | null>(value === '' ? null : { id: value, label: value })
  const searches = useUser().marker === 'ADMIN' ? recordSearches : choiceSearches
  return (
    <AsyncComboBox
      label={atFacility ? 'Physician' : 'Facility'}
      isRequired
      placeholder={atFacility ? 'Name, code or licence' : 'Name, city or code'}
      load={atFacility ? searches.physician : searches.facility}
      whenNothing={atFacility ? <OtherWays /> : undefined}
      {...rest}
      value={chosen}
      onChange={(next) => {
        setChosen(next)
        onChange(next?.id ?? '')
      }}
    />
  )
}

interface FormOptions {
  record: Affiliation | undefined
  ends: { physicianCode: string; healthFacilityCode: string }
  author: Author
  onSaved: () => void
}

function useAffiliationForm({ record, ends, author, onSaved }: FormOptions) {
  const start = affiliationValues(record, ends)
  const form = useSaveForm({
    name: 'affiliation',
    schema: AffiliationForm as v.GenericSchema<unknown, unknown> as v.GenericSchema<
      AffiliationValues,
      unknown
    >,
    values: start,
    fromRecord: (current) => affiliationValues(current as Affiliation, ends),
    save: (values, idempotencyKey) =>
      call(affiliation.save, { body: affiliationBody(values, author) }, { idempotencyKey }),
    onSaved: ({ message }) => {
      onSaved()
      form.api.reset(start)
      void refreshCalls('affiliation.*', 'physician.*', 'request.*', 'accreditationHistory.*')
      showToast('success', message)
    },
  })
  return form
}

type FormHandle = ReturnType<typeof useAffiliationForm>

interface StatusFieldsProps {
  form: FormHandle
  record: Affiliation | undefined
  author: Author
}

/** The status, and for a move the day it begins and the reason. */
function StatusFields({ form, record, author }: StatusFieldsProps): ReactElement {
  return (
    <>
      <form.api.Field name="status">
        {(field) => (
          <NativeSelect
            label="Status"
            isRequired
            options={statusChoices(record?.status, author)}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
      <form.api.Subscribe selector={({ values }) => values.status !== (record?.status ?? values.status)}>
        {(isMove) => (
          <>
            {isMove || !record ? (
              <form.api.Field name="effectiveDate">
                {(field) => {
                  const { value, ...rest } = form.bind(field)
                  return <DatePicker label="From" hint="Leave empty for today." {...rest} value={value} />
                }}
              </form.api.Field>
            ) : null}
            {isMove ? (
              <form.api.Field name="reason">
                {(field) => <TextField label="Reason" maxLength={500} {...form.bind(field)} />}
              </form.api.Field>
            ) : null}
          </>
        )}
      </form.api.Subscribe>
    </>
  )
}

/** Fields of the specialty practised at the facility, and of the room. */
function PracticeFields({ form }: { form: FormHandle }): ReactElement {
  const specialties =
    useCall(referenceCalls.specialization.filter, { query: wholeList('specialization') }).data?.content ?? []
  return (
    <>
      <form.api.Field name="specializationCodes">
        {(field) => (
          <MultiComboBox
            label="Specialties practised here"
            options={specialties.map(({ code: id, description }) => ({ id, label: description ?? id }))}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
      <form.api.Field name="relation">
        {(field) => (
          <NativeSelect
            label="Relation"
            placeholder="Not stated"
            options={relationChoices.map(({ code, label }) => ({ value: code, label }))}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
      <form.api.Field name="room">
        {(field) => <TextField label="Room" maxLength={60} {...form.bind(field)} />}
      </form.api.Field>
      <form.api.Field name="clinicAddress">
        {(field) => (
          <TextField
            label="Clinic address"
            hint="Only where it is not the facility's own."
            maxLength={300}
            {...form.bind(field)}
          />
        )}
      </form.api.Field>
    </>
  )
}

/** Shows the consequence of saving, and the bypass of a request for users who may use it. */
function Outcome({ form, author }: { form: FormHandle; author: Author }): ReactElement {
  return (
    <form.api.Subscribe selector={({ values }) => values}>
      {(values) => (
        <>
          {author.canMove && outcomeMessage({ ...values, bypass: false }, author).isRequest ? (
            <form.api.Field name="bypass">
              {(field) => {
                const { value, ...rest } = form.bind(field)
                return (
                  <Checkbox {...rest} isSelected={value}>
                    Save at once, without a request
                  </Checkbox>
                )
              }}
            </form.api.Field>
          ) : null}
          <Notice tone="info">{outcomeMessage(values, author).message}</Notice>
        </>
      )}
    </form.api.Subscribe>
  )
}

/** Adds an affiliation or changes one; says before it is saved whether it becomes a request. */
export function AffiliationDialog({ record, isOpen, onOpenChange }: AffiliationDialogProps): ReactElement {
  const { kind, code, name } = useProvider()
  const can = useCan()
  const isStaff = useUser().marker === 'ADMIN'
  const author: Author = { isStaff, canMove: isStaff && can('AFFILIATION_STATUS') }
  const atFacility = kind.name === 'facility'
  const ends = {
    physicianCode: atFacility ? '' : code,
    healthFacilityCode: atFacility ? code : '',
  }
  const form = useAffiliationForm({ record, ends, author, onSaved: () => onOpenChange(false) })
  const title = record
    ? `Change the affiliation with ${atFacility ? record.physicianName : record.healthFacilityName}`
    : `Add an affiliation of ${name}`
  return (
    <>
      <form.api.Subscribe selector={(state) => outcomeMessage(state.values, author).isRequest}>
        {(isRequest) => (
          <FormDialog
            form={form}
            isOpen={isOpen}
            onOpenChange={onOpenChange}
            title={title}
            label="Affiliation"
            submitLabel={isRequest ? 'Send for approval' : 'Save affiliation'}
          >
            {record ? null : (
              <form.api.Field name={atFacility ? 'physicianCode' : 'healthFacilityCode'}>
                {(field) => <OtherEnd atFacility={atFacility} {...form.bind(field)} />}
              </form.api.Field>
            )}
            {isStaff ? <StatusFields form={form} record={record} author={author} /> : null}
            <PracticeFields form={form} />
            {isStaff ? (
              <form.api.Field name="remarks">
                {(field) => (
                  <TextArea label="Remarks" hint="For staff only." maxLength={2000} {...form.bind(field)} />
                )}
              </form.api.Field>
            ) : null}
            <Outcome form={form} author={author} />
          </FormDialog>
        )}
      </form.api.Subscribe>
      <ConflictDialog conflict={form.conflict} />
    </>
  )
}
