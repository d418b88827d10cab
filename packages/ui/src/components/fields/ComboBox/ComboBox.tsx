import ChevronDown from '@lucide/icons/icons/chevron-down'
import type { ReactElement, ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { OptionList } from '../OptionList/index.ts'
import type { Option } from '../OptionList/index.ts'
import { optionsWith } from '../OptionList/options.ts'
import * as popover from '../../../styles/popover.css.ts'
import { refProps } from '../../../element/element-props.ts'

export interface ComboBoxProps<V extends string = string> extends FieldProps<HTMLInputElement> {
  /** Id of the chosen option; null while nothing is chosen. */
  value: V | null
  /** Called with the id of the newly chosen option, and with null when the text is cleared. */
  onChange: (value: V | null) => void
  /** Everything there is to choose from; ids must differ. */
  options: readonly Option<V>[]
  /** Example inside the empty box. */
  placeholder?: string | undefined
  /** Words when nothing matches what was typed. */
  empty?: ReactNode | undefined
}

/** One choice of a long list that is already here; typing narrows it. */
export function ComboBox<V extends string>(props: ComboBoxProps<V>): ReactElement {
  const { options, value, onChange, ...rest } = props
  const choose = (key: string | number | null) => onChange(key === null ? null : (String(key) as V))
  return (
    <ComboBoxFrame
      {...rest}
      source={{ defaultItems: optionsWith(options, value), value, onChange: choose }}
    />
  )
}

type Mode = 'single' | 'multiple'

type Source<M extends Mode> = Pick<
  AriaComboBoxProps<Option, M>,
  'inputValue' | 'onInputChange' | 'onOpenChange' | 'menuTrigger' | 'selectionMode' | 'value' | 'onChange'
> & {
  items?: readonly Option[] | undefined
  defaultItems?: readonly Option[] | undefined
}

/** Choices from which only those in view are drawn. */
const many = 100

type FrameProps<M extends Mode> = Omit<ComboBoxProps, 'options' | 'value' | 'onChange'> & {
  source: Source<M>
  hasArrow?: boolean | undefined
  /** Closes the list while it is empty, where something else on the page tells how to go on. */
  closesEmpty?: boolean | undefined
}

/** Looks and parts shared by ComboBox, AsyncComboBox and MultiComboBox. */
export function ComboBoxFrame<M extends Mode = 'single'>(props: FrameProps<M>): ReactElement {
  const {
    errorMessage,
    width = 'full',
    source,
    hasArrow = true,
    empty = 'Nothing matches.',
    closesEmpty = false,
  } = props
  const count = (source.items ?? source.defaultItems ?? []).length
  return (
    <AriaComboBox<Option, M>
      {...controlProps(props)}
      ref={undefined}
      {...source}
      allowsEmptyCollection={!closesEmpty}
    >
      <FieldShell {...shellProps(props)}>
        <Group
          isDisabled={props.isDisabled}
          isInvalid={errorMessage !== undefined}
          className={cx(field.group, field.widths[width])}
        >
          <Input {...refProps(props)} placeholder={props.placeholder} className={field.groupInput} />
          {hasArrow && !props.isReadOnly && (
            <Button className={field.groupButton}>
              <Icon of={ChevronDown} />
            </Button>
          )}
        </Group>
      </FieldShell>
      <Popover offset={4} className={cx(popover.surface, popover.asWideAsTrigger)}>
        <OptionList empty={empty} isLong={count > many} />
      </Popover>
    </AriaComboBox>
  )
}
