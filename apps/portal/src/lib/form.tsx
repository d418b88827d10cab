import { isApiError } from '@capiz/api/client'
import { ErrorSummary } from '@capiz/ui/ErrorSummary'
import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type ReactElement, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { reportError } from '../app/report-error.ts'
import {
  checkValues,
  type Checker,
  currentRecord,
  fieldId,
  firstWords,
  fromServer,
  plainPath,
  type Problems,
} from './form-problems.ts'
import { sendOrHold } from './held-sends.ts'
import { createKeyring } from './idempotency.ts'
import { useKeptWork } from './kept-work.tsx'
import { useLeft } from './use-left.ts'

export interface SaveFormSettings<V extends object, R> {
  /** short name of the form; the ids of its fields begin with it */
  name: string
  /** what may be saved; its messages stand at the fields */
  schema: GenericSchema<V, unknown>
  /** what the form begins with */
  values: V
  /** Saves; the key makes a repeated send one save. Its failures come back into the form. */
  save: (values: V, idempotencyKey: string) => Promise<R>
  onSaved?: (result: R, values: V) => void
  /** makes it a long form: a draft is kept on the device, and leaving asks first; `draft` of the answer offers it */
  draft?: {
    /** tells this form and record from all others, such as "facility-HF0000001" */
    form: string
    /** what the list of unfinished work calls it, such as "Edit Amihan Medical Center" */
    title: string
  }
  /** Reads the values out of a record, for the choice after somebody else saved it meanwhile. */
  fromRecord?: (record: unknown) => V
}

/** Somebody saved the record while it was edited here; both versions are at hand. */
export interface Conflict<V> {
  theirs: V
  /** Keeps what was typed, on top of their version; the next save then replaces it knowingly. */
  keepMine: () => void
  /** Puts their version into the form. */
  takeTheirs: () => void
}

/** The part of a TanStack field that ties a control to it. */
interface BoundField<T> {
  name: string
  state: { value: T; meta: { errors: readonly unknown[] } }
  handleChange: (value: T) => void
  handleBlur: () => void
}

/** Properties of a field component of `@capiz/ui`. */
export interface FieldBinding<T> {
  id: string
  name: string
  value: T
  onChange: (value: T) => void
  onBlur: () => void
  errorMessage: string | undefined
}

const without = (problems: Problems, name: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => path !== name))

/**
 * A form that saves: checked when it is sent and from then on at every change, problems of the server at their
 * fields, one save however often it is sent, and no typed word lost to a failure. Fields subscribe one by one:
 * `<form.api.Field name="name">{(field) => <TextField label="Name" {...form.bind(field)} />}</form.api.Field>`.
 */
export function useSaveForm<V extends object, R>(settings: SaveFormSettings<V, R>) {
  const { name, schema, save, onSaved, fromRecord } = settings
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<Problems>({})
  const [stale, setStale] = useState<V>()
  const keyFor = useMemo(() => createKeyring(), [])
  const left = useLeft()

  function fail(error: unknown): void {
    if (isApiError(error, 'STALE_RECORD') && fromRecord !== undefined && error.details !== undefined) {
      setStale(fromRecord(currentRecord(error.details)))
      return
    }
    if (isApiError(error) && error.errors.length > 0) {
      setRefused(fromServer(error.errors))
      setAttempt((count) => count + 1)
      return
    }
    reportError(error)
  }

  const api = useForm({
    defaultValues: settings.values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => setAttempt((count) => count + 1),
    onSubmit: async ({ value }) => {
      setRefused({})
      try {
        const result = await sendOrHold(() => save(value, keyFor(value)), left())
        kept.saved()
        onSaved?.(result, value)
      } catch (error) {
        fail(error)
      }
    },
  })

  const kept = useKeptWork<V>(settings.draft?.form ?? '', settings.draft?.title ?? '', (values) =>
    // a draft of an older version must not overwrite what was saved since: the version stays that of the draft
    api.reset(values, { keepDefaultValues: true }),
  )
  const hasDraft = settings.draft !== undefined
  const keep = useEffectEvent((values: V) => kept.keep(values))
  useEffect(() => {
    if (!hasDraft) return
    // a change of anything else, such as having been sent, is nothing to keep
    let known = api.state.values
    const { unsubscribe } = api.store.subscribe(() => {
      const { values, isDirty } = api.state
      if (values === known) return
      known = values
      if (isDirty) keep(values)
    })
    return unsubscribe
  }, [api, hasDraft])

  function bind<T>(field: BoundField<T>): FieldBinding<T> {
    const path = plainPath(field.name)
    return {
      id: fieldId(name, path),
      name: path,
      value: field.state.value,
      onChange: (value) => {
        if (path in refused) setRefused(without(refused, path))
        field.handleChange(value)
      },
      onBlur: field.handleBlur,
      errorMessage: firstWords(field.state.meta.errors) ?? refused[path],
    }
  }

  function resolve(values: V): void {
    setStale(undefined)
    api.reset(values, { keepDefaultValues: true })
  }

  const conflict: Conflict<V> | undefined = stale && {
    theirs: stale,
    takeTheirs: () => resolve(stale),
    keepMine: () => resolve({ ...api.state.values, ...('version' in stale && { version: stale.version }) }),
  }

  /** What is wrong now, with a link to each field; belongs at the top of the form */
  const summary = (
    <api.Subscribe selector={(state) => state.values}>
      {(values) => <FormProblems {...{ name, schema, values, attempt, refused }} />}
    </api.Subscribe>
  )

  return { api, bind, summary, conflict, draft: kept.notice, submit: () => void api.handleSubmit() }
}

/** Lists what keeps the form from being saved; takes the focus after a refused attempt, then follows the typing. */
function FormProblems(props: {
  name: string
  schema: Checker
  values: unknown
  attempt: number
  refused: Problems
}): ReactElement | null {
  const { name, schema, values, attempt, refused } = props
  if (attempt === 0) return null
  const problems = { ...refused, ...checkValues(schema, values) }
  const errors = Object.entries(problems).map(([path, message]) => ({
    fieldId: path === '' ? undefined : fieldId(name, path),
    message,
  }))
  return <ErrorSummary errors={errors} attempt={attempt} />
}
