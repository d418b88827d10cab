/** The review of an application in one file of the build. */
export { ApplicationReview } from './ApplicationReview.tsx'
export { ReviewFoot } from './ReviewFoot.tsx'
