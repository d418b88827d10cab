export * from './clinic-hours.ts'
export * from './hours-on.ts'
export * from './problems.ts'
