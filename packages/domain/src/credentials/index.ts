export * from './credentials.ts'
export * from './lapse.ts'
export * from './reminder.ts'
