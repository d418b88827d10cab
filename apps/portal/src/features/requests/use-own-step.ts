import { useUser } from '../../platform/session/session.ts'

/** The step of requests a user of the staff takes: who approves leaves the review to others. */
export type OwnStep = 'review' | 'approve' | undefined

/** Returns the step of requests the user takes; undefined for who decides on none. */
export function useOwnStep(): OwnStep {
  const { marker, permissions } = useUser()
  if (marker !== 'ADMIN') return undefined
  if (permissions.has('REQUEST_APPROVE')) return 'approve'
  return permissions.has('REQUEST_REVIEW') ? 'review' : undefined
}
