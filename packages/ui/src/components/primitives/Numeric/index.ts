export { Numeric } from './Numeric.tsx'
export type { NumericProps } from './Numeric.tsx'
