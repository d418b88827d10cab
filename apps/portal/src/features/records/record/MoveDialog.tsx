import { unmetNeeds } from '@capiz/domain/record'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useMemo } from 'react'
import * as v from 'valibot'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { useSaveForm } from '../../../platform/forms/form.tsx'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { RecordField } from '../form/RecordField.tsx'
import { enteredFields, formSchema, valuesOf } from '../form/values.ts'
import type { FormValues, RecordView } from '../model/calls.ts'
import { type RecordScreen, staleAfter } from '../model/screens.ts'
import { useChoices } from '../model/use-choices.ts'
import { entityLabel } from '../model/labels.ts'
import type { Move } from './moves.ts'

interface MoveDialogProps {
  screen: RecordScreen
  record: RecordView
  move: Move
  onClose: () => void
}

/** Returns the schema of a move: the whole record if saved with it, only its needs if the move has its own call. */
function schemaFor(screen: RecordScreen, to: string): v.GenericSchema<FormValues, unknown> {
  if (screen.move === undefined) return formSchema(screen)
  return v.pipe(
    v.custom<FormValues>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value as Record<string, unknown>
      for (const { field: key, message } of unmetNeeds(screen.name, to, input)) {
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
      }
    }),
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function useMoveForm({ screen, record, move, onClose }: MoveDialogProps) {
  const schema = useMemo(() => schemaFor(screen, move.to), [screen, move.to])
  return useSaveForm<FormValues, RecordView>({
    name: 'move',
    schema,
    values: { ...valuesOf(screen, record), ...move.set, status: move.to, moveRemarks: '' },
    save: async ({ moveRemarks, ...values }, idempotencyKey) => {
      if (screen.move === undefined) {
        const { record: saved } = await screen.save(values, [], { idempotencyKey })
        return saved
      }
      return screen.move(record, {
        status: move.to,
        remarks: textOf(moveRemarks).trim() || null,
        approvalCode: textOf(values['approvalCode']).trim() || null,
      })
    },
    fromRecord: (current) => ({
      ...valuesOf(screen, current as RecordView),
      status: move.to,
      moveRemarks: '',
    }),
    onSaved: ({ statusLabel }) => {
      void refreshCalls(...staleAfter(screen))
      showToast('success', `${screen.entity} is now ${statusLabel.toLowerCase()}.`)
      onClose()
    },
  })
}

/** Moves a record to another status, with what that status asks for. */
export function MoveDialog({ screen, record, move, onClose }: MoveDialogProps): ReactElement {
  const form = useMoveForm({ screen, record, move, onClose })
  const termsOf = useChoices(screen.fields)
  const fields = enteredFields(screen).filter(({ name }) => move.fields.includes(name))
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title={`${move.label}?`}
      label={move.label}
      submitLabel={move.label}
      pendingLabel="Saving"
      form={form}
    >
      <Text>{`The ${entityLabel(screen)} ${record.code ?? ''} becomes ${move.statusLabel.toLowerCase()}.${move.isFinal ? ' It can no longer be changed then.' : ''}`}</Text>
      <Stack gap={4}>
        {fields.map((field) => (
          <form.api.Field key={field.name} name={field.name}>
            {(bound) => (
              <RecordField
                field={field}
                binding={form.bind(bound)}
                terms={termsOf(field.name)}
                ownerName={undefined}
                isNeeded
              />
            )}
          </form.api.Field>
        ))}
        {screen.move === undefined ? null : (
          <form.api.Field name="moveRemarks">
            {(bound) => {
              const { value, ...rest } = form.bind(bound)
              return <TextArea {...rest} label="Remarks" rows={3} maxLength={1000} value={textOf(value)} />
            }}
          </form.api.Field>
        )}
      </Stack>
    </FormDialog>
  )
}
