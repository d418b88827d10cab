export { createDocument } from './document.ts'
export { summaryOf } from './summaries/index.ts'
