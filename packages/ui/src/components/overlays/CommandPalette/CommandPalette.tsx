import Search from '@lucide/icons/icons/search'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { useAsyncOptions } from '../../../hooks/useAsyncOptions.ts'
import { cx } from '../../../styles/cx.ts'
import * as dialog from '../Dialog/Dialog.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as menu from '../Menu/Menu.css.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './CommandPalette.css.ts'
import { matchCommands } from './match.ts'
import type { Command, CommandGroup } from './match.ts'
import { Suggesting } from './Suggesting.tsx'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface CommandPaletteProps extends ElementProps {
  /** Whether it is open. */
  isOpen: boolean
  /** It asks to be closed: a command was chosen, Escape, a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Text to begin with, such as keys typed before it could be shown. */
  defaultText?: string | undefined
  /** Commands known here, such as pages and actions the person may use; narrowed by every typed word. */
  groups: readonly CommandGroup[]
  /** Searches for records on the server; what it answers is shown as it comes. Keep its identity stable. */
  search?: ((term: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>) | undefined
  /** Fewest characters `search` works with. */
  minLength?: number | undefined
  /** Name of the window and of its field. */
  label?: string | undefined
  /** Example inside the empty field. */
  placeholder?: string | undefined
}

const noSearch = () => Promise.resolve<readonly CommandGroup[]>([])

/** Goes anywhere and does anything from the keyboard: type a few letters, choose with the arrows and Enter. */
export function CommandPalette(props: CommandPaletteProps): ReactElement {
  const { isOpen, onOpenChange } = props
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={cx(dialog.scrim, styles.scrim)}
    >
      <Modal className={cx(dialog.modal, styles.modal)}>
        {/* Mounted anew with every opening, so that it begins empty. */}
        <Palette {...props} />
      </Modal>
    </ModalOverlay>
  )
}

function Palette(props: CommandPaletteProps): ReactElement {
  const { onOpenChange, groups, search, minLength = 3, label = 'Search' } = props
  const { placeholder = 'Page, record or action', defaultText = '' } = props
  const [text, setText] = useState(defaultText)
  const found = useAsyncOptions(search === undefined ? undefined : text, search ?? noSearch, { minLength })
  const known = matchCommands(groups, text)
  const records = found.status === 'ready' ? found.options.filter(({ commands }) => commands.length > 0) : []
  const shown = [...known, ...records]
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0)
  const isSearching = found.status === 'loading'
  const trouble = found.status === 'failed' ? 'The records could not be searched. Type again to retry.' : ''
  const counted = count === 1 ? '1 result' : `${count} results`

  return (
    <Dialog {...elementProps(props)} aria-label={label} className={styles.dialog}>
      <Suggesting text={text} onText={setText}>
        <div className={styles.head}>
          <Icon of={Search} size={20} />
          <TextField type="search" aria-label={label} className={styles.field}>
            {/* The window exists to be typed into. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Input autoFocus placeholder={placeholder} className={styles.input} />
          </TextField>
        </div>
        {/* The arrows scroll it from the field; Tab reaches it too, for those who only want to read on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.list} tabIndex={0}>
          <Results
            groups={shown}
            empty={isSearching ? 'Searching…' : `Nothing matches “${text.trim()}”.`}
            onAction={() => onOpenChange(false)}
          />
        </div>
      </Suggesting>
      <div className={styles.foot}>
        {trouble === '' ? <KeyHints isSearching={isSearching} /> : <span>{trouble}</span>}
      </div>
      <VisuallyHidden as="output">
        {trouble || (isSearching ? 'Searching records' : text.trim() === '' ? '' : counted)}
      </VisuallyHidden>
    </Dialog>
  )
}

interface ResultsProps {
  groups: readonly CommandGroup[]
  /** Shown in place of the results when there are none. */
  empty: string
  onAction: () => void
}

function Results({ groups, empty, onAction }: ResultsProps): ReactElement {
  return (
    <Menu
      aria-label="Results"
      items={groups}
      onAction={onAction}
      renderEmptyState={() => <p className={styles.note}>{empty}</p>}
    >
      {(group) => (
        <MenuSection id={group.id} items={group.commands} aria-label={group.title} className={menu.section}>
          <Header className={menu.title}>{group.title}</Header>
          {group.commands.map((command) => (
            <CommandLine key={command.id} {...command} />
          ))}
        </MenuSection>
      )}
    </Menu>
  )
}

function KeyHints({ isSearching }: { isSearching: boolean }): ReactElement {
  return (
    <>
      <span>
        <kbd className={styles.key}>↑ ↓</kbd> to choose
      </span>
      <span>
        <kbd className={styles.key}>Enter</kbd> to open
      </span>
      <span>
        <kbd className={styles.key}>Esc</kbd> to close
      </span>
      {isSearching && <span>Searching records…</span>}
    </>
  )
}

function CommandLine({ id, label, hint, icon, href, onAction }: Command): ReactElement {
  return (
    <MenuItem id={id} textValue={label} href={href} onAction={onAction} className={menu.item}>
      <span className={menu.mark}>{icon !== undefined && <Icon of={icon} />}</span>
      <span className={menu.text}>
        <span>{label}</span>
        {hint !== undefined && <span className={menu.hint}>{hint}</span>}
      </span>
    </MenuItem>
  )
}
