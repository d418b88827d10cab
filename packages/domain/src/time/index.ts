export * from './format.ts'
export * from './iso-date.ts'
