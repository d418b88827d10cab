export { RateSheetTable } from './RateSheetTable.tsx'
export type { RateSheetTableProps, SheetLine } from './RateSheetTable.tsx'
