/** An amount in centavos, always a whole number. */
export type Centavos = number

/** Largest amount a field accepts: ₱99,999,999.99 (domain model 3, P2). */
export const maxAmount: Centavos = 9_999_999_999

/** Why a typed amount was refused. */
export type AmountProblem = 'BLANK' | 'NOT_A_NUMBER' | 'TOO_MANY_DECIMALS' | 'NEGATIVE' | 'TOO_LARGE'

/** The message for each refused amount. */
export const amountProblems: Record<AmountProblem, string> = {
  BLANK: 'Enter an amount.',
  NOT_A_NUMBER: 'Enter the amount in figures, for example 1,234.50.',
  TOO_MANY_DECIMALS: 'Enter at most two decimals.',
  NEGATIVE: 'Enter an amount of 0 or more.',
  TOO_LARGE: 'Enter an amount up to 99,999,999.99.',
}

/**
 * Wire pesos to centavos. Throws a RangeError for a number that has more than two decimals, is not finite or lies
 * beyond ±99,999,999.99: such a number must have been refused at the boundary.
 */
export function toCentavos(pesos: number): Centavos {
  // toFixed finds the nearest two-decimal number; only a number that already is one survives the round trip.
  if (!Number.isFinite(pesos) || Number(pesos.toFixed(2)) !== pesos) {
    throw new RangeError(`Not an amount with at most two decimals: ${pesos}`)
  }
  const centavos = Math.round(pesos * 100)
  if (Math.abs(centavos) > maxAmount) throw new RangeError(`Amount out of range: ${pesos}`)
  return centavos === 0 ? 0 : centavos
}

/** Centavos to wire pesos. Throws a RangeError for a fraction of a centavo. */
export function fromCentavos(centavos: Centavos): number {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`Not whole centavos: ${centavos}`)
  return centavos / 100
}

/**
 * Reads a typed or pasted amount: commas, white space and a leading ₱ or PHP are ignored (specification 1, section 5).
 * Refuses more than two decimals rather than rounding, and anything above {@link maxAmount}.
 */
export function parseAmount(
  text: string,
  options: { allowNegative?: boolean } = {},
): { ok: true; value: Centavos } | { ok: false; reason: AmountProblem } {
  const bare = text.replace(/[\s,₱]/gu, '').replace(/^([-−]?)php/iu, '$1')
  if (bare === '') return { ok: false, reason: 'BLANK' }
  const match = /^([-−]?)(\d*)(?:\.(\d*))?$/u.exec(bare)
  const whole = match?.[2] ?? ''
  const decimals = match?.[3] ?? ''
  if (!match || whole + decimals === '') return { ok: false, reason: 'NOT_A_NUMBER' }
  if (decimals.length > 2) return { ok: false, reason: 'TOO_MANY_DECIMALS' }
  const size = Number(whole + decimals.padEnd(2, '0'))
  if (match[1] !== '' && size > 0 && !options.allowNegative) return { ok: false, reason: 'NEGATIVE' }
  if (size > maxAmount) return { ok: false, reason: 'TOO_LARGE' }
  return { ok: true, value: match[1] === '' || size === 0 ? size : -size }
}
