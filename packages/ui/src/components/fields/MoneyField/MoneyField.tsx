import { amountProblems, formatAmount, parseAmount } from '@capiz/domain/money'
import type { AmountProblem, Centavos } from '@capiz/domain/money'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { TextField } from '../TextField/index.ts'
import type { FieldProps } from '../Field/index.ts'

export interface MoneyFieldProps extends FieldProps<HTMLInputElement> {
  /** Centavos; null while the field is empty or holds no amount. */
  value: Centavos | null
  /** Called with centavos whenever the text can be read, and with null when it cannot. */
  onChange: (value: Centavos | null) => void
  /** Called whenever the typed text cannot be read as an amount, and with undefined once it can. */
  onProblem?: ((problem: AmountProblem | undefined) => void) | undefined
  /** Takes amounts below zero, such as a correction. */
  isNegativeAllowed?: boolean | undefined
}

const written = (value: Centavos | null) => (value === null ? '' : formatAmount(value))

/**
 * An amount in pesos. Commas, spaces and the peso sign in typed or pasted text are ignored (specification 1, section 5);
 * on leaving, the amount is written out with commas and two decimals.
 */
export function MoneyField(props: MoneyFieldProps): ReactElement {
  const {
    value: given,
    onChange,
    onProblem,
    isNegativeAllowed = false,
    errorMessage,
    width = 'medium',
    ...rest
  } = props
  // What is no amount of centavos, such as NaN, is no amount.
  const value = Number.isSafeInteger(given) ? given : null
  const [text, setText] = useState(written(value))
  const [known, setKnown] = useState(value)
  const [problem, setProblem] = useState<AmountProblem>()
  const read = (typed: string) => parseAmount(typed, { allowNegative: isNegativeAllowed })

  // A value set from outside replaces what was typed; our own report of the typed text does not.
  if (value !== known) {
    setKnown(value)
    setText(written(value))
    setProblem(undefined)
  }

  function type(typed: string) {
    setText(typed)
    const answer = read(typed)
    const next = answer.ok ? answer.value : null
    const amountProblem = answer.ok || answer.reason === 'BLANK' ? undefined : answer.reason
    if (amountProblem === undefined) setProblem(undefined)
    setKnown(next)
    onProblem?.(amountProblem)
    if (next !== value) onChange(next)
  }

  function leave() {
    const answer = read(text)
    if (answer.ok) setText(written(answer.value))
    setProblem(answer.ok || answer.reason === 'BLANK' ? undefined : answer.reason)
    rest.onBlur?.()
  }

  return (
    <TextField
      {...rest}
      width={width}
      prefix="₱"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={type}
      onBlur={leave}
      errorMessage={problem === undefined ? errorMessage : amountProblems[problem]}
    />
  )
}
