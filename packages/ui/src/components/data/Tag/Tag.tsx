import X from '@lucide/icons/icons/x'
import type { KeyboardEvent, ReactElement } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './Tag.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface TagProps extends ElementProps<HTMLSpanElement> {
  /** The word in the box. */
  label: string
  /** Makes the tag removable, by its button or with Delete or Backspace on it. */
  onRemove?: (() => void) | undefined
}

/** A short word in a box: a specialisation, a code, a chosen value. */
export function Tag({ label, onRemove, ...rest }: TagProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove?.()
  }
  return (
    <span {...elementProps(rest)} className={styles.tag}>
      <span>{label}</span>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${label}`}
          onClick={onRemove}
          onKeyDown={onKeyDown}
        >
          <Icon of={X} />
        </button>
      ) : null}
    </span>
  )
}
