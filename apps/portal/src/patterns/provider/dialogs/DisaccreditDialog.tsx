import { violation } from '@capiz/api/contract/conduct'
import { request } from '@capiz/api/contract/request'
import { DisaccreditationForm } from '@capiz/api/schema/request'
import { presentStatus } from '@capiz/domain/accreditation'
import { disaccreditationReasonCodes, disaccreditationReasons } from '@capiz/domain/accreditation'
import { formatDay } from '@capiz/domain/time'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { DatePicker } from '@capiz/ui/DatePicker'
import { DocumentUploader } from '@capiz/ui/accreditation/DocumentUploader'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GenericSchema } from 'valibot'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { useUnsentFiles } from '../../../platform/forms/unsent-files.ts'
import { refreshCalls, useCall } from '../../../platform/data/query.tsx'
import { FormDialog } from '../../FormDialog.tsx'
import { OpenRequestNotice } from '../../OpenRequestNotice.tsx'
import { today } from '../../today.ts'
import { dayBinding } from '../form/day.ts'
import { withNames } from '../form/named.ts'
import { type Provider, useMay, useProvider } from '../provider.ts'
import type { RecordDialogProps } from '../record-dialog.ts'

interface Values {
  applicantType: 'HFC' | 'PHY'
  targetCode: string
  reasonCode: string
  effectiveDate: string
  noticeDate: string
  details: string
  violationCodes: string[]
}

function reasonsFor({ kind }: Provider) {
  return disaccreditationReasonCodes
    .filter((code) => ['both', kind.name].includes(disaccreditationReasons[code].of))
    .map((code) => ({ value: code, label: disaccreditationReasons[code].label }))
}

function outcomeMessage(reasonCode: string): string | undefined {
  const known = disaccreditationReasonCodes.find((code) => code === reasonCode)
  if (known === undefined) return undefined
  return `Once approved, the status becomes ${presentStatus(disaccreditationReasons[known].status).label}.`
}

/** Violations on record that the request may name. */
function useViolations(code: string) {
  const canSee = useMay()('view-compliance')
  const query = { applicantCode: code, size: 50 }
  const rows = useCall(violation.list, { query }, { isEnabled: canSee }).data?.content ?? []
  return rows.flatMap((row) =>
    row.code === null
      ? []
      : [
          {
            value: row.code,
            label: `${row.code}, committed on ${formatDay(row.dateCommitted)}`,
            hint: row.description,
          },
        ],
  )
}

const schema = withNames(
  DisaccreditationForm as GenericSchema<unknown, unknown> as GenericSchema<Values, unknown>,
  [
    { name: 'details', label: 'Details', kind: 'longText' },
    { name: 'effectiveDate', label: 'Takes effect on', kind: 'day' },
  ],
)

function useDisaccreditForm(files: readonly File[], onSent: () => void) {
  const { kind, code, name } = useProvider()
  const navigate = useNavigate()
  const form = useSaveForm({
    name: 'disaccredit',
    schema,
    values: {
      applicantType: kind.applicantType,
      targetCode: code,
      reasonCode: '',
      effectiveDate: today(),
      noticeDate: '',
      details: '',
      violationCodes: [] as string[],
    },
    save: (json, idempotencyKey) =>
      call(
        request.createWithFiles,
        { params: { type: 'disaccreditation' }, json: { ...json }, files: [...files] },
        { idempotencyKey },
      ),
    onSaved: (sent) => {
      onSent()
      form.reset()
      void refreshCalls(...kind.stale)
      showToast('success', `Request ${sent.code} was sent. ${name} stays as it is until it is approved.`, {
        action: {
          label: 'View request',
          onAction: () => void navigate(`/dashboard/requests/${sent.code}`),
        },
      })
    },
  })
  return form
}

type DisaccreditForm = ReturnType<typeof useDisaccreditForm>

function ReasonFields({ form: { api, bind } }: { form: DisaccreditForm }): ReactElement {
  const provider = useProvider()
  return (
    <>
      <api.Field name="reasonCode">
        {(field) => (
          <NativeSelect
            label="Reason"
            isRequired
            placeholder="Choose a reason"
            options={reasonsFor(provider)}
            hint={outcomeMessage(field.state.value)}
            {...bind(field)}
          />
        )}
      </api.Field>
      <api.Field name="effectiveDate">
        {(field) => (
          <DatePicker
            label="Takes effect on"
            isRequired
            hint="Today or later."
            {...dayBinding(bind(field))}
          />
        )}
      </api.Field>
      <api.Field name="noticeDate">
        {(field) => (
          <DatePicker
            label="Notice given on"
            hint="Leave empty when none was given."
            {...dayBinding(bind(field))}
          />
        )}
      </api.Field>
    </>
  )
}

function DetailFields({ form: { api, bind } }: { form: DisaccreditForm }): ReactElement {
  const violations = useViolations(useProvider().code)
  return (
    <>
      <api.Field name="details">
        {(field) => (
          <TextArea
            label="Details"
            isRequired
            rows={4}
            maxLength={4000}
            hint="What happened, and what was done about it. 10 characters or more."
            {...bind(field)}
          />
        )}
      </api.Field>
      {violations.length === 0 ? null : (
        <api.Field name="violationCodes">
          {(field) => <CheckboxGroup label="Violations it rests on" options={violations} {...bind(field)} />}
        </api.Field>
      )}
    </>
  )
}

/** Asks for a provider to leave the network; two other people decide (domain model 10.4). */
export function DisaccreditDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { code, name } = useProvider()
  const [files, setFiles] = useState<readonly File[]>([])
  const unsent = useUnsentFiles()
  const form = useDisaccreditForm(files, () => onOpenChange(false))
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={`Request the disaccreditation of ${name}`}
      label="Disaccreditation request"
      submitLabel="Send request"
      pendingLabel="Sending"
    >
      <OpenRequestNotice code={code} type="disaccreditation" />
      <Text>
        The request is reviewed and then approved by somebody else. Nothing changes before that, nor before
        its effective date.
      </Text>
      <ReasonFields form={form} />
      <DetailFields form={form} />
      <DocumentUploader
        label="Supporting files"
        today={today()}
        offers={[{ code: 'OTHER', label: 'Notice or other document', isRequired: false, maxCount: 10 }]}
        onRowsChange={(rows) => {
          unsent.note(rows)
          setFiles(rows.map(({ file }) => file))
        }}
      />
    </FormDialog>
  )
}
