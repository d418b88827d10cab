import { useState } from 'react'
import type { ReactElement } from 'react'
import { allowedNext, presentStatus, statusMeanings } from '@capiz/domain/accreditation'
import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { Button } from '../../primitives/Button/index.ts'
import { DatePicker } from '../../fields/DatePicker/index.ts'
import { Dialog } from '../../overlays/Dialog/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import { RadioGroup } from '../../fields/RadioGroup/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { DomainBadge } from '../DomainBadge/index.ts'
import { TextArea } from '../../fields/TextArea/index.ts'
import { changeProblems } from './change.ts'
import type { StatusChange } from './change.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** A condition that must be met before the record can move. */
export interface UnmetCondition {
  /** Open condition as a sentence: `The mayor’s permit is missing.` */
  readonly message: string
  /** Address where it is resolved; the condition becomes a link. */
  readonly href?: string | undefined
}

/** The consequences of a chosen change, before it is made. */
export interface StatusOutlook {
  /** Why another person decides on it, as a sentence; null when the reader may make it alone. */
  readonly secondPerson: string | null
  /** Things it touches, a sentence each. */
  readonly consequences: readonly string[]
  /** People who are told of it, a sentence each. */
  readonly told: readonly string[]
  /** Conditions still open. */
  readonly unmet: readonly UnmetCondition[]
}

export interface StatusChangeDialogProps extends ElementProps {
  /** Whether the dialog is on screen. */
  isOpen: boolean
  /** Called when the person closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** Name of the record, for the title. */
  name: string
  /** Present status; null for a new record. */
  from: AccreditationStatusCode | null
  /** Day offered as the first day of the new status. */
  today: IsoDate
  /** Statuses the record cannot take now, with the sentence that says why (`Disaccreditation needs an approved request.`). */
  refusals?: Partial<Record<AccreditationStatusCode, string>> | undefined
  /** Called when another status or day is chosen, so that the outlook can be read; null while one of them is missing. */
  onChoose?:
    | ((choice: { status: AccreditationStatusCode; effectiveDate: IsoDate } | null) => void)
    | undefined
  /** Consequences of the chosen change; absent until they are known. */
  outlook?: StatusOutlook | undefined
  /** The consequences are on their way: nothing is sent before they are seen, and nothing moves under the pointer. */
  isLookingAhead?: boolean | undefined
  /** Called with a complete change: status, day and reason. */
  onSubmit: (change: StatusChange) => void
  /** The wish is on its way: the button waits. */
  isPending?: boolean | undefined
  /** Refusal of the server. */
  errorMessage?: string | undefined
  /** Conditions the server found open, one line each under the refusal. */
  unmet?: readonly UnmetCondition[] | undefined
}

/** Moves a record to one of the statuses that may follow its present one (domain model 4.2). */
export function StatusChangeDialog(props: StatusChangeDialogProps): ReactElement {
  const { from, refusals = {}, errorMessage, outlook } = props
  const options = allowedNext(from)
  const wish = useWish(props)
  return (
    <Dialog
      {...elementProps(props)}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={`Change the status of ${props.name}`}
      footer={
        <>
          <Button onPress={() => props.onOpenChange(false)}>Keep as it is</Button>
          {options.length > 0 ? (
            <Button
              variant="primary"
              isDisabled={props.isLookingAhead}
              isPending={props.isPending}
              onPress={wish.submit}
            >
              {outlook?.secondPerson ? 'Send request' : 'Change status'}
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
          <WishFields wish={wish} options={options} refusals={refusals} />
        )}
        {/* the refusal names the open conditions already */}
        {outlook ? <Outlook {...outlook} unmet={errorMessage ? [] : outlook.unmet} /> : null}
      </Stack>
    </Dialog>
  )
}

/** The change a person wishes, and what is wrong with it once sending was tried. */
function useWish({ today, onSubmit, onChoose }: StatusChangeDialogProps) {
  const [status, setStatus] = useState<AccreditationStatusCode | null>(null)
  const [effectiveDate, setEffectiveDate] = useState<IsoDate | null>(today)
  const [reason, setReason] = useState('')
  const [lastDay, setLastDay] = useState<IsoDate | null>(null)
  const [hasTried, setTried] = useState(false)
  // only a suspension has an end
  const until = status === 'SUSPENDED' ? lastDay : null
  const change = { status, effectiveDate, reason, until, today: today }
  const problems = hasTried ? changeProblems(change) : {}

  const choose = (next: AccreditationStatusCode | null, day: IsoDate | null) => {
    setStatus(next)
    setEffectiveDate(day)
    onChoose?.(next && day ? { status: next, effectiveDate: day } : null)
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(changeProblems(change)).length > 0 || !status || !effectiveDate) return
    onSubmit({ status, effectiveDate, reason: reason.trim(), until })
  }
  return {
    ...change,
    lastDay,
    problems,
    chooseStatus: (next: AccreditationStatusCode | null) => choose(next, effectiveDate),
    chooseDay: (day: IsoDate | null) => choose(status, day),
    setReason,
    setLastDay,
    submit,
  }
}

