export * from './constraints.ts'
export * from './lists.ts'
export * from './messages.ts'
export * from './session.ts'
