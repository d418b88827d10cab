export * from './content.ts'
export * from './store.ts'
export * from './vault.ts'
export * from './vault-store.ts'
