export * from './clinic-hours.ts'
export * from './holidays.ts'
export * from './hours-on.ts'
export * from './problems.ts'
