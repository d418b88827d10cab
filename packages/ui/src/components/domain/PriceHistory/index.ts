export { PriceHistory } from './PriceHistory.tsx'
export type { PriceHistoryProps } from './types.ts'
export { formatFieldAmount } from './versions.ts'
export type { AmountField, PriceRow, PriceVersion, PriceVersionState } from './versions.ts'
