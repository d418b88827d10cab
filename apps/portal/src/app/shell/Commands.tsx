import { Button } from '@capiz/ui/Button'
import { useCommandKey } from '@capiz/ui/CommandPalette'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { IconButton } from '@capiz/ui/IconButton'
import { Icon } from '@capiz/ui/Icon'
import { KeyboardHint } from '@capiz/ui/KeyboardHint'
import { mediaQuery } from '@capiz/ui/tokens'
import Search from '@lucide/icons/icons/search'
import { lazy, type ReactElement, Suspense, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShortcuts } from '../../platform/shortcuts/shortcuts.ts'
import { load } from '../../platform/loading/load-part.ts'
import { useUser } from '../../platform/session/session.ts'
import { navigationFor } from '../../platform/routing/navigation.ts'
import { goKeys } from './go-keys.ts'
import { TypedAhead } from './typed-ahead.ts'
import { useShellKeys } from './use-shell-keys.ts'
import * as styles from './commands.css.ts'

const Palette = lazy(async () => ({
  default: (await load(() => import('../palette/Palette.tsx'))).Palette,
}))
const ShortcutList = lazy(async () => ({
  default: (await load(() => import('../palette/ShortcutList.tsx'))).ShortcutList,
}))

/** The keys that every page knows: the list of them, the search box of the page, and the way to the others. */
function usePageKeys(openList: () => void): void {
  const user = useUser()
  const navigate = useNavigate()
  const shortcuts = useMemo(() => {
    const links = navigationFor(user, '').flatMap(({ items }) => items)
    return [
      { keys: '?', label: 'Keyboard shortcuts', run: openList },
      {
        keys: '/',
        label: 'Search this list',
        run: () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
      },
      ...goKeys(links).map(({ keys, label, href }) => ({
        keys,
        label,
        run: () => void navigate(href),
      })),
    ]
  }, [user, navigate, openList])
  useShortcuts(shortcuts)
  useShellKeys()
}

interface CommandsProps {
  /** the list of shortcuts, which the account menu opens as well */
  isListOpen: boolean
  onListChange: (isOpen: boolean) => void
}

/** Provides keyboard navigation: the palette behind Ctrl+K, and single keys. Both are loaded on demand. */
export function Commands({ isListOpen, onListChange }: CommandsProps): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useMediaQuery(mediaQuery.narrow)
  const typed = useRef('')
  const open = (): void => {
    typed.current = ''
    setOpen(true)
  }
  const [keepTyped] = useState(() => (text: string) => {
    typed.current = text
  })
  const [takeTyped] = useState(() => () => typed.current)
  const [openList] = useState(() => () => onListChange(true))
  useCommandKey(open)
  usePageKeys(openList)
  return (
    <>
      {isNarrow ? (
        <IconButton icon={Search} label="Search" onPress={open} />
      ) : (
        <div className={styles.search}>
          <Button onPress={open}>
            <span className={styles.searchLabel}>
              <Icon of={Search} />
              Search
            </span>
            <KeyboardHint keys={['Mod', 'K']} />
          </Button>
        </div>
      )}
      <Suspense fallback={isOpen ? <TypedAhead onText={keepTyped} /> : null}>
        {isOpen ? (
          <Palette takeTyped={takeTyped} onClose={() => setOpen(false)} onShowKeys={openList} />
        ) : null}
        {isListOpen ? <ShortcutList onClose={() => onListChange(false)} /> : null}
      </Suspense>
    </>
  )
}
