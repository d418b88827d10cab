import { violation } from '@capiz/api/contract/conduct'
import { request } from '@capiz/api/contract/request'
import { DisaccreditationForm } from '@capiz/api/schema/request'
import { presentStatus } from '@capiz/domain/accreditation'
import { disaccreditationReasonCodes, disaccreditationReasons } from '@capiz/domain/request'
import { formatDay } from '@capiz/domain/time'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { DateField } from '@capiz/ui/DateField'
import { DocumentUploader } from '@capiz/ui/DocumentUploader'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GenericSchema } from 'valibot'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { useSaveForm } from '../../../lib/form.tsx'
import { refreshCalls, useCall } from '../../../lib/query.tsx'
import { FormDialog } from '../../FormDialog.tsx'
import { OpenRequestNotice } from '../../OpenRequestNotice.tsx'
import { today } from '../../today.ts'
import { dayBinding } from '../form/day.ts'
import { withNames } from '../form/named.ts'
import { type Provider, useMay, useProvider } from '../provider.ts'
import type { RecordDialogProps } from '../RecordActions.tsx'

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

function outcomeWords(reasonCode: string): string | undefined {
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
  { fields: { details: 'Details', effectiveDate: 'Takes effect on' }, rows: {} },
)

/** Asks for a provider to leave the network; two other people decide (domain model 10.4). */
export function DisaccreditDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const provider = useProvider()
  const { kind, code, name } = provider
  const navigate = useNavigate()
  const violations = useViolations(code)
  const [files, setFiles] = useState<readonly File[]>([])
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
      onOpenChange(false)
      form.api.reset()
      void refreshCalls(...kind.stale)
      void showToast(
        'success',
        `Request ${sent.code} was sent. ${name} stays as it is until it is approved.`,
        {
          action: {
            label: 'View request',
            onAction: () => void navigate(`/dashboard/requests/${sent.code}`),
          },
        },
      )
    },
  })
  const { api, bind } = form
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
      <api.Field name="reasonCode">
        {(field) => (
          <NativeSelect
            label="Reason"
            isRequired
            placeholder="Choose a reason"
            options={reasonsFor(provider)}
            hint={outcomeWords(field.state.value)}
            {...bind(field)}
          />
        )}
      </api.Field>
      <api.Field name="effectiveDate">
        {(field) => (
          <DateField label="Takes effect on" isRequired hint="Today or later." {...dayBinding(bind(field))} />
        )}
      </api.Field>
      <api.Field name="noticeDate">
        {(field) => (
          <DateField
            label="Notice given on"
            hint="Leave empty when none was given."
            {...dayBinding(bind(field))}
          />
        )}
      </api.Field>
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
      <DocumentUploader
        label="Supporting files"
        today={today()}
        offers={[{ code: 'OTHER', label: 'Notice or other paper', isRequired: false, maxCount: 10 }]}
        onRowsChange={(rows) => setFiles(rows.map(({ file }) => file))}
      />
    </FormDialog>
  )
}
