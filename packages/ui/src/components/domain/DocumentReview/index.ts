export { DocumentReview } from './DocumentReview.tsx'
export type { DocumentReviewProps } from './DocumentReview.tsx'
