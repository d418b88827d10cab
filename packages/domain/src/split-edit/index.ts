export * from './rules.ts'
export * from './split-edit.ts'
