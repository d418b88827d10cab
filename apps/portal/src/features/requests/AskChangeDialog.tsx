import { requestDesk } from '@capiz/api/contract/request-desk'
import { informationRequestLimits, isOpenItem } from '@capiz/domain/request'
import { addDays, formatDay } from '@capiz/domain/time'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { NumberField } from '@capiz/ui/NumberField'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import { formRules } from '../../platform/forms/form-problems.ts'
import { useFormValues, useSaveForm } from '../../platform/forms/form.tsx'
import { formRefusal } from '../../platform/forms/refusals.ts'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import { today } from '../../patterns/today.ts'
import type { RequestView } from './review-model.ts'

interface AskChangeValues {
  change: string
  items: string[]
  days: number | null
  text: string
  reason: string
}

const changes = [
  { value: 'EXTEND', label: 'Give more days' },
  { value: 'REMIND', label: 'Remind now' },
  { value: 'CORRECT', label: 'Correct the wording' },
  { value: 'WITHDRAW', label: 'Withdraw it' },
] as const

type Change = (typeof changes)[number]['value']

function problemsOf({ change, items, days, text, reason }: AskChangeValues): Record<string, string> {
  const problems: Record<string, string> = {}
  if (items.length === 0) problems['items'] = 'Choose what it is about.'
  if (change === 'CORRECT' && items.length > 1) problems['items'] = 'Correct one thing at a time.'
  if (change === 'CORRECT' && text.trim().length < 3) problems['text'] = 'Use 3 to 200 characters.'
  if (change === 'WITHDRAW' && reason.trim().length < 3)
    problems['reason'] = 'Say why it is no longer needed.'
  const { minDays, maxDays } = informationRequestLimits
  if (change === 'EXTEND' && (days === null || days < minDays || days > maxDays)) {
    problems['days'] = `Give ${minDays} to ${maxDays} days.`
  }
  return problems
}

interface AskChangeDialogProps {
  view: RequestView
  onClose: () => void
}

function useAskChange({ view, onClose }: AskChangeDialogProps, only: string | undefined) {
  return useSaveForm<AskChangeValues, unknown>({
    name: 'ask-change',
    schema: formRules(problemsOf),
    values: {
      change: 'EXTEND',
      items: only === undefined ? [] : [only],
      days: informationRequestLimits.usualDays,
      text: '',
      reason: '',
    },
    refusalOf: formRefusal,
    contentOf: (values) => [values, view.version],
    save: ({ change, items, days, text, reason }, idempotencyKey) => {
      const body = {
        code: view.code,
        version: view.version,
        change: change as Change,
        items: items.map(Number),
        ...(change === 'EXTEND' ? { days } : {}),
        ...(change === 'CORRECT' ? { text: text.trim() } : {}),
        reason: reason.trim() === '' ? null : reason.trim(),
      }
      return call(requestDesk.changeAsk, { body }, { idempotencyKey })
    },
    onSaved: () => {
      void refreshCalls('request.*', 'requestDesk.*')
      onClose()
    },
  })
}

interface ReasonFieldProps {
  form: ReturnType<typeof useAskChange>
  reader: string
  isRequired: boolean
}

function ReasonField({ form: { api, bind }, reader, isRequired }: ReasonFieldProps): ReactElement {
  return (
    <api.Field name="reason">
      {(field) => (
        <TextArea
          label="Why"
          isRequired={isRequired}
          rows={2}
          maxLength={1000}
          hint={`${reader} reads it.`}
          {...bind(field)}
        />
      )}
    </api.Field>
  )
}

/** Changes what is asked for: more days, a reminder, other words, or no longer. */
export function AskChangeDialog(props: AskChangeDialogProps): ReactElement {
  const open = (props.view.ask?.items ?? []).flatMap((item, at) =>
    isOpenItem(item) ? [{ value: String(at), label: item.text }] : [],
  )
  const form = useAskChange(props, open.length === 1 ? open[0]?.value : undefined)
  const { change } = useFormValues(form)
  const { api, bind } = form
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={props.onClose}
      title="Change what is asked for"
      label="Change what is asked for"
      submitLabel="Save"
    >
      <api.Field name="change">
        {(field) => <RadioGroup label="Change" options={changes} {...bind(field)} />}
      </api.Field>
      <api.Field name="items">
        {(field) => <CheckboxGroup label="Asked for" isRequired options={open} {...bind(field)} />}
      </api.Field>
      {change === 'EXTEND' ? (
        <api.Field name="days">
          {(field) => (
            <NumberField
              label="Days to answer, from today"
              isRequired
              minValue={informationRequestLimits.minDays}
              maxValue={informationRequestLimits.maxDays}
              hint={
                field.state.value === null
                  ? undefined
                  : `Until ${formatDay(addDays(today(), field.state.value))}`
              }
              {...bind(field)}
            />
          )}
        </api.Field>
      ) : null}
      {change === 'CORRECT' ? (
        <api.Field name="text">
          {(field) => (
            <TextArea label="What is needed instead" isRequired rows={2} maxLength={200} {...bind(field)} />
          )}
        </api.Field>
      ) : null}
      {change === 'WITHDRAW' || change === 'EXTEND' ? (
        <ReasonField form={form} reader={props.view.requesterName} isRequired={change === 'WITHDRAW'} />
      ) : null}
    </FormDialog>
  )
}
