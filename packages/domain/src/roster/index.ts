export * from './fields.ts'
export * from './judge.ts'
export * from './near-names.ts'
