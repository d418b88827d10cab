import { type Centavos, maxAmount } from './money.ts'

/** How prices are changed together: raised by a share or by pesos (lowered when below zero), or set to one amount. */
export type Adjustment =
  | { by: 'percent'; percent: number }
  | { by: 'pesos'; centavos: Centavos }
  | { by: 'amount'; centavos: Centavos }

/** Steps an adjusted amount can be rounded to; 1 keeps every centavo. */
export const roundingSteps: readonly Centavos[] = [1, 100, 500, 1000, 5000, 10_000]

function adjusted(amount: Centavos, adjustment: Adjustment): number {
  switch (adjustment.by) {
    case 'percent':
      // hundredths of a percent are whole numbers, so that 5 % of 30 centavos does not lose half a centavo
      return (amount * (10_000 + Math.round(adjustment.percent * 100))) / 10_000
    case 'pesos':
      return amount + adjustment.centavos
    case 'amount':
      return adjustment.centavos
  }
}

/**
 * Returns an amount after an adjustment, rounded to the nearest multiple of `step` centavos, halves up; never below
 * nothing and never above the greatest amount.
 */
export function adjustAmount(amount: Centavos, adjustment: Adjustment, step: Centavos = 1): Centavos {
  const rounded = Math.round(adjusted(amount, adjustment) / step) * step
  const most = Math.floor(maxAmount / step) * step
  return Math.min(most, Math.max(0, rounded))
}
