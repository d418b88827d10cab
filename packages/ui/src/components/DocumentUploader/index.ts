export { DocumentUploader } from './DocumentUploader.tsx'
export type { DocumentUploaderProps } from './DocumentUploader.tsx'
export { missingSummary, rowProblem, suggestedDate, uploadLists } from './rows.ts'
export type { DocumentOffer, ExistingDocument, UploadFunction, UploadRow, UploadStage } from './types.ts'
