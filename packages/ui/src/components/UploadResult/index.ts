export { UploadResult } from './UploadResult.tsx'
export type { UploadResultProps } from './UploadResult.tsx'
export type { RowProblem } from './Problems.tsx'
