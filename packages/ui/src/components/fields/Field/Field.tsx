import type { ReactElement, ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import * as styles from './Field.css.ts'
import type { FieldProps } from './types.ts'
import { warnUnnamed } from '../../../element/warn.ts'
import { ErrorText, LabelRow } from './LabelRow.tsx'

export { ErrorText, LabelRow } from './LabelRow.tsx'

type ShellProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'hint' | 'errorMessage' | 'isRequired'> & {
  /** The control, and nothing else. */
  children: ReactNode
}

/**
 * The parts around a control: label, the word "required", hint and error. Stands inside a react-aria field, which
 * joins them to the control by aria-labelledby and aria-describedby.
 */
export function FieldShell(props: ShellProps): ReactElement {
  const { label, isLabelHidden, hint, errorMessage, isRequired, children } = props
  if (process.env.NODE_ENV !== 'production') warnUnnamed('A field', label)
  const name = <Label className={styles.label}>{label}</Label>
  return (
    <>
      <LabelRow label={name} isHidden={isLabelHidden} isRequired={isRequired} />
      {/* There from the start, even empty: react-aria does not join to the control what comes later. */}
      <Text slot="description" className={styles.hint}>
        {hint}
      </Text>
      {children}
      <div className={styles.below}>
        <FieldError className={styles.error}>
          {({ validationErrors }) => <ErrorText>{errorMessage ?? validationErrors.join(' ')}</ErrorText>}
        </FieldError>
      </div>
    </>
  )
}
