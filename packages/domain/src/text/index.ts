export * from './csv.ts'
export * from './problem.ts'
export * from './text.ts'
export * from './words.ts'
