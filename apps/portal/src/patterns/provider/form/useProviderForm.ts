import { isApiError } from '@capiz/api/client'
import { type SplitEdit, splitEdit } from '@capiz/domain/split-edit'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GenericSchema } from 'valibot'
import { useUser } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { type SaveForm, useSaveForm } from '../../../platform/forms/form.tsx'
import type { PlaceOf } from '../../../platform/forms/FormProblems.tsx'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { atField } from '../../unique-field.ts'
import { type PossibleDuplicate, type ProviderKind, recordHref } from '../provider.ts'

/** The values every form of a provider holds; without a code it is a new one. */
interface FormValues {
  code: string | null
  version: number | null
}

/** The result of saving a provider: saved, or sent for approval under a request code. */
interface Saved {
  record: { code: string } | null
  requestCode: string | null
  message: string
}

interface ProviderFormSettings<V extends FormValues> {
  kind: ProviderKind
  /** what the list of unfinished work calls it */
  title: string
  schema: GenericSchema<V, unknown>
  values: V
  fromRecord: (record: unknown) => V
  /** what is sent of the values */
  bodyOf: (values: V) => object
  /** whose unique rules come back at their fields */
  uniqueIn: Parameters<typeof atField>[0]
  /** finds the problems that are at no field of their name */
  placeOf?: PlaceOf
  /** sends what `bodyOf` made, and whether similar records were seen */
  save: (body: object, idempotencyKey: string) => Promise<Saved>
}

/** The form of a provider: saves, or sends for approval what the caller may not change directly. */
export function useProviderForm<V extends FormValues>(settings: ProviderFormSettings<V>) {
  const { kind, title, schema, values, bodyOf } = settings
  const { marker } = useUser()
  // what is on record: after a conflict it is what somebody else saved
  const [onRecord, setOnRecord] = useState(values)
  const navigate = useNavigate()
  const [candidates, setCandidates] = useState<readonly PossibleDuplicate[]>([])
  const isConfirmed = useRef(false)
  const form = useSaveForm({
    name: kind.name,
    schema,
    values,
    draft: { form: `${kind.name}-${values.code ?? 'new'}`, title },
    placeOf: settings.placeOf,
    fromRecord: (record) => {
      const storedValues = settings.fromRecord(record)
      setOnRecord(storedValues)
      return storedValues
    },
    save: async (typed, idempotencyKey) => {
      const confirmDuplicates = isConfirmed.current
      // the confirmed save is another one than the refused
      const key = confirmDuplicates ? `${idempotencyKey}-c` : idempotencyKey
      try {
        return await atField(settings.uniqueIn, settings.save({ ...bodyOf(typed), confirmDuplicates }, key))
      } catch (error) {
        if (isApiError(error, 'POSSIBLE_DUPLICATES')) {
          setCandidates((error.details as { candidates: PossibleDuplicate[] }).candidates)
        }
        throw error
      } finally {
        isConfirmed.current = false
      }
    },
    onSaved: ({ record, requestCode, message }, typed) => {
      void refreshCalls(...kind.stale)
      const code = record?.code ?? typed.code
      const href = `/dashboard/requests/${requestCode ?? ''}`
      const action = { label: 'View request', onAction: () => void navigate(href) }
      showToast('success', message, requestCode === null ? {} : { action })
      void navigate(code === null ? kind.base : recordHref({ kind, code }))
    },
  })
  return {
    ...form,
    candidates,
    onRecord,
    /** Returns the effect of saving, field by field; undefined for staff and new records, whose edits are not split. */
    splitOf: (typed: V) =>
      marker === 'ADMIN' || values.code === null
        ? undefined
        : splitEdit({ ...bodyOf(onRecord) }, { ...bodyOf(typed) }, marker),
    /** Saves although similar records were shown. */
    saveAllTheSame: () => {
      isConfirmed.current = true
      setCandidates([])
      form.submit()
    },
  }
}

/** A part of a form, for sections that several forms have. */
export type FormPart<S extends object> = Pick<ReturnType<typeof useSaveForm<S, unknown>>, 'api' | 'bind'>

/** The form narrowed to the values of a shared section; the argument proves that it has them. */
export function partOf<S extends object>(form: { api: { state: { values: S } } }): FormPart<S> {
  return form as unknown as FormPart<S>
}

/** The members that pages need of a form made by `useProviderForm`. */
export type ProviderFormHandle<V extends object> = SaveForm<V, unknown> & {
  candidates: readonly PossibleDuplicate[]
  /** the values on record, which marks of changes are compared with */
  onRecord: V
  splitOf: (values: V) => SplitEdit | undefined
  saveAllTheSame: () => void
}
