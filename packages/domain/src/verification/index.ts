export * from './presentation.ts'
export * from './proof.ts'
export * from './results.ts'
export * from './source.ts'
