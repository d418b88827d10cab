import type { ReactElement, ReactNode } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../../styles/cx.ts'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import * as styles from './Switch.css.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface SwitchProps extends ElementProps<HTMLInputElement> {
  /** Name of the setting that is on. */
  children: ReactNode
  /** Whether it is on. */
  isSelected: boolean
  /** Called with the new state; keep it at once. */
  onChange: (isSelected: boolean) => void
  /** One sentence on what it changes. */
  hint?: ReactNode | undefined
  /** Cannot be used now. Say nearby why. */
  isDisabled?: boolean | undefined
  /** Can be reached and read, but not changed. */
  isReadOnly?: boolean | undefined
  /** Name of the value in a plain form. */
  name?: string | undefined
}

/** Turns a setting on or off at once; for answers that are saved with a form use Checkbox. */
export function Switch({ children, hint, ref, ...rest }: SwitchProps): ReactElement {
  return (
    <SwitchField {...rest} inputRef={ref} className={checkbox.option}>
      <SwitchButton className={checkbox.button}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span>{children}</span>
      </SwitchButton>
      {hint !== undefined && (
        <Text slot="description" className={cx(checkbox.hint, styles.hint)}>
          {hint}
        </Text>
      )}
    </SwitchField>
  )
}
