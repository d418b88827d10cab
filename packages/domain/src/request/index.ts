export * from './actions.ts'
export * from './age.ts'
export * from './info.ts'
export * from './types.ts'
