export * from './format.ts'
export * from './iso-date.ts'
export * from './steps.ts'
export * from './typed-day.ts'
