import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as card from '../../layout/Card/Card.css.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { NativeSelect } from '../../fields/NativeSelect/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import { TextArea } from '../../fields/TextArea/index.ts'
import { decisionProblem, decisionTitle, remarksLimit } from './decision.ts'
import type { Decision } from './decision.ts'
import * as styles from './RequestReview.css.ts'

/** A decision on the request, and the reason when it is not possible. */
export interface DecisionOption {
  readonly decision: Decision
  readonly label: string
  /** Shown in place of the button's work: `You made this request yourself.` */
  readonly refusal?: string | undefined
}

/** A reason for rejecting. */
export interface RejectionReason {
  readonly value: string
  readonly label: string
  /** It says nothing by itself: remarks are needed with it. */
  readonly needsRemarks?: boolean | undefined
}

interface DecisionPanelProps {
  options: readonly DecisionOption[]
  /** Reasons offered for a rejection. */
  reasons: readonly RejectionReason[]
  reason: string
  onReason: (reason: string) => void
  remarks: string
  onRemarks: (remarks: string) => void
  /** Called with a decision whose remarks are complete. */
  onDecide: (decision: Decision) => void
  pending: Decision | undefined
  errorMessage: string | undefined
  /**
   * `page`: its own heading, remarks fold into a bar where there is no column for them; `sheet`: everything in view;
   * `foot`: one bar, in which the remarks take their room once they are asked for.
   */
  place: 'page' | 'sheet' | 'foot'
  /** Work is left before the decision, so that none of its buttons is primary. */
  isWorkLeft: boolean
  /** Consequences of the decision, shown in the bar. */
  consequence: ReactNode
}

const variants = {
  approve: 'primary',
  review: 'primary',
  reject: 'dangerOutline',
  cancel: 'secondary',
  return: 'secondary',
} as const

/** The buttons of a decision before which work is left. */
const later = { ...variants, approve: 'secondary', review: 'secondary' } as const

/** Options that can be taken now. */
export const openOptions = (options: readonly DecisionOption[]) =>
  options.filter((option) => option.refusal === undefined)

/** Remarks and the buttons of the decision. */
export function DecisionPanel(props: DecisionPanelProps): ReactElement {
  const { options, errorMessage, place, consequence, isWorkLeft, pending } = props
  const [isUnfolded, setUnfolded] = useState(place === 'sheet')
  const { area, problem, setProblem, decide } = useDecision(props, () => setUnfolded(true))
  const open = openOptions(options)
  const refusals = [...new Set(options.flatMap((option) => option.refusal ?? []))]
  const folded = isUnfolded ? undefined : place === 'foot' ? styles.hidden : styles.folded
  const texts = (
    <>
      {errorMessage ? (
        <Notice tone="danger" isLive>
          {errorMessage}
        </Notice>
      ) : null}
      {place === 'page' ? null : consequence}
      {refusals.map((refusal) => (
        <p key={refusal} className={styles.muted}>
          {refusal}
        </p>
      ))}
    </>
  )
  return (
    <>
      {place === 'page' ? <PanelHead open={open} folded={folded} /> : null}
      {open.length > 0 ? (
        <Remarks
          {...props}
          className={cx(place === 'foot' ? styles.footText : styles.text, folded)}
          {...{ area, problem, setProblem }}
        />
      ) : null}
      {place === 'foot' ? <div className={styles.footFacts}>{texts}</div> : texts}
      {open.length === 0 ? null : (
        <div className={buttonsOf[place]}>
          {place === 'foot' && !isUnfolded ? (
            <Button variant="quiet" onPress={() => setUnfolded(true)}>
              Remarks
            </Button>
          ) : null}
          <Decisions
            {...{ options: open, isWorkLeft, pending }}
            onDecide={decide}
            isFullWidth={place !== 'foot'}
          />
          {place !== 'foot' && !isUnfolded ? (
            <div className={styles.unfold}>
              <Button variant="quiet" isFullWidth onPress={() => setUnfolded(true)}>
                Remarks
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </>
  )
}

/** The title of the decision with the line of other cards. */
function PanelHead(props: { open: readonly DecisionOption[]; folded: string | undefined }): ReactElement {
  const { open, folded } = props
  return (
    <div className={cx(card.header, styles.panelHead, open.length > 0 && folded)}>
      <Heading level={2} size="h3">
        {decisionTitle(open.map(({ decision }) => decision))}
      </Heading>
    </div>
  )
}

const buttonsOf = { page: styles.buttons, sheet: styles.stack, foot: styles.footButtons } as const

interface RemarksProps extends DecisionPanelProps {
  className: string
  area: RefObject<HTMLTextAreaElement | null>
  problem: string | undefined
  setProblem: (problem: undefined) => void
}

/** The reason of a rejection, where reasons are offered, and the remarks. */
function Remarks(props: RemarksProps): ReactElement {
  const { options, reasons, reason, remarks, className, area, problem, setProblem } = props
  const canReject = openOptions(options).some(({ decision }) => decision === 'reject')
  return (
    <div className={className}>
      {reasons.length > 0 && canReject ? (
        <NativeSelect
          label="Reason, when rejecting"
          placeholder="No reason chosen"
          value={reason}
          options={reasons}
          onChange={(next) => {
            props.onReason(next)
            setProblem(undefined)
          }}
        />
      ) : null}
      <TextArea
        label="Remarks"
        value={remarks}
        onChange={(text) => {
          props.onRemarks(text)
          setProblem(undefined)
        }}
        maxLength={remarksLimit}
        errorMessage={problem}
        ref={area}
      />
    </div>
  )
}

/** Takes a decision once its remarks are complete; otherwise says what is missing and moves the focus there. */
function useDecision({ remarks, reasons, reason, onDecide }: DecisionPanelProps, onRefused: () => void) {
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)

  const decide = (decision: Decision) => {
    const chosen = reasons.find(({ value }) => value === reason)
    const error = decisionProblem(decision, remarks, chosen !== undefined && chosen.needsRemarks !== true)
    setProblem(error)
    if (error) {
      onRefused()
      setRefused(refused + 1)
    } else onDecide(decision)
  }
  // the remarks may have been folded away until now, so the focus comes after they are shown
  useEffect(() => {
    if (refused > 0) area.current?.focus()
  }, [refused])
  return { area, problem, setProblem, decide }
}

interface DecisionsProps extends Pick<DecisionPanelProps, 'options' | 'pending' | 'isWorkLeft'> {
  onDecide: (decision: Decision) => void
  isFullWidth: boolean
}

function Decisions({ options, pending, isWorkLeft, onDecide, isFullWidth }: DecisionsProps): ReactElement {
  return (
    <>
      {options.map((option) => (
        <Button
          key={option.decision}
          variant={isWorkLeft ? later[option.decision] : variants[option.decision]}
          isFullWidth={isFullWidth}
          isPending={pending === option.decision}
          isDisabled={pending !== undefined && pending !== option.decision}
          onPress={() => onDecide(option.decision)}
        >
          {option.label}
        </Button>
      ))}
    </>
  )
}
