export * from './text.ts'
export * from './words.ts'
