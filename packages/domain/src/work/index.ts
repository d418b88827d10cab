export * from './due.ts'
export * from './duty.ts'
export * from './rank.ts'
export * from './share.ts'
