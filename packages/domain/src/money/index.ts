export * from './adjust.ts'
export * from './format.ts'
export * from './money.ts'
