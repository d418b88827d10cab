import { isApiError } from '@capiz/api/client'
import type { InputOf, OutputOf } from '@capiz/api/contract/define'
import { facility } from '@capiz/api/contract/facility'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showToast } from '../../../app/toasts.ts'
import { call } from '../../../lib/api.ts'
import { useSaveForm } from '../../../lib/form.tsx'
import { refreshCalls } from '../../../lib/query.tsx'
import { type Facility, staleFacility } from '../record/facility-data.ts'
import { bodyOf, FacilityForm, type FacilityValues, valuesOf } from './values.ts'

/** A record that may be the one being added. */
export type Candidate = OutputOf<typeof facility.possibleDuplicates>[number]

type Body = InputOf<typeof facility.save>['body']

/** The form of a facility: saves, or sends for approval what the caller may not change directly. */
export function useFacilityForm(values: FacilityValues, title: string) {
  const navigate = useNavigate()
  const [candidates, setCandidates] = useState<readonly Candidate[]>([])
  const isConfirmed = useRef(false)
  const form = useSaveForm({
    name: 'facility',
    schema: FacilityForm,
    values,
    draft: { form: `facility-${values.code ?? 'new'}`, title },
    fromRecord: (record) => valuesOf(record as Facility),
    save: async (typed, idempotencyKey) => {
      const confirmDuplicates = isConfirmed.current
      // the confirmed save is another one than the refused
      const key = confirmDuplicates ? `${idempotencyKey}-c` : idempotencyKey
      const body = { ...bodyOf(typed), confirmDuplicates } as Body
      try {
        return await call(facility.save, { body }, { idempotencyKey: key })
      } catch (error) {
        if (isApiError(error, 'POSSIBLE_DUPLICATES')) {
          setCandidates((error.details as { candidates: Candidate[] }).candidates)
        }
        throw error
      } finally {
        isConfirmed.current = false
      }
    },
    onSaved: ({ record, requestCode, message }, typed) => {
      void refreshCalls(...staleFacility)
      const code = record?.code ?? typed.code
      if (requestCode === null) void showToast('success', message)
      else {
        void showToast('success', message, {
          action: {
            label: 'View request',
            onAction: () => void navigate(`/dashboard/requests/${requestCode}`),
          },
        })
      }
      void navigate(code === null ? '/health-facility' : `/health-facility/${code}`)
    },
  })
  return {
    ...form,
    candidates,
    forgetCandidates: () => setCandidates([]),
    /** Saves although similar records were shown. */
    saveAllTheSame: () => {
      isConfirmed.current = true
      setCandidates([])
      form.submit()
    },
  }
}

/** The form as its sections take it. */
export type FacilityFormHandle = ReturnType<typeof useFacilityForm>
