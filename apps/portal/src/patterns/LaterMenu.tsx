import type { ActionMenuProps, MenuProps } from '@capiz/ui/Menu'
import { PlainIconButton } from '@capiz/ui/PlainIconButton'
import Ellipsis from '@lucide/icons/icons/ellipsis'
import { lazy, type ReactElement, Suspense } from 'react'
import { load } from '../platform/loading/lazy-screen.ts'

const menus = () => load(() => import('@capiz/ui/Menu'))
const Menu = lazy(async () => ({ default: (await menus()).Menu }))
const ActionMenu = lazy(async () => ({ default: (await menus()).ActionMenu }))

interface LaterMenuProps extends Omit<MenuProps, 'trigger'> {
  /** Draws the button that opens it; off until the menu is there. */
  renderTrigger: (isOff: boolean) => ReactElement
}

/** A menu behind a button. What a menu opens with comes after the first drawing; until then the button is disabled. */
export function LaterMenu({ renderTrigger, ...menu }: LaterMenuProps): ReactElement {
  return (
    <Suspense fallback={renderTrigger(true)}>
      <Menu {...menu} trigger={renderTrigger(false)} />
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
