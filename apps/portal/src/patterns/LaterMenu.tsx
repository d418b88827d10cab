import { Button } from '@capiz/ui/Button'
import type { ActionMenuProps, MenuProps } from '@capiz/ui/Menu'
import { PlainIconButton } from '@capiz/ui/PlainIconButton'
import Ellipsis from '@lucide/icons/icons/ellipsis'
import { type ComponentProps, lazy, type ReactElement, Suspense } from 'react'
import { load } from '../platform/loading/lazy-screen.ts'

const menus = () => load(() => import('@capiz/ui/Menu'))
const Menu = lazy(async () => ({ default: (await menus()).Menu }))
const ActionMenu = lazy(async () => ({ default: (await menus()).ActionMenu }))

interface LaterMenuProps extends Omit<MenuProps, 'trigger'> {
  /** the button that opens it */
  button: ComponentProps<typeof Button>
}

/** A menu behind a button. What a menu opens with comes after the first drawing; until then the button is disabled. */
export function LaterMenu({ button, ...menu }: LaterMenuProps): ReactElement {
  return (
    <Suspense fallback={<Button {...button} isDisabled />}>
      <Menu {...menu} trigger={<Button {...button} />} />
    </Suspense>
  )
}

/** The "more" button of a record; as `LaterMenu`. */
export function LaterActionMenu(props: ActionMenuProps): ReactElement {
  return (
    <Suspense fallback={<PlainIconButton icon={Ellipsis} label={props.label} size={props.size} isDisabled />}>
      <ActionMenu {...props} />
    </Suspense>
  )
}
