export { DiffTable } from './DiffTable.tsx'
export type { DiffTableProps } from './DiffTable.tsx'
export { changesText, conflicts } from './values.ts'
export type { DiffKind, DiffRow } from './values.ts'
