import { affiliation } from '@capiz/api/contract/physician'
import { specialization } from '@capiz/api/contract/reference'
import { AffiliationInput } from '@capiz/api/schema/physician'
import { relations, rosterLabel } from '@capiz/domain/roster'
import type { IsoDate } from '@capiz/domain/time'
import { AsyncComboBox, type Option } from '@capiz/ui/AsyncComboBox'
import { Checkbox } from '@capiz/ui/Checkbox'
import { DateField } from '@capiz/ui/DateField'
import { MultiComboBox } from '@capiz/ui/MultiComboBox'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Notice } from '@capiz/ui/Notice'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import * as v from 'valibot'
import { useCan, useUser } from '../../../app/session/session.ts'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { ConflictDialog } from '../../../lib/ConflictDialog.tsx'
import { type FieldBinding, useSaveForm } from '../../../lib/form.tsx'
import { refreshCalls, useCall } from '../../../lib/query.tsx'
import { findFacilities, findPhysicians } from '../../../patterns/find-provider.ts'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { useProvider } from '../../../patterns/provider/provider.ts'
import type { Affiliation } from '../list/columns.tsx'
import {
  affiliationBody,
  affiliationValues,
  type AffiliationValues,
  type Author,
  outcomeWords,
  statusChoices,
} from './affiliation-form.ts'

interface AffiliationDialogProps {
  /** the affiliation that is changed; absent for a new one */
  record: Affiliation | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** What may be saved, in words that fit the fields of the form. */
const AffiliationForm = v.object({
  ...AffiliationInput.entries,
  physicianCode: v.pipe(v.string(), v.minLength(1, 'Choose a physician.')),
  healthFacilityCode: v.pipe(v.string(), v.minLength(1, 'Choose a facility.')),
  relation: v.string(),
})

/** The end that is not the record around: searched by name or code. What is chosen stays with the field. */
function OtherEnd(props: FieldBinding<string> & { atFacility: boolean }): ReactElement {
  const { atFacility, value, onChange, ...rest } = props
  const [chosen, setChosen] = useState<Option | null>(value === '' ? null : { id: value, label: value })
  return (
    <AsyncComboBox
      label={atFacility ? 'Physician' : 'Facility'}
      isRequired
      placeholder="Name or code"
      load={atFacility ? findPhysicians : findFacilities}
      {...rest}
      value={chosen}
      onChange={(next) => {
        setChosen(next)
        onChange(next?.id ?? '')
      }}
    />
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
  const specialties = useCall(specialization.filter, { query: { size: 1000 } }).data?.content ?? []
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
      onOpenChange(false)
      form.api.reset(start)
      void refreshCalls('affiliation.*', 'physician.*', 'request.*', 'accreditationHistory.*')
      void showToast('success', message)
    },
  })
  const title = record
    ? `Change the affiliation with ${atFacility ? record.physicianName : record.healthFacilityName}`
    : `Add an affiliation of ${name}`
  return (
    <>
      <form.api.Subscribe selector={(state) => outcomeWords(state.values, author).isRequest}>
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
            {isStaff ? (
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
            ) : null}
            <form.api.Subscribe
              selector={({ values }) => values.status !== (record?.status ?? values.status)}
            >
              {(isMove) => (
                <>
                  {isStaff && (isMove || !record) ? (
                    <form.api.Field name="effectiveDate">
                      {(field) => {
                        const { value, ...rest } = form.bind(field)
                        return (
                          <DateField
                            label="From"
                            hint="Leave empty for today."
                            {...rest}
                            value={value as IsoDate | null}
                          />
                        )
                      }}
                    </form.api.Field>
                  ) : null}
                  {isStaff && isMove ? (
                    <form.api.Field name="reason">
                      {(field) => <TextField label="Reason" maxLength={500} {...form.bind(field)} />}
                    </form.api.Field>
                  ) : null}
                </>
              )}
            </form.api.Subscribe>
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
                  placeholder="Not said"
                  options={relations.map((value) => ({ value, label: rosterLabel(value) ?? value }))}
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
            {isStaff ? (
              <form.api.Field name="remarks">
                {(field) => (
                  <TextArea label="Remarks" hint="For staff only." maxLength={2000} {...form.bind(field)} />
                )}
              </form.api.Field>
            ) : null}
            <form.api.Subscribe selector={({ values }) => values}>
              {(values) => (
                <>
                  {author.canMove && outcomeWords({ ...values, bypass: false }, author).isRequest ? (
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
                  <Notice kind="info">{outcomeWords(values, author).words}</Notice>
                </>
              )}
            </form.api.Subscribe>
          </FormDialog>
        )}
      </form.api.Subscribe>
      <ConflictDialog conflict={form.conflict} />
    </>
  )
}
