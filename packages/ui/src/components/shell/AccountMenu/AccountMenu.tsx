import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Avatar } from '../../data/Avatar/index.ts'
import { Menu } from '../../overlays/Menu/index.ts'
import type { MenuGroup } from '../../overlays/Menu/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './AccountMenu.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface AccountMenuProps extends ElementProps<HTMLButtonElement> {
  /** Name of the person signed in; the initials come from it. */
  name: string
  /** Role or record, such as "Accreditation officer". */
  detail?: string | undefined
  /** Lines of the menu: account, choices, sign out. */
  groups: readonly MenuGroup[]
}

/** Shows the signed-in user, with the menu of their account. */
export function AccountMenu({ name, detail, groups, ...rest }: AccountMenuProps): ReactElement {
  const trigger = (
    <Button {...elementProps(rest)} className={styles.trigger}>
      <Avatar name={name} />
      <span className={styles.text}>
        <VisuallyHidden>Account:</VisuallyHidden>
        <span className={styles.name}>{name}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </Button>
  )
  return <Menu label="Account" trigger={trigger} groups={groups} />
}