interface WishFieldsProps {
  wish: ReturnType<typeof useWish>
  /** Statuses that may follow the present one. */
  options: readonly AccreditationStatusCode[]
  refusals: NonNullable<StatusChangeDialogProps['refusals']>
}

function WishFields({ wish, options, refusals }: WishFieldsProps): ReactElement {
  const { status, problems } = wish
  return (
    <>
      <RadioGroup
        label="New status"
        isRequired
        value={status}
        onChange={(value) => wish.chooseStatus(options.find((option) => option === value) ?? null)}
        errorMessage={problems.status}
        options={options.map((code) => ({
          value: code,
          label: presentStatus(code).label,
          hint: refusals[code] ?? statusMeanings[code],
          isDisabled: refusals[code] !== undefined,
        }))}
      />
      <DatePicker
        label="Takes effect on"
        isRequired
        value={wish.effectiveDate}
        onChange={wish.chooseDay}
        errorMessage={problems.effectiveDate}
      />
      {status === 'SUSPENDED' ? (
        <DatePicker
          label="Last day of the suspension"
          hint="The status before it returns by itself on the day after. Leave empty when the end is not known."
          value={wish.lastDay}
          onChange={wish.setLastDay}
          errorMessage={problems.until}
        />
      ) : null}
      <TextArea
        label="Reason"
        hint="Kept in the history of the record."
        isRequired={status !== null && status !== 'ACCREDITED'}
        value={wish.reason}
        onChange={wish.setReason}
        maxLength={500}
        errorMessage={problems.reason}
      />
    </>
  )
}

/** Shows what a change touches and who is told, then the conditions still open. */
function Outlook({ secondPerson, consequences, told, unmet }: StatusOutlook): ReactElement {
  return (
    <>
      <Notice title={secondPerson ?? 'What this means'} isLive>
        <ul>
          {[...consequences, ...told].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
      {unmet.length > 0 ? (
        <Notice tone="attention" title="Still open" isLive>
          <Conditions unmet={unmet} />
        </Notice>
      ) : null}
    </>
  )
}

function Conditions({ unmet }: { unmet: readonly UnmetCondition[] }): ReactElement {
  return (
    <ul>
      {unmet.map(({ message, href }) => (
        <li key={message}>{href ? <Link href={href}>{message}</Link> : message}</li>
      ))}
    </ul>
  )
}

function Refusal(props: {
  message: string | undefined
  unmet: readonly UnmetCondition[]
}): ReactElement | null {
  const { message, unmet } = props
  if (unmet.length === 0) {
    return message ? (
      <Notice tone="danger" isLive>
        {message}
      </Notice>
    ) : null
  }
  return (
    <Notice tone="danger" title={message ?? 'The status cannot change yet. Still open:'} isLive>
      <Conditions unmet={unmet} />
    </Notice>
  )
}
