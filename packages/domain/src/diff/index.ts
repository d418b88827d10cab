export * from './diff.ts'
