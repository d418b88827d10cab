import { reportGroup } from '@capiz/api/contract/report'
import { ReportGroupInput } from '@capiz/api/schema/report'
import { reportFamilies, reports } from '@capiz/domain/report'
import { savedMessage } from '@capiz/domain/text'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { MultiComboBox } from '@capiz/ui/MultiComboBox'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import type { GenericSchema } from 'valibot'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { ConflictDialog } from '../../../platform/forms/ConflictDialog.tsx'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import type { RoleRow } from '../roles/matrix-state.ts'
import { atField } from '../../../patterns/unique-field.ts'
import { type GroupRow, type GroupValues, sent, valuesOf } from './group-values.ts'

interface GroupDialogProps {
  /** the group that is changed; absent for a new one */
  record: GroupRow | undefined
  roles: readonly RoleRow[]
  onClose: () => void
}

const reportOptions = reportFamilies.flatMap((family) =>
  Object.values(reports)
    .filter((report) => report.family === family)
    .map(({ path, title }) => ({ id: path, label: title, detail: family })),
)

function useGroupForm(record: GroupRow | undefined, onClose: () => void) {
  return useSaveForm({
    name: 'report-group',
    schema: ReportGroupInput as GenericSchema<unknown, unknown> as GenericSchema<GroupValues, unknown>,
    values: valuesOf(record),
    fromRecord: (current) => valuesOf(current as GroupRow),
    save: (values, idempotencyKey) =>
      atField('report-group', call(reportGroup.save, { body: sent(values) }, { idempotencyKey })),
    onSaved: () => {
      onClose()
      void refreshCalls('reportGroup.*', 'roleInsight.*', 'auditLog.*')
      showToast('success', savedMessage('Report group', { id: record?.id }))
    },
  })
}

/** Adds a report group or changes one: a name, reports, and the roles that may run them. */
export function GroupDialog({ record, roles, onClose }: GroupDialogProps): ReactElement {
  const form = useGroupForm(record, onClose)
  return (
    <>
      <FormDialog
        form={form}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        title={record ? 'Edit the report group' : 'Add a report group'}
        label="Report group"
        submitLabel={record ? 'Save group' : 'Add group'}
      >
        <form.api.Field name="groupName">
          {(field) => <TextField label="Name" isRequired maxLength={120} {...form.bind(field)} />}
        </form.api.Field>
        <form.api.Field name="description">
          {(field) => <TextField label="Description" maxLength={500} {...form.bind(field)} />}
        </form.api.Field>
        <form.api.Field name="reportNames">
          {(field) => (
            <MultiComboBox
              label="Reports"
              placeholder="Type a part of the title"
              options={reportOptions}
              {...form.bind(field)}
            />
          )}
        </form.api.Field>
        <form.api.Field name="roleCodes">
          {(field) => (
            <CheckboxGroup
              label="Roles that may run them"
              columns={2}
              options={roles
                .filter(({ deleted }) => !deleted)
                .map(({ code, name, permissions }) => ({
                  value: code,
                  label: name,
                  hint: permissions.includes('REPORT_VIEW') ? undefined : 'Cannot run reports at all',
                }))}
              {...form.bind(field)}
            />
          )}
        </form.api.Field>
      </FormDialog>
      <ConflictDialog conflict={form.conflict} />
    </>
  )
}
