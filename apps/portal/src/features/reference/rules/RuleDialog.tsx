import { requirementRule } from '@capiz/api/contract/maintenance'
import { lookups } from '@capiz/api/contract/reference'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import { RequirementRuleInput } from '@capiz/api/schema/maintenance'
import { readReferenceItem } from '@capiz/domain/reference'
import { savedMessage } from '@capiz/domain/text'
import { documentTypesOfText } from '@capiz/domain/verification'
import { DatePicker } from '@capiz/ui/DatePicker'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import * as v from 'valibot'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { wholeList } from '../../../patterns/whole-list.ts'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { today } from '../../../patterns/today.ts'
import { choiceLabel } from '@capiz/domain/field'
import { askedPages, pageTypes } from '@capiz/domain/reference'
import { Effect } from './Effect.tsx'
import { isFacilityPage, type RuleRow, type RuleValues, sent, valuesOf } from './rule-values.ts'
import { dayBinding } from '../../../patterns/provider/form/day.ts'

/** The schema of a rule that may be saved, with messages that fit the fields of the form. */
const RuleForm = v.object({
  ...RequirementRuleInput.entries,
  pageType: v.picklist(askedPages, 'Choose whose document it is.'),
  documentTypeCode: v.pipe(v.string(), v.nonEmpty('Choose a document.')),
  required: v.picklist(['yes', 'no']),
})

interface RuleDialogProps {
  /** the rule that is changed; absent for a new one */
  record: RuleRow | undefined
  onClose: () => void
}

const optionsOf = (items: readonly Readonly<Record<string, unknown>>[] | undefined) =>
  (items ?? [])
    .filter((item) => item['deleted'] !== true)
    .map((item) => readReferenceItem(item))
    .map(({ code, description }) => ({ value: code, label: description }))

const every = { size: 1000 } as const

/** The choices that depend on what is chosen already. */
function useRuleChoices(pageType: string, facilityTypeCode: string) {
  const isFacility = isFacilityPage(pageType)
  const documents = useCall(
    lookups.documentTypesOfPage,
    { query: { pageType, ...every } },
    { isEnabled: pageType !== '' },
  )
  const types = useCall(
    referenceCalls['hf-type'].list,
    { query: wholeList('hf-type') },
    { isEnabled: isFacility },
  )
  const categories = useCall(
    lookups.categoriesOfType,
    { query: { facilityTypeCode, ...every } },
    { isEnabled: isFacility && facilityTypeCode !== '' },
  )
  const specialties = useCall(
    referenceCalls.specialization.list,
    { query: { ...every, sort: 'name,ASC' } },
    { isEnabled: pageType !== '' && !isFacility },
  )
  return {
    documents: optionsOf(documents.data?.content),
    types: optionsOf(types.data?.content),
    categories: optionsOf(categories.data?.content),
    specialties: optionsOf(specialties.data?.content),
  }
}

type Form = ReturnType<typeof useRuleForm>

function useRuleForm({ record, onClose }: RuleDialogProps) {
  return useSaveForm({
    name: 'requirement-rule',
    schema: RuleForm as v.GenericSchema<unknown, unknown> as v.GenericSchema<RuleValues, unknown>,
    values: valuesOf(record, today()),
    fromRecord: (current) => valuesOf(current as RuleRow, today()),
    save: (values, idempotencyKey) => call(requirementRule.save, { body: sent(values) }, { idempotencyKey }),
    onSaved: () => {
      onClose()
      void refreshCalls('requirementRule.*', 'facility.*', 'physician.*', 'auditLog.*')
      showToast('success', savedMessage('Requirement rule', { id: record?.id }))
    },
  })
}

interface RuleChoiceProps {
  form: Form
  name:
    | 'pageType'
    | 'documentTypeCode'
    | 'facilityTypeCode'
    | 'categoryCode'
    | 'specializationCode'
    | 'sourceCode'
  label: string
  placeholder: string
  options: readonly { value: string; label: string }[]
  isRequired?: boolean
}

