export * from './checklist.ts'
export * from './document-types.ts'
export * from './physician-subject.ts'
export * from './requirement-rules.ts'
