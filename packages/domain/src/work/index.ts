export * from './duty.ts'
export * from './rank.ts'
