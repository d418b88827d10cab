export { DocumentViewer } from './DocumentViewer.tsx'
export type { DocumentViewerProps } from './DocumentViewer.tsx'
export type { SoughtText } from './found-text.ts'
