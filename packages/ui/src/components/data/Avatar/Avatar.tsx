import { useState } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Avatar.css.ts'
import { initialsOf } from './initials.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface AvatarProps extends ElementProps<HTMLSpanElement> {
  /** Whose it is; the initials come from it. */
  name: string
  /** Address of a photo; the initials stand in while it cannot be shown. */
  photo?: string | undefined
  /** `sm` for lines and menus, `lg` for the head of a record. */
  size?: keyof typeof styles.sizes | undefined
}

/** A person as a photo or as initials. Decoration: the name stands beside it. */
export function Avatar({ name, photo, size = 'sm', ...rest }: AvatarProps): ReactElement {
  const [failed, setFailed] = useState<string>()
  const hasPhoto = photo !== undefined && photo !== '' && photo !== failed
  return (
    <span {...elementProps(rest)} aria-hidden="true" className={cx(styles.avatar, styles.sizes[size])}>
      {hasPhoto ? (
        <img src={photo} alt="" className={styles.photo} onError={() => setFailed(photo)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
