export * from './diff-lines.ts'
export * from './effective.ts'
export * from './new-version.ts'
