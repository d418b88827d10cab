import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { useMemo } from 'react'
import { reportError, reportFailure } from '../feedback/report-error.ts'
import { type BoundField, bindField, type FieldBinding } from './field-binding.ts'
import { checkValues, type FormSchema, type Problems } from './form-problems.ts'
import { sendOrQueue } from '../calls/offline-queue.ts'
import { createKeyring } from '../calls/idempotency.ts'
import { useFormDraft } from './form-draft.tsx'
import { FormProblems, type PlaceOf } from './FormProblems.tsx'
import { fieldRefusal } from './refusals.ts'
import { useConflict } from './use-conflict.ts'
import { useKeptValues } from './use-kept-values.ts'
import { type FormState, useProblems } from './use-problems.ts'
import { useUnmountSignal } from './use-unmount-signal.ts'

export interface SaveFormSettings<V extends object, R> {
  /** short name of the form; the ids of its fields begin with it */
  name: string
  /** what may be saved; its messages stand at the fields */
  schema: FormSchema<V>
  /** what the form begins with */
  values: V
  /** Saves; the key makes a repeated send one save. Its failures come back into the form. */
  save: (values: V, idempotencyKey: string) => Promise<R>
  onSaved?: (result: R, values: V) => void
  /** Returns everything the save sends, where that is more than the values. */
  contentOf?: (values: V) => unknown
  /** makes it a long form: a draft is kept on the device, and leaving asks first; `draft` of the answer offers it */
  draft?: {
    /** tells this form and record from all others, such as "facility-HF0000001" */
    form: string
    /** what the list of unfinished work calls it, such as "Edit Amihan Medical Center" */
    title: string
  }
  /** Names the problems of a failed save by path, '' for the form; with none of them the failure becomes a toast. */
  refusalOf?: (error: unknown) => Problems
  /** Takes a failure that leads elsewhere; the form then shows nothing. */
  onFailed?: (error: unknown) => void
  /** problems another send found in these values */
  refused?: Problems | undefined
  /** finds the problems that are at no field of their name */
  placeOf?: PlaceOf
  /** Reads the values from a record, for the choice after another user saved it. */
  fromRecord?: (record: unknown) => V
}

const noProblems: Problems = {}

/** Returns the function that saves values once, and takes what a failed save says back into the form. */
function useSend<V extends object, R>(
  settings: SaveFormSettings<V, R>,
  problems: FormState<V>,
  conflict: ReturnType<typeof useConflict<V>>,
) {
  const { save, onSaved, onFailed } = settings
  const { refusalOf = fieldRefusal, contentOf = (values: V) => values } = settings
  const keyFor = useMemo(() => createKeyring(), [])
  const unmountSignal = useUnmountSignal()

  function fail(error: unknown): void {
    if (onFailed !== undefined) {
      onFailed(error)
      return
    }
    if (conflict.take(error)) return
    const found = refusalOf(error)
    if (Object.keys(found).length === 0) reportError(error)
    else {
      problems.refuse(found)
      reportFailure(error)
    }
  }

  return async function send(values: V, markSaved: () => void): Promise<void> {
    problems.sending()
    try {
      const result = await sendOrQueue(() => save(values, keyFor(contentOf(values))), unmountSignal())
      markSaved()
      onSaved?.(result, values)
    } catch (error) {
      fail(error)
    }
  }
}

interface Submittable {
  validate: (cause: 'submit') => unknown
  handleSubmit: () => Promise<void>
}

/**
 * Submits a form after a check of all its fields: the old problems of fields that have left the page or were never bound would
 * keep it from being sent.
 */
async function submitAll(api: Submittable): Promise<void> {
  await api.validate('submit')
  await api.handleSubmit()
}

/**
 * A form that saves: checked when it is sent and from then on at every change, problems of the server at their
 * fields, one save however often it is sent, and no typed word lost to a failure. Fields subscribe one by one:
 * `<form.api.Field name="name">{(field) => <TextField label="Name" {...form.bind(field)} />}</form.api.Field>`.
 */
export function useSaveForm<V extends object, R>(settings: SaveFormSettings<V, R>) {
  const { name, schema, placeOf } = settings
  const problems = useProblems(schema, settings.refused)
  const conflict = useConflict(settings.fromRecord)
  const send = useSend(settings, problems, conflict)

  const api = useForm({
    defaultValues: settings.values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: problems.tried,
    onSubmit: ({ value }) => send(value, draft.saved),
  })

  const draft = useFormDraft<V>(settings.draft?.form ?? '', settings.draft?.title ?? '', (values) =>
    // a draft of an older version must not overwrite what was saved since: the version stays that of the draft
    api.reset(values, { keepDefaultValues: true }),
  )
  useKeptValues<V>(api, settings.draft !== undefined, draft.keep)

  /** Changes values of controls that are not bound to one field each. */
  function set(part: Partial<V>): void {
    for (const [path, value] of Object.entries(part)) {
      problems.forget(path)
      api.setFieldValue(path as never, value as never)
    }
  }

  const { attempt, refused } = problems
  const summary = (
    // before the first attempt no error is shown, so no key needs a check of all fields
    <api.Subscribe selector={(state) => (attempt === 0 ? undefined : state.values)}>
      {(values) => (
        <FormProblems
          {...{ name, attempt, refused, placeOf }}
          found={values === undefined ? noProblems : checkValues(schema, values)}
        />
      )}
    </api.Subscribe>
  )
  return {
    api,
    bind: <T,>(field: BoundField<T>): FieldBinding<T> => bindField(name, problems, field),
    set,
    /** Returns the problems to show at controls that are not bound. */
    problemsOf: problems.of,
    /** what is wrong now, with a link to each field; belongs at the top of the form */
    summary,
    conflict: conflict.conflictOf(api),
    draft: draft.notice,
    submit: () => void submitAll(api),
    /** Begins anew with the first values. */
    reset(): void {
      api.reset()
      problems.reset()
    },
  }
}

/** A form made by `useSaveForm`. */
export type SaveForm<V extends object, R = unknown> = ReturnType<typeof useSaveForm<V, R>>

/** The values of a form whose controls depend on each other, drawn again with every change. */
export function useFormValues<V extends object>(form: { api: SaveForm<V>['api'] }): V {
  return useStore(form.api.store, (state) => state.values)
}

/** Whether a form is on its way, for buttons outside it. */
export function useIsSending<V extends object>(form: { api: SaveForm<V>['api'] }): boolean {
  return useStore(form.api.store, (state) => state.isSubmitting)
}
