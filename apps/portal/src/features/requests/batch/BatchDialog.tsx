import type { OutputOf } from '@capiz/api/contract/define'
import { requestDesk } from '@capiz/api/contract/request-desk'
import { rejectReasons, type RejectReason } from '@capiz/domain/request'
import { plural } from '@capiz/domain/text'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../../platform/session/session.ts'
import { call } from '../../../platform/calls/api.ts'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { formRules } from '../../../platform/forms/form-problems.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { batchPath } from './batch-address.ts'
import { type BatchAction, batchLabels } from './batch-labels.ts'

/** A request with the version that was looked at. */
interface ChosenRequest {
  code: string
  version: number
  /** approving it asks why */
  needsRemarks?: boolean
}

interface BatchDialogProps {
  action: BatchAction
  requests: readonly ChosenRequest[]
  onClose: () => void
}

interface BatchValues {
  remarks: string
  reasonCode: string
  assignee: string
}

const reasonOptions = Object.entries(rejectReasons).map(([value, label]) => ({ value, label }))
const nobody = 'nobody'

type Batch = OutputOf<typeof requestDesk.batch>

/** The problem with the remarks of a decision; undefined when there is none. */
function remarksProblem(
  { action, requests }: BatchDialogProps,
  { remarks, reasonCode }: BatchValues,
): string | undefined {
  if (remarks.trim().length >= 3) return undefined
  if (action === 'reject' && (reasonCode === '' || reasonCode === 'OTHER'))
    return 'Choose a reason that says enough, or write 3 characters or more.'
  return waiting(action, requests) > 0
    ? 'Say why you approve without the answer, in 3 characters or more.'
    : undefined
}

/** Counts the requests that are approved although an answer is still waited for. */
const waiting = (action: BatchAction, requests: BatchDialogProps['requests']): number =>
  action === 'approve' ? requests.filter(({ needsRemarks }) => needsRemarks).length : 0

function useBatchForm(props: BatchDialogProps) {
  const { action, requests } = props
  const { user } = useUser()
  const navigate = useNavigate()
  return useSaveForm<BatchValues, Batch>({
    name: 'batch',
    schema: formRules((values) => {
      const problem = remarksProblem(props, values)
      return problem === undefined ? {} : { remarks: problem }
    }),
    values: { remarks: '', reasonCode: '', assignee: user.code },
    contentOf: (values) => [values, requests],
    save: ({ remarks, reasonCode, assignee }, idempotencyKey) => {
      const body = {
        action,
        requests: requests.map(({ code, version }) => ({ code, version })),
        remarks,
        reasonCode: reasonCode === '' ? null : (reasonCode as RejectReason),
        assigneeCode: action !== 'assign' || assignee === nobody ? null : assignee,
      }
      return call(requestDesk.batch, { body }, { idempotencyKey })
    },
    onSaved: ({ code }) => {
      void refreshCalls('request.*', 'requestDesk.*', 'dashboard.*', 'facility.*', 'physician.*')
      void navigate(batchPath(code))
    },
  })
}

interface FieldsProps {
  action: BatchAction
  /** requests whose approval has to say why */
  waitedFor: number
  form: ReturnType<typeof useBatchForm>
}

/** The fields an action needs: the assignee, the reason of a rejection, remarks of a decision. */
function Fields({ action, waitedFor, form: { api, bind } }: FieldsProps): ReactElement {
  const people = useCall(requestDesk.assignees, {}, { isEnabled: action === 'assign' }).data ?? []
  return (
    <>
      {action === 'assign' ? (
        <api.Field name="assignee">
          {(field) => (
            <NativeSelect
              label="Assigned to"
              options={[
                ...people.map(({ code, name }) => ({ value: code, label: name })),
                { value: nobody, label: 'Nobody' },
              ]}
              {...bind(field)}
            />
          )}
        </api.Field>
      ) : null}
      {action === 'reject' ? (
        <api.Field name="reasonCode">
          {(field) => (
            <NativeSelect
              label="Reason"
              placeholder="No reason chosen"
              options={reasonOptions}
              {...bind(field)}
            />
          )}
        </api.Field>
      ) : null}
      {action === 'approve' || action === 'reject' ? (
        <api.Field name="remarks">
          {(field) => (
            <TextArea
              label="Remarks"
              isRequired={waitedFor > 0}
              hint={
                waitedFor > 0
                  ? `The requesters read them. ${plural(waitedFor, 'request still waits', 'requests still wait')} for an answer: say why you approve without it.`
                  : 'The requesters read them.'
              }
              maxLength={1000}
              {...bind(field)}
            />
          )}
        </api.Field>
      ) : null}
    </>
  )
}

/** One action on the chosen requests; afterwards the page of its receipts is shown. */
export function BatchDialog(props: BatchDialogProps): ReactElement {
  const { action, requests, onClose } = props
  const { label } = batchLabels[action]
  const form = useBatchForm(props)
  return (
    <FormDialog
      form={form}
      isOpen
      onOpenChange={onClose}
      title={`${label}: ${plural(requests.length, 'request', 'requests')}`}
      label={label}
      submitLabel={`${label} ${requests.length}`}
      isDisabled={requests.length === 0}
    >
      <Text tone="muted">
        Each request is decided by itself. Records that changed since are left alone, and every request gets
        its receipt.
      </Text>
      <Fields action={action} waitedFor={waiting(action, requests)} form={form} />
    </FormDialog>
  )
}
