import type { ReactElement, ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import type { ButtonProps } from 'react-aria-components/Button'
import type { Lenient } from '../../../element/element-props.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { IconDrawing } from '../../primitives/Icon/drawing.ts'
import * as styles from './DataTable.css.ts'

export interface ToolButtonProps extends Lenient<Omit<ButtonProps, 'children' | 'className' | 'style'>> {
  /** Name of what it opens; on phones only the drawing is shown. */
  children: ReactNode
  icon: IconDrawing
  /** The button element. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A button of the tools over a table, beside the one for its columns and like it. */
export function ToolButton({ icon, children, ...rest }: ToolButtonProps): ReactElement {
  return (
    <Button {...rest} className={styles.viewButton}>
      <Icon of={icon} />
      <span className={styles.viewLabel}>{children}</span>
    </Button>
  )
}
