import CircleAlert from '@lucide/icons/icons/circle-alert'
import CircleCheck from '@lucide/icons/icons/circle-check'
import Clock from '@lucide/icons/icons/clock'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import { Fragment, useRef } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { cx } from '../../../styles/cx.ts'
import { mediaQuery } from '../../../tokens/index.ts'
import { actionLine } from '../../primitives/Button/Button.css.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { useNextRow } from './use-next-row.ts'
import * as styles from './DocumentReview.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** How far a document is: the groups of the list, in the order of the work. */
const groups = [
  { state: 'missing', title: 'Missing, required', icon: TriangleAlert },
  { state: 'mismatch', title: 'Does not match', icon: CircleAlert },
  { state: 'open', title: 'To compare', icon: Clock },
  { state: 'verified', title: 'Verified', icon: CircleCheck },
] as const

export interface ReviewedDocument {
  /** Code of the document type, unique in the list. */
  code: string
  /** Name of the document. */
  label: string
  state: (typeof groups)[number]['state']
  /** Short fact at the end of the line: the last day, or what the document says instead. */
  note?: string | undefined
  /** An act beside the line, such as asking for what is missing. */
  act?: ReactNode | undefined
}

export interface ComparedFact {
  id: string
  label: string
  /** The value as it was declared. */
  value: ReactNode
  /** Whether the text of the document has it; undefined for a scan or a picture, whose text cannot be read. */
  isFound?: boolean | undefined
}

export interface DocumentReviewProps extends ElementProps<HTMLDivElement> {
  /** Heading of the list: `Documents`. */
  title: string
  /** Beside the heading: `2 of 8 verified`. */
  summary?: string | undefined
  /** The documents, in the order of each group. */
  documents: readonly ReviewedDocument[]
  /** An act on all documents that are missing, in the head of their group. */
  missingAct?: ReactNode | undefined
  /** Code of the document that is read. */
  current: string | undefined
  /** Called with the code of the document to read. */
  onCurrent: (code: string) => void
  /** The declared values the current document proves. */
  facts: readonly ComparedFact[]
  /** Acts on the document: above it, on phones below it. */
  acts?: ReactNode | undefined
  /** The document that is read. */
  children: ReactNode
}

/**
 * Documents to be compared with what was declared: the list in the order of the work, under the current one the values it
 * proves, beside it the document itself (domain model 4.5). On phones the document is drawn under its row.
 */
export function DocumentReview(props: DocumentReviewProps): ReactElement {
  const { title, summary, documents, current, facts, acts, children } = props
  const isPhone = useMediaQuery(mediaQuery.phone)
  const isUnderRow = isPhone && documents.some(({ code }) => code === current)
  const row = useRef<HTMLButtonElement>(null)
  const pane = useNextRow(row, current, isPhone)
  const values = facts.length > 0 ? <Facts {...{ facts, isUnderRow }} /> : null
  // each in a place of its own: both may bear the code of the document as their key
  const placedActs = <Fragment key="acts">{acts}</Fragment>
  const document = (
    <section ref={pane} className={cx(styles.document, isUnderRow && styles.underRow)} aria-label="Document">
      {isUnderRow ? null : placedActs}
      <Fragment key="document">{children}</Fragment>
      {isUnderRow ? values : null}
      {isUnderRow ? placedActs : null}
    </section>
  )
  return (
    <div {...elementProps(props)} className={styles.root}>
      <div className={styles.columns}>
        <section className={styles.list} aria-label={title}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            {summary === undefined ? null : <output className={styles.muted}>{summary}</output>}
          </div>
          {groups.map((group) => {
            const rows = documents.filter(({ state }) => state === group.state)
            return rows.length === 0 ? null : (
              <div key={group.state}>
                <div className={styles.group}>
                  <h3>{`${group.title} ${rows.length}`}</h3>
                  {group.state === 'missing' ? props.missingAct : null}
                </div>
                <ul className={styles.rows}>
                  {rows.map((one) => (
                    <Row key={one.code} document={one} {...props} opener={row}>
                      {isUnderRow ? document : values}
                    </Row>
                  ))}
                </ul>
              </div>
            )
          })}
        </section>
        {isUnderRow ? null : document}
      </div>
    </div>
  )
}

interface RowProps extends Pick<DocumentReviewProps, 'current' | 'onCurrent'> {
  document: ReviewedDocument
  /** The button of the current row. */
  opener: RefObject<HTMLButtonElement | null>
  /** Drawn under the row while it is the current one. */
  children: ReactNode
}

function Row({ document, current, onCurrent, opener, children }: RowProps): ReactElement {
  const { code, label, state, note, act } = document
  const isCurrent = code === current
  const drawing = groups.find((group) => group.state === state)?.icon ?? Clock
  const text = (
    <>
      <Icon of={drawing} className={styles.tones[state]} />
      <span className={styles.name}>{label}</span>
      {note === undefined ? null : <span className={styles.muted}>{note}</span>}
    </>
  )
  return (
    <li className={styles.row}>
      <div className={cx(styles.entry, isCurrent && styles.current)}>
        {state === 'missing' ? (
          <span className={styles.plain}>{text}</span>
        ) : (
          <AriaButton
            ref={isCurrent ? opener : undefined}
            className={styles.open}
            aria-current={isCurrent ? 'true' : undefined}
            onPress={() => onCurrent(code)}
          >
            {text}
          </AriaButton>
        )}
        {act === undefined ? null : <span className={cx(styles.aside, actionLine)}>{act}</span>}
      </div>
      {isCurrent ? children : null}
    </li>
  )
}

interface FactsProps extends Pick<DocumentReviewProps, 'facts'> {
  /** Below the document, in line with its acts. */
  isUnderRow: boolean
}

/** The values a document proves, each with whether its text has it. */
function Facts({ facts, isUnderRow }: FactsProps): ReactElement {
  return (
    <dl className={cx(styles.facts, !isUnderRow && styles.indented)}>
      {facts.map(({ id, label, value, isFound }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.found}>
            {isFound === undefined ? null : isFound ? (
              <>
                <Icon of={CircleCheck} className={styles.tones.verified} /> on the document
              </>
            ) : (
              <>
                <Icon of={CircleAlert} className={styles.tones.missing} /> not found
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
