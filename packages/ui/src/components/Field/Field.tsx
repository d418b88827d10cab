import type { ReactElement, ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../styles/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'
import type { FieldProps } from './types.ts'
import { ErrorWords, LabelRow } from './words.tsx'

export { ErrorWords, LabelRow } from './words.tsx'

type ShellProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'hint' | 'errorMessage' | 'isRequired'> & {
  /** The control, and nothing else. */
  children: ReactNode
  /** Characters typed and allowed, for fields that count. */
  count?: { used: number; allowed: number }
}

/**
 * The parts around a control: label, the word "required", hint, error and count. Stands inside a react-aria field, which
 * joins them to the control by aria-labelledby and aria-describedby.
 */
export function FieldShell(props: ShellProps): ReactElement {
  const { label, isLabelHidden, hint, errorMessage, isRequired, children, count } = props
  const name = <Label className={styles.label}>{label}</Label>
  return (
    <>
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <LabelRow label={name} isRequired={isRequired} />
      )}
      {/* There from the start, even empty: react-aria does not join to the control what comes later. */}
      <Text slot="description" className={styles.hint}>
        {hint}
      </Text>
      {children}
      <div className={styles.below}>
        <FieldError className={styles.error}>
          {({ validationErrors }) => <ErrorWords>{errorMessage ?? validationErrors.join(' ')}</ErrorWords>}
        </FieldError>
        {count !== undefined && <Count {...count} />}
      </div>
    </>
  )
}

function Count({ used, allowed }: { used: number; allowed: number }): ReactElement {
  const left = allowed - used
  const isNear = left <= Math.max(10, allowed / 10)
  const words =
    left >= 0
      ? `${left} ${left === 1 ? 'character' : 'characters'} left`
      : `${-left} ${left === -1 ? 'character' : 'characters'} too many`
  return (
    <>
      <span aria-hidden="true" className={cx(styles.count, left < 0 && styles.countOver)}>
        {used}/{allowed}
      </span>
      <VisuallyHidden as="output">{isNear ? words : ''}</VisuallyHidden>
    </>
  )
}
