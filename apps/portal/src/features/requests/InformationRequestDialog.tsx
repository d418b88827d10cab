import { requestDesk } from '@capiz/api/contract/request-desk'
import {
  informationRequestLimits,
  type OverdueAction,
  overdueActions,
  overdueLabels,
} from '@capiz/domain/request'
import { addDays, formatDay } from '@capiz/domain/time'
import { NumberField } from '@capiz/ui/NumberField'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { call } from '../../platform/calls/api.ts'
import { refreshCalls } from '../../platform/data/query.tsx'
import { formRules } from '../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../platform/forms/form.tsx'
import { formRefusal } from '../../platform/forms/refusals.ts'
import { FormDialog } from '../../patterns/FormDialog.tsx'
import { today } from '../../patterns/today.ts'
import { informationRequestProblems, itemsOf } from './information-request-state.ts'
import type { RequestView } from './review-model.ts'
import { isApplication } from './workspace/applications.ts'
import { documentsNamedIn } from './workspace/asked.ts'
import { useApplicantChecklist } from './workspace/use-marks.ts'
import { requestableDocuments } from './workspace/workspace-model.ts'

interface Question {
  /** what is needed, one thing a line */
  lines: string
  reason: string
  days: number | null
  onOverdue: OverdueAction
}

const untilText = (days: number): string => `Until ${formatDay(addDays(today(), days))}`

interface InformationRequestDialogProps {
  view: RequestView
  /** things to begin with */
  items?: readonly string[]
  onClose: () => void
  onSent?: () => void
}

function useQuestionForm({ view, items: first = [], onClose, onSent }: InformationRequestDialogProps) {
  const documents = requestableDocuments(useApplicantChecklist(view).data ?? [])
  return useSaveForm<Question, unknown>({
    name: 'information-request',
    schema: formRules(({ lines, days }) => informationRequestProblems(lines, days)),
    values: {
      lines: first.join('\n'),
      reason: '',
      days: informationRequestLimits.usualDays,
      onOverdue: 'DECIDE',
    },
    refusalOf: formRefusal,
    contentOf: (values) => [values, view.version],
    save: ({ lines, reason, days, onOverdue }, idempotencyKey) => {
      // the rules let nothing through without the number of days
      const items = itemsOf(lines)
      const asked = { items, documents: documentsNamedIn(items, documents) }
      const body = { code: view.code, version: view.version, ...asked, reason, days: days ?? 0, onOverdue }
      return call(requestDesk.ask, { body }, { idempotencyKey })
    },
    onSaved: () => {
      void refreshCalls('request.*', 'requestDesk.*')
      onSent?.()
      onClose()
    },
  })
}

/** Asks more of the requester: what, why, and how many days there are to answer. */
export function InformationRequestDialog(props: InformationRequestDialogProps): ReactElement {
  const { view, onClose } = props
  const form = useQuestionForm(props)
  const { api, bind } = form
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={onClose}
      title="Ask for more"
      label="Ask for more"
      submitLabel="Send"
    >
      <api.Field name="lines">
        {(field) => (
          <TextArea
            label="What is needed"
            hint={`One thing a line, for example “Fire safety certificate, both pages”.${isApplication(view) ? ' Begin with the name of a document, and the answer is put in its place.' : ''}`}
            isRequired
            rows={4}
            {...bind(field)}
          />
        )}
      </api.Field>
      <api.Field name="reason">
        {(field) => (
          <TextArea
            label="Why"
            hint={`${view.requesterName} reads it.`}
            rows={2}
            maxLength={1000}
            {...bind(field)}
          />
        )}
      </api.Field>
      <api.Field name="days">
        {(field) => (
          <NumberField
            label="Days to answer"
            isRequired
            minValue={informationRequestLimits.minDays}
            maxValue={informationRequestLimits.maxDays}
            hint={field.state.value === null ? undefined : untilText(field.state.value)}
            {...bind(field)}
          />
        )}
      </api.Field>
      <api.Field name="onOverdue">
        {(field) => (
          <RadioGroup
            label="Without an answer by then"
            options={overdueActions.map((value) => ({ value, label: overdueLabels[value] }))}
            {...bind(field)}
            onChange={(value) => form.set({ onOverdue: value === 'REMIND' ? 'REMIND' : 'DECIDE' })}
          />
        )}
      </api.Field>
    </FormDialog>
  )
}
