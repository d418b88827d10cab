export { RateSheetTable } from './RateSheetTable.tsx'
export type { RateSheetTableProps } from './RateSheetTable.tsx'
export { summarise } from './sheet.ts'
export type { SheetLine, SheetSummary } from './sheet.ts'
