import Check from '@lucide/icons/icons/check'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './StepList.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** A step of a guided form. */
export interface Step {
  /** Key of the step. */
  readonly id: string
  /** One to three words. */
  readonly label: string
  /** How far the step is. */
  readonly state: 'done' | 'current' | 'open' | 'invalid'
}

export interface StepListProps extends ElementProps {
  /** Goal of the steps: `Application`. */
  label: string
  /** The steps in order. */
  steps: readonly Step[]
  /** Goes back to a step that was done or has errors; open ones cannot be skipped to. */
  onNavigate?: ((id: string) => void) | undefined
  /** `text` is the one line for narrow screens: `Step 2 of 6: Licence`. */
  variant?: 'list' | 'text' | undefined
}

const stateLabels = {
  done: 'done',
  current: 'current step',
  open: 'not started',
  invalid: 'has errors',
} as const

/** Shows the position in a guided form, and the way back. */
export function StepList(props: StepListProps): ReactElement {
  const { label, steps, onNavigate, variant = 'list' } = props
  const at = Math.max(
    0,
    steps.findIndex((step) => step.state === 'current'),
  )
  if (variant === 'text') {
    const here = steps[at]
    const stateLabels = here === undefined ? label : `Step ${at + 1} of ${steps.length}: ${here.label}`
    return (
      <p {...elementProps(props)} className={styles.compact}>
        {stateLabels}
      </p>
    )
  }
  return (
    <nav {...elementProps(props)} aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const content = (
            <>
              <span
                className={cx(
                  styles.number,
                  step.state === 'done' && styles.done,
                  step.state === 'invalid' && styles.invalid,
                )}
              >
                {step.state === 'done' ? <Icon of={Check} /> : index + 1}
              </span>
              <span>
                {step.label}
                <span className={styles.hidden}>{`, ${stateLabels[step.state]}`}</span>
              </span>
            </>
          )
          const canGo = onNavigate && (step.state === 'done' || step.state === 'invalid')
          return (
            <li key={step.id} aria-current={step.state === 'current' ? 'step' : undefined}>
              {canGo ? (
                <button
                  type="button"
                  className={cx(styles.step, styles.link)}
                  onClick={() => onNavigate(step.id)}
                >
                  {content}
                </button>
              ) : (
                <span className={cx(styles.step, step.state === 'current' && styles.current)}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
