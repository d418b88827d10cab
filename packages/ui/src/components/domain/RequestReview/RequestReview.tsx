import { lazy, Suspense, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Button } from '../../primitives/Button/index.ts'
import { useNarrow } from '../../data/DataTable/useNarrow.ts'
import { DiffTable, changesText, conflicts } from '../../data/DiffTable/index.ts'
import type { DiffRow } from '../../data/DiffTable/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import { Card } from '../../layout/Card/index.ts'
import { DecisionPanel, openOptions } from './DecisionPanel.tsx'
import type { DecisionOption, RejectionReason } from './DecisionPanel.tsx'
import { decisionTitle } from './decision.ts'
import type { Decision } from './decision.ts'
import * as styles from './RequestReview.css.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../overlays/ConfirmDialog/index.ts')).ConfirmDialog,
}))
const DecisionSheet = lazy(async () => ({ default: (await import('./DecisionSheet.tsx')).DecisionSheet }))

const noReasons: readonly RejectionReason[] = []

export interface RequestReviewProps extends ElementProps<HTMLDivElement> {
  /** Fields of the record with their value now and the one asked for. */
  rows: readonly DiffRow[]
  /** Words for a missing value before: `not offered`. */
  none?: string | undefined
  /** Unfolds the unchanged fields at first: where the decision rests on them. */
  hasUnchanged?: boolean | undefined
  /** Heading of the present side; of a request that is decided it is no longer "Now". */
  beforeLabel?: string | undefined
  /** Decisions open to this person, in the order of the buttons. */
  options: readonly DecisionOption[]
  /** Reasons offered for a rejection; one that says enough stands in for remarks. */
  reasons?: readonly RejectionReason[] | undefined
  /** Called with a decision, its trimmed remarks and, for a rejection, the chosen reason. */
  onDecide: (decision: Decision, remarks: string, reason?: string) => void
  /** Given while what changed meanwhile has to be read before the decision: the notice then asks for it. */
  onMovedRead?: (() => void) | undefined
  /** The decision that is on its way. */
  pending?: Decision | undefined
  /** Refusal of the server, shown above the buttons. */
  errorMessage?: string | undefined
  /** Asks once more before approving what cannot be undone, and names the consequence. */
  irreversible?: { readonly title: string; readonly consequence: string } | undefined
  /** Stands in place of the table of changes: a new record has nothing to be compared with. */
  record?: ReactNode | undefined
  /** `side`: beside the changes; `foot`: a bar at the lower edge, which leaves the whole width to documents. */
  decisionAt?: 'side' | 'foot' | undefined
  /** Work is left before the decision, whose own primary button is the one of the page: no button of the decision is. */
  isWorkLeft?: boolean | undefined
  /** Consequences of the decision and what is open before it, in the bar at the foot. */
  consequence?: ReactNode | undefined
  /** Documents with preview, below the changes. */
  documents?: ReactNode | undefined
  /** The request's own trail in cards, below the decision. */
  trail?: ReactNode | undefined
}

/** A request to change a record: what would change, and the decision beside it, below it, or on a phone in a sheet. */
export function RequestReview(props: RequestReviewProps): ReactElement {
  const { rows, options, errorMessage, irreversible, pending, decisionAt = 'side' } = props
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrow(root)
  const [remarks, setRemarks] = useState('')
  const [reason, setReason] = useState('')
  const { reasons = noReasons } = props
  const [isConfirming, setConfirming] = useState(false)
  const moved = conflicts(rows)
  const open = openOptions(options)
  const decide = (decision: Decision) => {
    if (decision === 'approve' && irreversible) setConfirming(true)
    else if (decision === 'reject' && reason !== '') props.onDecide(decision, remarks.trim(), reason)
    else props.onDecide(decision, remarks.trim())
  }
  const isAtFoot = decisionAt === 'foot'
  const panel = (place: 'page' | 'sheet' | 'foot') => (
    <DecisionPanel
      {...{ options, remarks, reasons, reason, errorMessage, pending, place }}
      consequence={props.consequence}
      isWorkLeft={props.isWorkLeft ?? false}
      onReason={setReason}
      onRemarks={setRemarks}
      onDecide={decide}
    />
  )
  return (
    <div {...useElementProps(props, root)} className={styles.root}>
      <div className={cx(styles.columns, !isAtFoot && styles.beside)}>
        <div className={styles.main}>
          {moved.length > 0 ? <MovedNotice moved={moved} onRead={props.onMovedRead} /> : null}
          {props.record ?? <Changes {...props} />}
          {props.documents}
        </div>
        <Side {...props} {...{ isNarrow, open, isAtFoot, panel }} />
      </div>
      <Suspense fallback={null}>
        {irreversible && isConfirming ? (
          <ConfirmApproval
            {...irreversible}
            onClose={() => setConfirming(false)}
            onConfirm={() => props.onDecide('approve', remarks.trim())}
          />
        ) : null}
      </Suspense>
    </div>
  )
}

