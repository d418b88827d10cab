export * from './presentation.ts'
