import Check from '@lucide/icons/icons/check'
import Ellipsis from '@lucide/icons/icons/ellipsis'
import type { IconDrawing } from '../../primitives/Icon/drawing.ts'
import type { ReactElement } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { PopoverProps } from 'react-aria-components/Popover'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/index.ts'
import * as popover from '../../../styles/popover.css.ts'
import * as styles from './Menu.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import { warnUnnamed } from '../../../element/warn.ts'
import type { ElementProps, Lenient } from '../../../element/element-props.ts'

/** One line of a menu: an action, a link or a choice. */
export interface MenuEntry {
  /** Unlike every other line of the menu. */
  id: string
  /** A verb and what it acts on. */
  label: string
  /** Second line. */
  hint?: string | undefined
  /** A drawing imported from `@lucide/icons/icons/<name>`. */
  icon?: IconDrawing | undefined
  /** Called when the line is chosen, after the menu has closed. */
  onAction?: (() => void) | undefined
  /** Makes it a link. */
  href?: string | undefined
  /** Shown in the colour of danger; ActionMenu puts it at the end. */
  isDanger?: boolean | undefined
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean | undefined
}

/** Lines that belong together, with an optional title. */
export interface MenuGroup {
  /** Unlike every other group. */
  id: string
  /** Heading of the group. */
  title?: string | undefined
  /** The lines. */
  entries: readonly MenuEntry[]
  /** Makes the lines a choice of one; `selected` is the id of the chosen line. */
  selected?: string | undefined
  /** Called with the id of the newly chosen line. */
  onSelect?: ((id: string) => void) | undefined
}

export interface MenuProps extends Lenient<Pick<PopoverProps, 'placement'>>, ElementProps<HTMLDivElement> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Name of the menu. */
  label: string
  /** Lines in groups; ids must differ across all of them. */
  groups: readonly MenuGroup[]
}

/** A list of actions behind a button: arrows, Home, End and typing move; Escape closes. */
export function Menu({ trigger, label, groups, placement = 'bottom end', ...rest }: MenuProps): ReactElement {
  if (process.env.NODE_ENV !== 'production') warnUnnamed('Menu', label)
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className={popover.surface}>
        <AriaMenu {...elementProps(rest)} aria-label={label} className={styles.menu}>
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

export interface ActionMenuProps extends ElementProps<HTMLButtonElement> {
  /** Purpose of the actions, such as "Actions for Sampaguita Medical Center". */
  label: string
  /** The actions, in the order people need them; ids must differ. */
  entries: readonly MenuEntry[]
  /** Size of the button: `sm` in rows, `md` in headers. */
  size?: 'sm' | 'md' | undefined
}

/** The "more" button of a row or a header. Dangerous entries stand apart at the end. */
export function ActionMenu({ label, entries, size, ...rest }: ActionMenuProps): ReactElement {
  const groups = [
    { id: 'plain', entries: entries.filter((entry) => entry.isDanger !== true) },
    { id: 'danger', entries: entries.filter((entry) => entry.isDanger === true) },
  ].filter((group) => group.entries.length > 0)
  return (
    <Menu
      label={label}
      groups={groups}
      trigger={
        <IconButton {...elementProps(rest)} icon={Ellipsis} label={label} size={size} hasTooltip={false} />
      }
    />
  )
}

function Group({ id, title, entries, selected, onSelect }: MenuGroup): ReactElement {
  const choice =
    onSelect === undefined
      ? {}
      : {
          selectionMode: 'single' as const,
          selectedKeys: selected === undefined ? [] : [selected],
          disallowEmptySelection: true,
          onSelectionChange: (keys: 'all' | Set<string | number>) => {
            const [key] = keys === 'all' ? [] : keys
            if (key !== undefined) onSelect(String(key))
          },
        }
  const hasMarks = onSelect !== undefined || entries.some((entry) => entry.icon !== undefined)
  return (
    <MenuSection id={id} {...choice} aria-label={title ?? id} className={styles.section}>
      {title !== undefined && <Header className={styles.title}>{title}</Header>}
      {entries.map((entry) => (
        <Entry key={entry.id} {...entry} hasMark={hasMarks} />
      ))}
    </MenuSection>
  )
}

function Entry(props: MenuEntry & { hasMark: boolean }): ReactElement {
  const { id, label, hint, icon, onAction, href, isDanger, isDisabled, hasMark } = props
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={href}
      onAction={onAction}
      isDisabled={isDisabled}
      className={cx(styles.item, isDanger && styles.danger)}
    >
      {({ isSelected }) => (
        <>
          {hasMark && (
            <span className={styles.mark}>
              {isSelected ? <Icon of={Check} /> : icon !== undefined && <Icon of={icon} />}
            </span>
          )}
          <span className={styles.text}>
            <span>{label}</span>
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </span>
        </>
      )}
    </MenuItem>
  )
}
