export { DocumentUploader } from './DocumentUploader.tsx'
export { rowProblem, uploadLists } from './rows.ts'
export type {
  BlankForms,
  DocumentOffer,
  DocumentUploaderProps,
  ExistingDocument,
  UploadFunction,
  UploadRow,
  UploadStage,
} from './types.ts'
