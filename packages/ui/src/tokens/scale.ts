import { vars } from './contract.css.ts'
import { type as steps, typeSteps } from './values.ts'
import type { TypeStep } from './values.ts'

export { mediaQuery } from './media.ts'
export { anchor, layer } from './values.ts'
export type { Space } from './values.ts'

/** Space, corners, line widths, sizes and weights as references to variables; their values are in `values.ts`. */
export const { space, radius, line, size, weight } = vars

const textTransform = (step: { textTransform?: 'uppercase' | undefined }) =>
  step.textTransform === undefined ? {} : { textTransform: step.textTransform }

/** Type scale as style fragments of variables. */
export const type = Object.fromEntries(
  typeSteps.map((step) => [step, { ...vars.type[step], ...textTransform(steps[step]) }]),
) as Record<TypeStep, (typeof vars.type)[TypeStep] & { textTransform?: 'uppercase' | undefined }>
