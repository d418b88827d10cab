export * from './check-file.ts'
export * from './parallel.ts'
export * from './sniff.ts'
export * from './state.ts'
