/** Everything about batches in one file of the build: it is fetched with the first of them. */
export { BatchDialog } from './BatchDialog.tsx'
export { BatchList } from './BatchList.tsx'
export { BatchReceipts } from './BatchReceipts.tsx'
export { PrepareBatch } from './PrepareBatch.tsx'
