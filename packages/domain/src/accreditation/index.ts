export * from './statuses.ts'
