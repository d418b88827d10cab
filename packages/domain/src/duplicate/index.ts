export * from './find.ts'
export * from './names.ts'
export * from './score.ts'
