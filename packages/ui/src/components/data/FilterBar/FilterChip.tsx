import Plus from '@lucide/icons/icons/plus'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import type { ButtonProps } from 'react-aria-components/Button'
import type { Lenient } from '../../../element/element-props.ts'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './FilterBar.css.ts'

export interface FilterChipProps extends Lenient<Omit<ButtonProps, 'children' | 'className' | 'style'>> {
  /** Label of the filter, with its value once it is set: `Dates: 2 set`. */
  children: ReactNode
  /** Narrows the list now. */
  isActive?: boolean | undefined
  /** The button element. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A chip like those of the bar, for a filter whose editor is its owner's: the trigger of a popover. */
export function FilterChip({ children, isActive = false, ...rest }: FilterChipProps): ReactElement {
  return (
    <Button
      {...rest}
      className={cx(styles.chip, isActive ? styles.active : styles.suggested, isActive && styles.whole)}
    >
      {isActive ? null : <Icon of={Plus} />}
      {children}
    </Button>
  )
}
