export * from './facility-type.ts'
