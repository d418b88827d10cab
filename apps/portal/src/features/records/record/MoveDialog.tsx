import { unmetNeeds } from '@capiz/domain/record'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { TextArea } from '@capiz/ui/TextArea'
import { type ReactElement, useMemo } from 'react'
import * as v from 'valibot'
import { showToast } from '../../../app/toasts.ts'
import { useSaveForm } from '../../../lib/form.tsx'
import { refreshCalls } from '../../../lib/query.tsx'
import { FormDialog } from '../../../patterns/FormDialog.tsx'
import { RecordField } from '../form/RecordField.tsx'
import { enteredFields, formSchema, valuesOf } from '../form/values.ts'
import type { FormValues, RecordView } from '../model/calls.ts'
import { type RecordScreen, staleAfter } from '../model/screens.ts'
import { useTerms } from '../model/use-terms.ts'
import { entityWords } from '../model/words.ts'
import type { Move } from './moves.ts'

interface MoveDialogProps {
  screen: RecordScreen
  record: RecordView
  move: Move
  onClose: () => void
}

/** What a move is checked by: all of the record where it is saved with it, only its needs where it has its own call. */
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

/** Moves a record to another status, with what that status asks for. */
export function MoveDialog({ screen, record, move, onClose }: MoveDialogProps): ReactElement {
  const termsOf = useTerms(screen.fields)
  const schema = useMemo(() => schemaFor(screen, move.to), [screen, move.to])
  const fields = enteredFields(screen).filter(({ name }) => move.asks.includes(name))
  const form = useSaveForm<FormValues, RecordView>({
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
      void showToast('success', `${screen.entity} is now ${statusLabel.toLowerCase()}.`)
      onClose()
    },
  })
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
      <Text>{`The ${entityWords(screen)} ${record.code ?? ''} becomes ${move.statusLabel.toLowerCase()}.${move.isFinal ? ' It can no longer be changed then.' : ''}`}</Text>
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
