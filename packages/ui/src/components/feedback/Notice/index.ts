export { Notice } from './Notice.tsx'
export type { NoticeProps } from './Notice.tsx'
