export { createDocument, type DocumentInfo, type OpenApiDocument } from './document.ts'
export { accessText, type Operation } from './operation.ts'