function RuleChoice({ form, name, ...select }: RuleChoiceProps): ReactElement {
  return (
    <form.api.Field name={name}>
      {(field) => <NativeSelect {...select} {...form.bind(field)} />}
    </form.api.Field>
  )
}

/** Whom the rule is for, as far as what is chosen already allows. */
function Scope({ form, values }: { form: Form; values: RuleValues }): ReactElement | null {
  const choices = useRuleChoices(values.pageType, values.facilityTypeCode)
  if (values.pageType === '') return null
  const document = (
    <RuleChoice
      form={form}
      name="documentTypeCode"
      label="Document"
      isRequired
      placeholder="Choose a document"
      options={choices.documents}
    />
  )
  if (!isFacilityPage(values.pageType)) {
    return (
      <>
        {document}
        <RuleChoice
          form={form}
          name="specializationCode"
          label="Specialization"
          placeholder="All specializations"
          options={choices.specialties}
        />
      </>
    )
  }
  return (
    <>
      {document}
      <RuleChoice
        form={form}
        name="facilityTypeCode"
        label="Facility type"
        placeholder="All types"
        options={choices.types}
      />
      {values.facilityTypeCode === '' ? null : (
        <RuleChoice
          form={form}
          name="categoryCode"
          label="Category"
          placeholder="All categories"
          options={choices.categories}
        />
      )}
    </>
  )
}

/** The source a required document is verified against, of those that prove it; nothing while there is none. */
function Source({ form, values }: { form: Form; values: RuleValues }): ReactElement | null {
  const sources = useCall(referenceCalls['verification-source'].list, {
    query: wholeList('verification-source'),
  }).data?.content
  const subject = isFacilityPage(values.pageType) ? 'FACILITY' : 'PHYSICIAN'
  const options = (sources ?? [])
    .filter((item) => !item.deleted && item.subject === subject)
    .filter((item) => documentTypesOfText(item.documentTypes).includes(values.documentTypeCode))
    .map((item) => readReferenceItem(item))
    .map(({ code, description }) => ({ value: code, label: description }))
  if (values.required !== 'yes' || options.length === 0) return null
  return (
    <RuleChoice
      form={form}
      name="sourceCode"
      label="Verified against"
      placeholder="No source"
      options={options}
    />
  )
}

/** Adds a requirement rule or changes one; who is affected stands under the fields before it is saved. */
export function RuleDialog({ record, onClose }: RuleDialogProps): ReactElement {
  const form = useRuleForm({ record, onClose })
  return (
    <>
      <FormDialog
        form={form}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title={record ? 'Edit the rule' : 'Add a rule'}
        label="Requirement rule"
        submitLabel={record ? 'Save rule' : 'Add rule'}
      >
        <RuleChoice
          form={form}
          name="pageType"
          label="Whose document"
          isRequired
          placeholder="Choose"
          options={askedPages.map((value) => ({ value, label: choiceLabel(pageTypes, value) ?? value }))}
        />
        <form.api.Subscribe selector={(state) => state.values}>
          {(values) => <Scope form={form} values={values} />}
        </form.api.Subscribe>
        <form.api.Field name="required">
          {(field) => (
            <RadioGroup
              label="The document is"
              options={[
                { value: 'yes', label: 'Required' },
                { value: 'no', label: 'Not required' },
              ]}
              {...form.bind(field)}
            />
          )}
        </form.api.Field>
        <form.api.Subscribe selector={(state) => state.values}>
          {(values) => <Source form={form} values={values} />}
        </form.api.Subscribe>
        <form.api.Field name="effectiveDate">
          {(field) => {
            return <DatePicker label="From" isRequired {...dayBinding(form.bind(field))} />
          }}
        </form.api.Field>
        <form.api.Field name="remarks">
          {(field) => <TextField label="Remarks" maxLength={500} {...form.bind(field)} />}
        </form.api.Field>
        <form.api.Subscribe selector={(state) => state.values}>
          {(values) => <Effect values={values} />}
        </form.api.Subscribe>
      </FormDialog>
      <ConflictDialog conflict={form.conflict} />
    </>
  )
}
