import type { ReactElement } from 'react'
import { AccountMenu } from '@capiz/ui/AccountMenu'

export default { title: 'Examples/AccountMenu' }

/** Opens the lines of the account. */
export function WithRole(): ReactElement {
  return (
    <AccountMenu
      name="Marisol Santos"
      detail="Accreditation officer"
      groups={[
        { id: 'account', entries: [{ id: 'me', label: 'My account', href: '#me' }] },
        { id: 'end', entries: [{ id: 'out', label: 'Sign out', onAction: () => undefined }] },
      ]}
    />
  )
}

/** A role as the database names it. */
export function DontShowCodes(): ReactElement {
  return (
    <AccountMenu
      name="MSANTOS"
      detail="ROLE_ACC_OFF_2"
      groups={[{ id: 'end', entries: [{ id: 'out', label: 'Sign out' }] }]}
    />
  )
}
