import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Field.css.ts'
import { NativeShell } from './NativeShell.tsx'
import type { FieldProps } from './types.ts'

interface ReadOnlyChoiceProps extends FieldProps {
  /** Chosen option as text. */
  text: string
  /** Value of the option in a plain form. */
  value: string
}

/**
 * Shows a chosen option that cannot be changed. A list has no such state: it is a read-only box of text, which can be
 * reached, copied and is announced like that of every other field, without an arrow that promises more.
 */
export function ReadOnlyChoice({ text, value, width = 'full', ...props }: ReadOnlyChoiceProps): ReactElement {
  return (
    <NativeShell {...props}>
      {({ name, ...control }) => (
        <>
          <input {...control} readOnly value={text} className={cx(styles.control, styles.widths[width])} />
          {name !== undefined && (
            <input type="hidden" name={name} value={value} disabled={control.disabled} />
          )}
        </>
      )}
    </NativeShell>
  )
}
