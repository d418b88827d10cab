import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import type { Tone } from '../../../tokens/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { actionLine } from '../../primitives/Button/Button.css.ts'
import { MiniBanner } from './MiniBanner.tsx'
import * as styles from './RecordBanner.css.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

export interface RecordBannerProps extends ElementProps {
  /** Name of the record, set in the serif like the certificate. */
  name: ReactNode
  /** Tone of the spine; the badge says the same in words. */
  tone: Tone
  /** Picture of a person, before the name. */
  picture?: ReactNode | undefined
  /** Status of the record. */
  badge?: ReactNode | undefined
  /** How the record stands, in a sentence for its own reader; the name stands smaller above it. */
  statement?: { readonly text: string; readonly detail?: string | undefined } | undefined
  /** `line` has name, badge and facts in one line, for the inner parts of a record. */
  variant?: 'full' | 'line' | undefined
  /** Code, type, place: short facts on one line; a sentence takes a line of its own. */
  facts?:
    | readonly {
        readonly id: string
        readonly content: ReactNode
        readonly isSentence?: boolean | undefined
      }[]
    | undefined
  /** One primary action at most. */
  actions?: ReactNode | undefined
  /** On phones the actions stand below the facts, or beside the badge: a menu, or two at most. With a statement always there. */
  actionsPlace?: 'below' | 'badge' | undefined
  /** A notice such as "This is a copy waiting for approval". */
  notice?: ReactNode | undefined
  /** The ruler of validity or anything that describes the record as a whole. */
  children?: ReactNode | undefined
  /** Tabs of the record, at the lower edge. */
  tabs?: ReactNode | undefined
}

interface NameLineProps extends Pick<RecordBannerProps, 'name' | 'badge'> {
  isSmall: boolean
  /** on phones the badge is in the line below the name, with actions or facts */
  isApart: boolean
}

/** The name and the status beside it. */
function NameLine({ name, badge, isSmall, isApart }: NameLineProps): ReactElement {
  return (
    <div className={cx(styles.nameLine, isApart && styles.placed)}>
      <div className={styles.name}>
        <Heading level={1} size={isSmall ? 'name' : 'h1'} tabIndex={-1}>
          {name}
        </Heading>
      </div>
      {badge ? <div className={styles.badge}>{badge}</div> : null}
    </div>
  )
}

/** The head of a record: what it is, how it stands, what can be done. Scrolled past, its name and status stay in view. */
export function RecordBanner(props: RecordBannerProps): ReactElement {
  const { name, tone, picture, badge, facts = [], actions, notice, children, tabs, variant = 'full' } = props
  const isLine = variant === 'line'
  const { statement, actionsPlace } = props
  const isBeside = !isLine && (actionsPlace === 'badge' || statement !== undefined)
  const isSmall = isLine || statement !== undefined
  const banner = useRef<HTMLElement>(null)
  return (
    <>
      <header {...useElementProps(props, banner)} className={cx(styles.banner, styles.spines[tone])}>
        <div className={cx(styles.body, Boolean(tabs) && styles.tabbedBody)}>
          <div
            className={cx(
              styles.top,
              isLine ? styles.lineTop : styles.fullTop,
              isBeside && styles.besideTop,
              statement !== undefined && styles.statedTop,
            )}
          >
            {isLine || picture === undefined ? null : <div className={styles.picture}>{picture}</div>}
            <div className={cx(styles.names, isSmall && styles.lineNames, !isLine && styles.placed)}>
              <NameLine {...{ name, badge, isSmall }} isApart={isBeside || isLine} />
              {facts.length > 0 ? (
                <ul className={styles.facts}>
                  {facts.map((fact) => (
                    <li key={fact.id} className={cx(fact.isSentence && styles.sentence)}>
                      {fact.content}
                    </li>
                  ))}
                </ul>
              ) : null}
              {statement === undefined ? null : (
                <p className={styles.statement}>
                  <span className={styles.statementText}>{statement.text}</span>
                  {statement.detail}
                </p>
              )}
            </div>
            {actions ? (
              <div className={cx(styles.actions, actionLine, isLine && styles.lineActions)} data-print="hide">
                {actions}
              </div>
            ) : null}
          </div>
          {notice}
          {children}
        </div>
        {tabs ? <div className={styles.tabs}>{tabs}</div> : null}
      </header>
      <MiniBanner {...{ banner, name, tone, badge }} />
    </>
  )
}
