export { ActionMenu } from '../Menu/Menu.tsx'
export type { ActionMenuProps, MenuEntry } from '../Menu/Menu.tsx'
