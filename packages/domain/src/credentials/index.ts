export * from './credentials.ts'
export * from './reminder.ts'
