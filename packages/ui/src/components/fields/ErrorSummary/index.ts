export { ErrorSummary } from './ErrorSummary.tsx'
export type { ErrorSummaryProps, FieldProblem } from './ErrorSummary.tsx'
