export * from './freshness.ts'
export * from './presentation.ts'
export * from './sections.ts'
