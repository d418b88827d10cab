export { ActionMenu, Menu } from './Menu.tsx'
export type { ActionMenuProps, MenuEntry, MenuGroup, MenuProps } from './Menu.tsx'
