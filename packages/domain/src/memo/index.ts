export * from './memo.ts'
