import type { ReactElement, ReactNode } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../../styles/cx.ts'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { uniqueBy } from '../OptionList/unique.ts'
import { Stack } from '../../layout/Stack/index.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioOption<V extends string = string> {
  /** Value that is stored and sent. */
  value: V
  /** Label on screen. */
  label: ReactNode
  /** A second line that tells it from the others. */
  hint?: ReactNode | undefined
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps<V extends string = string> extends Omit<FieldProps, 'width'> {
  /** Value of the chosen option; null while nothing is chosen. */
  value: V | null
  /** Called with the value of the newly chosen option. */
  onChange: (value: V) => void
  /** The choices, all in view; values must differ. */
  options: readonly RadioOption<V>[]
  /** `list` one below the other, `row` beside each other, `cards` as framed cards, `stack` cards below each other. */
  layout?: 'list' | 'row' | 'cards' | 'stack' | undefined
}

/** Exactly one choice of a few, all in view. Arrows move the choice. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>): ReactElement {
  const { options, layout = 'list' } = props
  return (
    <AriaRadioGroup
      {...controlProps(props)}
      value={props.value}
      // It can only be the value of one of the options.
      onChange={(value) => props.onChange(value as V)}
      orientation={layout === 'row' ? 'horizontal' : 'vertical'}
    >
      <FieldShell {...shellProps(props)}>
        <div className={styles.options[layout]}>
          {uniqueBy(options, (option) => option.value).map((option) =>
            layout === 'cards' || layout === 'stack' ? (
              <CardOption key={option.value} {...option} />
            ) : (
              <ListOption key={option.value} {...option} />
            ),
          )}
        </div>
      </FieldShell>
    </AriaRadioGroup>
  )
}

export interface RadioCardsProps<V extends string = string> extends Omit<RadioGroupProps<V>, 'layout'> {
  /** Keeps the cards below each other, for an odd number of them or long hints. */
  isStacked?: boolean | undefined
}

/** A radio group whose options are framed cards with a hint each. */
export function RadioCards<V extends string>({
  isStacked = false,
  ...props
}: RadioCardsProps<V>): ReactElement {
  return <RadioGroup {...props} layout={isStacked ? 'stack' : 'cards'} />
}

function ListOption({ value, label, hint, isDisabled }: RadioOption): ReactElement {
  return (
    <RadioField value={value} isDisabled={isDisabled} className={checkbox.option}>
      <RadioButton className={checkbox.button}>
        <span className={styles.dot} />
        <span>{label}</span>
      </RadioButton>
      {hint !== undefined && (
        <Text slot="description" className={checkbox.hint}>
          {hint}
        </Text>
      )}
    </RadioField>
  )
}

function CardOption({ value, label, hint, isDisabled }: RadioOption): ReactElement {
  return (
    <RadioField value={value} isDisabled={isDisabled} className={styles.cardField}>
      <RadioButton className={cx(checkbox.button, styles.card)}>
        <span className={styles.dot} />
        <Stack as="span" gap="half">
          <span className={styles.cardLabel}>{label}</span>
          {hint !== undefined && (
            // Inside the label, so that the whole card is pressed; it is read as part of the name, once.
            <span className={field.hint}>{hint}</span>
          )}
        </Stack>
      </RadioButton>
    </RadioField>
  )
}
