export { RateSheetGrid } from './RateSheetGrid.tsx'
export type { RateSheetGridProps, SheetStart } from './RateSheetGrid.tsx'
export type { GridLine } from './lines.ts'
