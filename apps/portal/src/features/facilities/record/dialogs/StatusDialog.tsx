import { isApiError } from '@capiz/api/client'
import { facility } from '@capiz/api/contract/facility'
import { isAccreditationStatus, presentStatus } from '@capiz/domain/accreditation'
import { formatDay } from '@capiz/domain/time'
import { StatusChangeDialog, type StatusChange } from '@capiz/ui/StatusChangeDialog'
import { type ReactElement, useState } from 'react'
import { wordsForError } from '../../../../app/report-error.ts'
import { showToast } from '../../../../app/toasts.ts'
import { useSend } from '../../../../lib/send.ts'
import { today } from '../../../../patterns/today.ts'
import { staleFacility, useFacility } from '../facility-data.ts'
import type { RecordDialogProps } from '../RecordActions.tsx'
import { type Refusal, refusalOf } from './unmet.ts'

/** Moves the facility to another status; conditions that are not met come back in words and nothing typed is lost. */
export function StatusDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const record = useFacility()
  const [refusal, setRefusal] = useState<Refusal>()
  const change = useSend(facility.changeStatus, { refresh: staleFacility, reportsErrors: false })
  const from = record.accreditationStatusCode

  function submit({ status, effectiveDate, reason }: StatusChange): void {
    setRefusal(undefined)
    change.mutate(
      {
        input: {
          query: { healthFacilityCode: record.code },
          body: { status, effectiveDate, reason, version: record.version },
        },
      },
      {
        onSuccess: () => {
          onOpenChange(false)
          const { label } = presentStatus(status)
          const when =
            effectiveDate > today() ? `becomes ${label} on ${formatDay(effectiveDate)}` : `is now ${label}`
          void showToast('success', `${record.name} ${when}.`)
        },
        onError: (error) => {
          if (isApiError(error, 'STALE_RECORD')) change.reset()
          setRefusal(refusalOf(error) ?? { message: wordsForError(error), conditions: [] })
        },
      },
    )
  }
  return (
    <StatusChangeDialog
      // what was chosen belongs to one status; after a move the next dialog starts afresh
      key={from}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      name={record.name}
      from={isAccreditationStatus(from) ? from : null}
      today={today()}
      // the direct call never disaccredits (domain model 4.2)
      refusals={{ DISACCREDITED: 'Disaccreditation needs an approved request.' }}
      onSubmit={submit}
      isPending={change.isPending}
      errorMessage={refusal?.message}
      unmet={refusal?.conditions}
    />
  )
}
