import { useId } from 'react'
import type { FocusEvent, ReactElement, ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { cx } from '../../../styles/cx.ts'
import { ErrorText, LabelRow } from './Field.tsx'
import * as styles from './Field.css.ts'
import type { FieldProps } from './types.ts'
import { warnUnnamed } from '../../../element/warn.ts'
import { elementProps } from '../../../element/element-props.ts'

export interface GroupFieldProps extends Omit<FieldProps, 'width' | 'isReadOnly' | 'isDisabled' | 'name'> {
  /** The controls; each has a name of its own. */
  children: ReactNode
}

/** The frame of a field made of several controls: a group with the label as its name, described by hint and error. */
export function GroupField(props: GroupFieldProps): ReactElement {
  const { label, isLabelHidden, hint, errorMessage, isRequired, onBlur, children } = props
  if (process.env.NODE_ENV !== 'production') warnUnnamed('GroupField', label)
  const ownId = useId()
  const id = props.id ?? ownId
  const given = elementProps(props)
  const described = cx(
    given['aria-describedby'],
    hint !== undefined && `${id}-hint`,
    errorMessage !== undefined && `${id}-error`,
  )
  const name = (
    <span id={`${id}-label`} className={styles.label}>
      {label}
    </span>
  )
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }
  return (
    <Group
      {...given}
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={described === '' ? undefined : described}
      className={styles.field}
      onBlur={leave}
    >
      <LabelRow label={name} isHidden={isLabelHidden} isRequired={isRequired} />
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children}
      {errorMessage !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          <ErrorText>{errorMessage}</ErrorText>
        </span>
      )}
    </Group>
  )
}
