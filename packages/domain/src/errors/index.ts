export * from './constraints.ts'
export * from './messages.ts'
