import { Button } from '@capiz/ui/Button'
import type { ReactElement } from 'react'
import { useUser } from '../../platform/session/session.ts'

/** Full name of the signed-in user. */
export function useUserName(): string {
  const { user } = useUser()
  return `${user.firstName} ${user.lastName}`.trim() || user.username
}

/** Holds the place of the account menu until it is fetched, and hurries that when it is wanted. */
export function AccountButton({ onWanted }: { onWanted: () => void }): ReactElement {
  const name = useUserName()
  return (
    <Button variant="quiet" onHoverStart={onWanted} onFocus={onWanted} onPress={onWanted}>
      {name}
    </Button>
  )
}
