export * from './purpose.ts'
export * from './retention.ts'
