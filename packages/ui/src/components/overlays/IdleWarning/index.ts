export { IdleWarning } from './IdleWarning.tsx'
export type { IdleWarningProps } from './IdleWarning.tsx'
