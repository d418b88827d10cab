export * from './freshness.ts'
export * from './presentation.ts'
export * from './public-sections.ts'
export * from './sections.ts'
