export * from './registry.ts'
