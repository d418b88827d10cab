export * from './checklist.ts'
export * from './document-types.ts'
