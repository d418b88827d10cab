import { useUser } from '../../platform/session/session.ts'

/** Returns whether the user is of the staff and approves requests. */
export function useIsApprover(): boolean {
  const { marker, permissions } = useUser()
  return marker === 'ADMIN' && permissions.has('REQUEST_APPROVE')
}
