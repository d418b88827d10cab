import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { useAsyncOptions } from '../../hooks/useAsyncOptions.ts'
import { cx } from '../../styles/cx.ts'
import * as dialog from '../Dialog/Dialog.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import * as menu from '../Menu/Menu.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CommandPalette.css.ts'
import { matchCommands } from './match.ts'
import type { Command, CommandGroup } from './match.ts'
import { Suggesting } from './Suggesting.tsx'

export interface CommandPaletteProps {
  /** Whether it is open. */
  isOpen: boolean
  /** It asks to be closed: a command was chosen, Escape, a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** What is known here, such as pages and actions the person may use; narrowed by every typed word. */
  groups: readonly CommandGroup[]
  /** Searches for records on the server; what it answers is shown as it comes. Keep its identity stable. */
  search?: (term: string, signal: AbortSignal) => Promise<readonly CommandGroup[]>
  /** Fewest characters `search` works with. */
  minLength?: number
  /** Name of the window and of its field. */
  label?: string
  /** Example inside the empty field. */
  placeholder?: string
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

/** From the field into the lines: the arrows move there, Enter takes the first. */
function intoList(event: { key: string; preventDefault: () => void }, list: HTMLElement | null): void {
  const lines = list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []
  const line = event.key === 'ArrowUp' ? lines[lines.length - 1] : lines[0]
  if (line === undefined || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
  event.preventDefault()
  if (event.key === 'Enter') line.click()
  else line.focus()
}

/** Letters, and taking them back, belong to the field, also while a line has the focus. */
function backToField(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const isTyping =
    event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
  if (!isTyping && event.key !== 'Backspace') return
  event.stopPropagation()
  field?.focus()
}

function Palette(props: CommandPaletteProps): ReactElement {
  const { onOpenChange, groups, search, minLength = 3, label = 'Go to or do' } = props
  const { placeholder = 'Page, record or action' } = props
  const [text, setText] = useState('')
  const found = useAsyncOptions(search === undefined ? undefined : text, search ?? noSearch, { minLength })
  const known = matchCommands(groups, text)
  const records = found.status === 'ready' ? found.options.filter(({ commands }) => commands.length > 0) : []
  const shown = [...known, ...records]
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0)
  // Enter in the field takes the first line; with nothing typed nobody has asked for it yet
  const next = text.trim() === '' ? undefined : shown[0]?.commands[0]
  const isSearching = found.status === 'loading'
  const trouble = found.status === 'failed' ? 'The records could not be searched. Type again to retry.' : ''
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const counted = count === 1 ? '1 result' : `${count} results`

  return (
    <Dialog aria-label={label} className={styles.dialog}>
      <Suggesting text={text} onText={setText}>
        <div className={styles.head}>
          <Glyph of={Search} size={20} />
          <TextField type="search" aria-label={label} className={styles.field}>
            {/* The window exists to be typed into. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Input autoFocus placeholder={placeholder} className={styles.input} />
          </TextField>
        </div>
        {/* What is typed while a line has the focus goes into the field. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={list}
          className={styles.list}
          onKeyDownCapture={(event) => backToField(event, field.current)}
        >
          <Menu
            shouldFocusWrap
            aria-label="Results"
            items={shown}
            onAction={() => onOpenChange(false)}
            renderEmptyState={() => (
              <p className={styles.note}>
                {isSearching ? 'Searching…' : `Nothing matches “${text.trim()}”.`}
              </p>
            )}
          >
            {(group) => (
              <MenuSection
                id={group.id}
                items={group.commands}
                aria-label={group.title}
                className={menu.section}
              >
                <Header className={menu.title}>{group.title}</Header>
                {group.commands.map((command) => (
                  <CommandLine key={command.id} {...command} isNext={command === next} />
                ))}
              </MenuSection>
            )}
          </Menu>
        </div>
      </Suggesting>
      <div className={styles.foot}>
        {trouble === '' ? (
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
        ) : (
          <span>{trouble}</span>
        )}
      </div>
      <VisuallyHidden as="output">
        {trouble || (isSearching ? 'Searching records' : text.trim() === '' ? '' : counted)}
      </VisuallyHidden>
    </Dialog>
  )
}

function CommandLine(props: Command & { isNext: boolean }): ReactElement {
  const { id, label, hint, icon, href, onAction, isNext } = props
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      onAction={onAction}
      className={cx(menu.item, isNext && styles.next)}
    >
      <span className={menu.mark}>{icon !== undefined && <Glyph of={icon} />}</span>
      <span className={menu.words}>
        <span>{label}</span>
        {hint !== undefined && <span className={menu.hint}>{hint}</span>}
      </span>
    </MenuItem>
  )
}
