export * from './fields.ts'
export * from './parts.ts'
