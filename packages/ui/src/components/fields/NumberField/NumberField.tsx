import Minus from '@lucide/icons/icons/minus'
import Plus from '@lucide/icons/icons/plus'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { cx } from '../../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { refProps } from '../../../element/element-props.ts'

export interface NumberFieldProps extends FieldProps<HTMLInputElement> {
  /** null while the field is empty. */
  value: number | null
  /** Called with the number when the field is left or stepped; null when it is empty. */
  onChange: (value: number | null) => void
  /** Least value; typed numbers below it become it when the field is left. */
  minValue?: number | undefined
  /** Greatest value; typed numbers above it become it when the field is left. */
  maxValue?: number | undefined
  /** How far the arrows and buttons step; typed numbers snap to it. */
  step?: number | undefined
  /** `percent` takes and shows 12.5 for 12.5 %; `year` shows 1995 without a comma. */
  format?: 'plain' | 'percent' | 'year' | undefined
  /** Most decimals kept. */
  decimals?: number | undefined
  /** Leaves the minus and plus buttons out, for numbers that are not changed in steps. */
  hasButtons?: boolean | undefined
}

/** A number. Arrow up and down step it; commas and spaces in a pasted number are ignored. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { value, errorMessage, format = 'plain', decimals = 0, hasButtons = true, width = 'short' } = props
  return (
    <AriaNumberField
      {...controlProps(props)}
      ref={undefined}
      value={value ?? Number.NaN}
      onChange={(next) => props.onChange(Number.isNaN(next) ? null : next)}
      minValue={props.minValue}
      maxValue={props.maxValue}
      step={props.step}
      formatOptions={{ maximumFractionDigits: decimals, useGrouping: format !== 'year' }}
      isWheelDisabled
    >
      <FieldShell {...shellProps(props)}>
        <Group
          isDisabled={props.isDisabled}
          isInvalid={errorMessage !== undefined}
          className={cx(field.group, field.widths[width])}
        >
          <Input {...refProps(props)} className={cx(field.groupInput, field.numbers)} />
          {format === 'percent' && <span className={field.affix}>%</span>}
          {hasButtons && (
            <>
              <Button slot="decrement" className={field.groupButton}>
                <Icon of={Minus} />
              </Button>
              <Button slot="increment" className={field.groupButton}>
                <Icon of={Plus} />
              </Button>
            </>
          )}
        </Group>
      </FieldShell>
    </AriaNumberField>
  )
}
