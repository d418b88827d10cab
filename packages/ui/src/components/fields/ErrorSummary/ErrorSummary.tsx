import { namedProblem } from '@capiz/domain/text'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import * as styles from './ErrorSummary.css.ts'
import { focusField, keyLabelOf, labelOf } from './focus-field.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

export interface FieldProblem {
  /** Id of the field; a problem without one stands as plain text. */
  fieldId?: string | undefined
  /** The same words the field shows; where they do not say which field is meant, its label is put in front. */
  message: string
}

export interface ErrorSummaryProps extends ElementProps<HTMLDivElement> {
  /** Errors in the order of the fields; nothing is shown without errors. */
  errors: readonly FieldProblem[]
  /** Raise it with every refused submit: the summary then takes the focus again. */
  attempt?: number | undefined
  /** Heading, where "3 answers need your attention" does not fit. */
  title?: string | undefined
}

/** Lists what keeps a form from being sent. Takes the focus; each line leads to its field. Shows nothing without errors. */
export function ErrorSummary({ attempt = 0, ...props }: ErrorSummaryProps): ReactElement | null {
  // A new attempt is a new summary, which takes the focus as the first one did.
  return props.errors.length === 0 ? null : <Summary key={attempt} {...props} />
}

function Summary({ errors, title, ...rest }: Omit<ErrorSummaryProps, 'attempt'>): ReactElement {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const label =
    errors.length === 1 ? '1 answer needs your attention' : `${errors.length} answers need your attention`
  return (
    <div
      {...useElementProps(rest, box)}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.summary}
    >
      <Heading level={2} size="h3" id={titleId}>
        {title ?? label}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }, at) => (
          // Two problems may read the same; the list never changes its order while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${at} ${fieldId ?? ''}`}>
            {fieldId === undefined ? message : <ProblemLink fieldId={fieldId} message={message} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Labels stand on the page before their problems do, and do not change while these are shown. */
const never = () => () => undefined

function ProblemLink({ fieldId, message }: { fieldId: string; message: string }): ReactElement {
  const label = useSyncExternalStore(never, () => labelOf(fieldId))
  const key = useSyncExternalStore(never, () => keyLabelOf(fieldId))
  return (
    <a
      href={`#${fieldId}`}
      className={styles.link}
      onClick={(event) => {
        event.preventDefault()
        focusField(fieldId)
      }}
    >
      {namedProblem(label, message)}
      {key !== undefined && ` Fill in “${key}” first.`}
    </a>
  )
}
