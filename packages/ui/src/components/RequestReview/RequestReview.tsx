import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../styles/cx.ts'
import { Button } from '../Button/index.ts'
import { ConfirmDialog } from '../ConfirmDialog/index.ts'
import { DiffTable, changesText, conflicts } from '../DiffTable/index.ts'
import type { DiffRow } from '../DiffTable/index.ts'
import { Notice } from '../Notice/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { decisionProblem, remarksLimit } from './decision.ts'
import type { Decision } from './decision.ts'
import * as styles from './RequestReview.css.ts'

/** Something that can be done with the request, and why not when it cannot. */
export interface DecisionOption {
  readonly decision: Decision
  readonly label: string
  /** Shown in place of the button's work: `You made this request yourself.` */
  readonly refusal?: string
}

export interface RequestReviewProps {
  rows: readonly DiffRow[]
  /** Words for a missing value before: `not offered`. */
  none?: string
  options: readonly DecisionOption[]
  onDecide: (decision: Decision, remarks: string) => void
  pending?: Decision
  /** What the server refused, shown above the buttons. */
  errorMessage?: string
  /** Asks once more before approving what cannot be undone, and names the consequence. */
  irreversible?: { readonly title: string; readonly consequence: string }
  /** Documents with preview, below the changes. */
  documents?: ReactNode
  /** The request's own trail, below the decision. */
  trail?: ReactNode
}

const variants = {
  approve: 'primary',
  review: 'primary',
  reject: 'dangerOutline',
  cancel: 'secondary',
  return: 'secondary',
} as const

/** A request to change a record: what would change, and the decision beside it. */
export function RequestReview(props: RequestReviewProps): ReactElement {
  const { rows, options, errorMessage, irreversible } = props
  const [remarks, setRemarks] = useState('')
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState(0)
  const [isUnfolded, setUnfolded] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const changed = rows.filter((row) => row.changed).length
  const moved = conflicts(rows)
  const open = options.filter((option) => option.refusal === undefined)
  const refusals = [...new Set(options.flatMap((option) => option.refusal ?? []))]

  const decide = (decision: Decision) => {
    const wrong = decisionProblem(decision, remarks)
    setProblem(wrong)
    if (wrong) {
      setUnfolded(true)
      setRefused(refused + 1)
    } else if (decision === 'approve' && irreversible && !isAsking) setAsking(true)
    else props.onDecide(decision, remarks.trim())
  }
  // the remarks may have been folded away until now, so the focus comes after they are shown
  useEffect(() => {
    if (refused > 0) area.current?.focus()
  }, [refused])
  const folded = isUnfolded ? undefined : styles.folded
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.main}>
          {moved.length > 0 ? (
            <Notice kind="attention" title="The record changed after this was requested">
              <ul className={styles.list}>
                {moved.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          <section className={styles.changes} aria-label={changesText(changed)}>
            <div className={styles.head}>
              <h2 className={styles.title}>{changesText(changed)}</h2>
            </div>
            <DiffTable label="Requested changes" rows={rows} none={props.none} />
          </section>
          {props.documents}
        </div>
        <div className={styles.side}>
          {options.length > 0 || errorMessage ? (
            <section className={cx(styles.panel, open.length > 0 && styles.sticky)} aria-label="Decision">
              <h2 className={cx(styles.title, open.length > 0 && folded)}>Decision</h2>
              {open.length > 0 ? (
                <div className={folded}>
                  <TextArea
                    label="Remarks"
                    value={remarks}
                    onChange={(text) => {
                      setRemarks(text)
                      setProblem(undefined)
                    }}
                    maxLength={remarksLimit}
                    errorMessage={problem}
                    areaRef={area}
                  />
                </div>
              ) : null}
              {errorMessage ? (
                <Notice kind="danger" isLive>
                  {errorMessage}
                </Notice>
              ) : null}
              {refusals.map((refusal) => (
                <p key={refusal} className={styles.muted}>
                  {refusal}
                </p>
              ))}
              <div className={styles.buttons}>
                {open.map((option) => (
                  <Button
                    key={option.decision}
                    variant={variants[option.decision]}
                    isFullWidth
                    isPending={props.pending === option.decision}
                    isDisabled={props.pending !== undefined && props.pending !== option.decision}
                    onPress={() => decide(option.decision)}
                  >
                    {option.label}
                  </Button>
                ))}
                {open.length > 0 && !isUnfolded ? (
                  <div className={styles.unfold}>
                    <Button variant="quiet" isFullWidth onPress={() => setUnfolded(true)}>
                      Remarks
                    </Button>
                  </div>
                ) : null}
              </div>
            </section>
          ) : null}
          {props.trail ? <div className={styles.trail}>{props.trail}</div> : null}
        </div>
      </div>
      {irreversible ? (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={irreversible.title}
          confirmLabel="Approve"
          isDanger
          onConfirm={() => {
            setAsking(false)
            props.onDecide('approve', remarks.trim())
          }}
        >
          {irreversible.consequence}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
