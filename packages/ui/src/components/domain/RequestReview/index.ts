export { RequestReview } from './RequestReview.tsx'
export type { RequestReviewProps } from './RequestReview.tsx'
export type { DecisionOption } from './DecisionPanel.tsx'
export type { Decision } from './decision.ts'
