import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Count } from '../Field/Count.tsx'
import * as field from '../Field/Field.css.ts'
import { NativeShell } from '../Field/NativeShell.tsx'
import type { FieldProps } from '../Field/index.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps<HTMLTextAreaElement> {
  /** The text; the empty string while nothing was typed. */
  value: string
  /** Called with the whole text on every change. */
  onChange: (value: string) => void
  /** Least height in lines. */
  rows?: number | undefined
  /** Most characters, counted under the field. Typing over it is allowed and reported, never cut. */
  maxLength?: number | undefined
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { value, rows = 3, maxLength, width = 'full' } = props
  return (
    <NativeShell
      {...props}
      count={maxLength === undefined ? undefined : <Count used={value.length} allowed={maxLength} />}
    >
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          style={{ minBlockSize: `calc(${rows}lh + var(--cz-space-5))` }}
          readOnly={props.isReadOnly}
          value={value}
          onChange={(event) => props.onChange(event.target.value)}
          className={cx(field.control, field.widths[width], styles.area)}
        />
      )}
    </NativeShell>
  )
}