interface SideProps extends Pick<
  RequestReviewProps,
  'options' | 'errorMessage' | 'pending' | 'trail' | 'isWorkLeft' | 'consequence'
> {
  isNarrow: boolean
  /** The decisions this person can take now. */
  open: readonly DecisionOption[]
  isAtFoot: boolean
  panel: (place: 'page' | 'sheet' | 'foot') => ReactElement
}

/** The decision where it stands, and the trail: below it beside the changes, above it when the decision is the foot. */
function Side(props: SideProps): ReactElement {
  const { options, errorMessage, pending, isNarrow, open, isAtFoot, panel } = props
  const isOpen = open.length > 0
  const title = decisionTitle(open.map(({ decision }) => decision))
  const [first] = open
  const trail = props.trail ? <div className={styles.trail}>{props.trail}</div> : null
  const place = isAtFoot ? styles.foot : cx(styles.panel, isOpen && styles.sticky)
  return (
    <div className={isAtFoot ? styles.below : styles.side}>
      {isAtFoot ? trail : null}
      {isNarrow && isOpen ? (
        <Suspense fallback={null}>
          <DecisionSheet
            title={title}
            only={title === 'Decision' ? undefined : first?.label}
            isWorkLeft={props.isWorkLeft ?? false}
            isPending={pending !== undefined}
            isRefused={errorMessage !== undefined}
          >
            {panel('sheet')}
          </DecisionSheet>
        </Suspense>
      ) : options.length > 0 || errorMessage || (isAtFoot && props.consequence) ? (
        <section className={place} aria-label={title}>
          {panel(isAtFoot ? 'foot' : 'page')}
        </section>
      ) : null}
      {isAtFoot ? null : trail}
    </div>
  )
}

/** Values that moved named in the notice at most; the table below it has them all. */
const mostMoved = 20

interface MovedNoticeProps {
  /** Shows the changes since the request, as sentences. */
  moved: readonly string[]
  onRead: (() => void) | undefined
}

function MovedNotice({ moved, onRead }: MovedNoticeProps): ReactElement {
  return (
    <Notice
      tone="attention"
      title="The record changed after this was requested"
      actions={
        onRead ? (
          <Button size="sm" onPress={onRead}>
            I have read the present values
          </Button>
        ) : undefined
      }
    >
      <ul>
        {moved.slice(0, mostMoved).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {moved.length > mostMoved ? <li>{`and ${moved.length - mostMoved} more`}</li> : null}
      </ul>
    </Notice>
  )
}

type ChangesProps = Pick<RequestReviewProps, 'rows' | 'none' | 'beforeLabel' | 'hasUnchanged'>

function Changes({ rows, none, beforeLabel, hasUnchanged }: ChangesProps): ReactElement {
  const changed = rows.filter((row) => row.changed).length
  return (
    <Card title={changesText(changed)} padding="none">
      <DiffTable label="Requested changes" {...{ rows, none, beforeLabel, hasUnchanged }} />
    </Card>
  )
}

interface ConfirmApprovalProps {
  title: string
  consequence: string
  onClose: () => void
  onConfirm: () => void
}

function ConfirmApproval(props: ConfirmApprovalProps): ReactElement {
  const { title, consequence, onClose, onConfirm } = props
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      confirmLabel="Approve"
      isDanger
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
    >
      {consequence}
    </ConfirmDialog>
  )
}
