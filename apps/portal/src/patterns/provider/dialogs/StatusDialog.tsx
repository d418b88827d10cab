import { isAccreditationStatus, presentStatus } from '@capiz/domain/accreditation'
import { addDays, formatDay } from '@capiz/domain/time'
import {
  StatusChangeDialog,
  type StatusChange,
  type UnmetCondition,
} from '@capiz/ui/accreditation/StatusChangeDialog'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { reportedMessage } from '../../../platform/feedback/report-error.ts'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { refreshCalls } from '../../../platform/data/query.tsx'
import { today } from '../../today.ts'
import { marksSent } from '../documents/mark-queue.ts'
import { type StatusChoice, useMay, useProvider } from '../provider.ts'
import { useChosenRead } from '../read.ts'
import type { RecordDialogProps } from '../record-dialog.ts'
import { conditionLinks, type Refusal, refusalOf } from './unmet.ts'

/** Returns the message after a status change: its start, and the end of a suspension. */
function savedText(name: string, { status, effectiveDate, until }: StatusChange): string {
  const { label } = presentStatus(status)
  const what =
    effectiveDate > today()
      ? `${name} becomes ${label} on ${formatDay(effectiveDate)}`
      : `${name} is now ${label}`
  return until === null ? `${what}.` : `${what} and returns on ${formatDay(addDays(until, 1))}.`
}

/** The consequences of the chosen change, with its open conditions as links; absent until a status and a day are chosen. */
function useOutlook() {
  const provider = useProvider()
  const [choice, setChoice] = useState<StatusChoice | null>(null)
  const { data, isLoading } = useChosenRead(
    choice ? provider.kind.calls.statusOutlook(provider.code, choice) : undefined,
  )
  const outlook = data && { ...data, unmet: conditionLinks(data.unmet, provider) }
  return { outlook, isLookingAhead: isLoading, setChoice }
}

/** Sends the change; the refusal comes back in words, and a request that waits is offered to be seen. */
function useStatusChange(known: readonly UnmetCondition[] | undefined, onSent: () => void) {
  const { kind, code, name, version } = useProvider()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isPending, setPending] = useState(false)

  async function submit(change: StatusChange): Promise<void> {
    setRefusal(undefined)
    setPending(true)
    try {
      // the checklist shows a tick before the server has it
      await marksSent()
      const { requestCode, message } = await kind.calls.changeStatus(code, { ...change, version })
      onSent()
      if (requestCode === null) showToast('success', savedText(name, change))
      else {
        const onAction = () => void navigate(`/dashboard/requests/${requestCode}`)
        showToast('success', message ?? '', { action: { label: 'View request', onAction } })
      }
    } catch (error) {
      const message = reportedMessage(error)
      setRefusal(refusalOf(error, known) ?? { message, conditions: [] })
    } finally {
      setPending(false)
      // after a refusal too: somebody else may have changed the record meanwhile
      void refreshCalls(...kind.stale)
    }
  }
  return { refusal, isPending, submit, forgetRefusal: () => setRefusal(undefined) }
}

/** Moves the provider to another status; conditions that are not met come back in words and nothing typed is lost. */
export function StatusDialog({ isOpen, onOpenChange }: RecordDialogProps): ReactElement {
  const { name, status } = useProvider()
  const may = useMay()
  const { outlook, isLookingAhead, setChoice } = useOutlook()
  const change = useStatusChange(outlook?.unmet, () => onOpenChange(false))
  return (
    <StatusChangeDialog
      // what was chosen belongs to one status; after a move the next dialog starts afresh
      key={status}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      name={name}
      from={isAccreditationStatus(status) ? status : null}
      today={today()}
      // the direct call never disaccredits (domain model 4.2)
      refusals={{
        DISACCREDITED: may('request-disaccreditation')
          ? 'Needs an approved request: choose "Request disaccreditation" under more actions.'
          : 'Disaccreditation needs an approved request.',
      }}
      onChoose={(chosen) => {
        change.forgetRefusal()
        setChoice(chosen)
      }}
      outlook={outlook}
      isLookingAhead={isLookingAhead}
      onSubmit={(wanted) => void change.submit(wanted)}
      isPending={change.isPending}
      errorMessage={change.refusal?.message}
      unmet={change.refusal?.conditions}
    />
  )
}
