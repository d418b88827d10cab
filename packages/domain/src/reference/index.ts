export type { ReferenceBase } from '../errors/index.ts'
export * from './item.ts'
export * from './lists.ts'
export * from './types.ts'
