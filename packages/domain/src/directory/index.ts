export * from './day-answer.ts'
