import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Avatar } from '../Avatar/index.ts'
import { Menu } from '../Menu/index.ts'
import type { MenuGroup } from '../Menu/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './AccountMenu.css.ts'

export interface AccountMenuProps {
  /** Name of the person signed in; the initials come from it. */
  name: string
  /** Role or record, such as "Accreditation officer". */
  detail?: string
  /** Lines of the menu: account, choices, sign out. */
  groups: readonly MenuGroup[]
}

/** Who is signed in, with the menu of their account. */
export function AccountMenu({ name, detail, groups }: AccountMenuProps): ReactElement {
  const trigger = (
    <Button className={styles.trigger}>
      <Avatar name={name} />
      <span className={styles.words}>
        <VisuallyHidden>Account:</VisuallyHidden>
        <span className={styles.name}>{name}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </Button>
  )
  return <Menu label="Account" trigger={trigger} groups={groups} />
}
