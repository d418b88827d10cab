import { useState } from 'react'
import type { ReactElement } from 'react'
import { allowedNext, presentStatus, statusMeanings } from '@capiz/domain/accreditation'
import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { Button } from '../Button/index.ts'
import { DateField } from '../DateField/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { Link } from '../Link/index.ts'
import { Notice } from '../Notice/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Stack } from '../Stack/index.ts'
import { DomainBadge } from '../StatusBadge/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { changeProblems } from './change.ts'
import type { StatusChange } from './change.ts'

/** Something that must be put right before the record can move. */
export interface UnmetCondition {
  /** What is still open, as a sentence: `The mayor’s permit is missing.` */
  readonly message: string
  /** Where it is put right; the condition becomes a link. */
  readonly href?: string
}

export interface StatusChangeDialogProps {
  /** Whether the dialog is on screen. */
  isOpen: boolean
  /** Told when the person closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** Name of the record, for the title. */
  name: string
  /** Present status; null for a new record. */
  from: AccreditationStatusCode | null
  /** Day offered as the first day of the new status. */
  today: IsoDate
  /** Statuses the record cannot take now, with the sentence that says why (`Disaccreditation needs an approved request.`). */
  refusals?: Partial<Record<AccreditationStatusCode, string>>
  /** Told a complete wish: status, day and reason. */
  onSubmit: (change: StatusChange) => void
  /** The wish is on its way: the button waits. */
  isPending?: boolean
  /** What the server refused. */
  errorMessage?: string
  /** Conditions the server found open, one line each under the refusal. */
  unmet?: readonly UnmetCondition[]
}

/** Moves a record to one of the statuses that may follow its present one (domain model 4.2). */
export function StatusChangeDialog(props: StatusChangeDialogProps): ReactElement {
  const { from, refusals = {}, errorMessage } = props
  const [status, setStatus] = useState<AccreditationStatusCode | null>(null)
  const [effectiveDate, setEffectiveDate] = useState<IsoDate | null>(props.today)
  const [reason, setReason] = useState('')
  const [lastDay, setLastDay] = useState<IsoDate | null>(null)
  const [hasTried, setTried] = useState(false)
  const options = allowedNext(from)
  // only a suspension has an end
  const until = status === 'SUSPENDED' ? lastDay : null
  const wish = { status, effectiveDate, reason, until, today: props.today }
  const problems = hasTried ? changeProblems(wish) : {}

  const submit = () => {
    setTried(true)
    if (Object.keys(changeProblems(wish)).length > 0 || !status || !effectiveDate) return
    props.onSubmit({ status, effectiveDate, reason: reason.trim(), until })
  }
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={`Change the status of ${props.name}`}
      footer={
        <>
          <Button onPress={() => props.onOpenChange(false)}>Keep as it is</Button>
          {options.length > 0 ? (
            <Button variant="primary" isPending={props.isPending} onPress={submit}>
              Change status
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={5}>
        {from ? (
          <p>
            Now: <DomainBadge code={from} />
          </p>
        ) : null}
        <Refusal message={errorMessage} unmet={props.unmet ?? []} />
        {options.length === 0 ? (
          <Notice>This status is final. Nothing can follow it.</Notice>
        ) : (
          <>
            <RadioGroup
              label="New status"
              isRequired
              value={status}
              onChange={(value) => setStatus(options.find((option) => option === value) ?? null)}
              errorMessage={problems.status}
              options={options.map((code) => ({
                value: code,
                label: presentStatus(code).label,
                hint: refusals[code] ?? statusMeanings[code],
                isDisabled: refusals[code] !== undefined,
              }))}
            />
            <DateField
              label="Takes effect on"
              isRequired
              value={effectiveDate}
              onChange={setEffectiveDate}
              errorMessage={problems.effectiveDate}
            />
            {status === 'SUSPENDED' ? (
              <DateField
                label="Last day of the suspension"
                hint="The status before it returns by itself on the day after. Leave empty when the end is not known."
                value={lastDay}
                onChange={setLastDay}
                errorMessage={problems.until}
              />
            ) : null}
            <TextArea
              label="Reason"
              hint="Kept in the history of the record."
              isRequired={status !== null && status !== 'ACCREDITED'}
              value={reason}
              onChange={setReason}
              maxLength={500}
              errorMessage={problems.reason}
            />
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function Refusal(props: {
  message: string | undefined
  unmet: readonly UnmetCondition[]
}): ReactElement | null {
  const { message, unmet } = props
  if (unmet.length === 0) {
    return message ? (
      <Notice kind="danger" isLive>
        {message}
      </Notice>
    ) : null
  }
  return (
    <Notice kind="danger" title={message ?? 'The status cannot change yet. Still open:'} isLive>
      <ul>
        {unmet.map(({ message: text, href }) => (
          <li key={text}>{href ? <Link href={href}>{text}</Link> : text}</li>
        ))}
      </ul>
    </Notice>
  )
}
