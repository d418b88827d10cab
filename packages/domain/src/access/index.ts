export * from './access.ts'
export * from './decide.ts'
export * from './permissions.ts'
export * from './roles.ts'
