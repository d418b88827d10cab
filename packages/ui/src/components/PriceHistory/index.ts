export { PriceHistory } from './PriceHistory.tsx'
export type { PriceHistoryProps } from './PriceHistory.tsx'
export {
  amountWords,
  changeWords,
  compareVersions,
  comparisonSummary,
  priceChange,
  versionAsOf,
} from './versions.ts'
export type { AmountField, PriceRow, PriceVersion, PriceVersionState } from './versions.ts'
