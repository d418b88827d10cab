import type { ReactElement, Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { cx } from '../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { space } from '../../tokens/scale.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps {
  /** The text; the empty string while nothing was typed. */
  value: string
  /** Called with the whole text on every change. */
  onChange: (value: string) => void
  /** Least height in lines. */
  rows?: number
  /** Most characters, counted under the field. Typing over it is allowed and reported, never cut. */
  maxLength?: number
  /** The textarea itself, for a script that moves the focus. */
  areaRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { value, rows = 3, maxLength, width = 'full', areaRef } = props
  return (
    <AriaTextField {...controlProps(props)} value={value} onChange={props.onChange}>
      <FieldShell
        {...shellProps(props)}
        count={maxLength === undefined ? undefined : { used: value.length, allowed: maxLength }}
      >
        <AriaTextArea
          ref={areaRef}
          rows={rows}
          style={{ minBlockSize: `calc(${rows}lh + ${space[5]})` }}
          className={cx(field.control, field.widths[width], styles.area)}
        />
      </FieldShell>
    </AriaTextField>
  )
}
