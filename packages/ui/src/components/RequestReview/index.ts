export { RequestReview } from './RequestReview.tsx'
export type { DecisionOption, RequestReviewProps } from './RequestReview.tsx'
export type { Decision } from './decision.ts'
