export { UploadResult } from './UploadResult.tsx'
export type { RowProblem, UploadResultProps } from './UploadResult.tsx'
