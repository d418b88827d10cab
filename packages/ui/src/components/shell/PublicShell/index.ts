export { PublicShell } from './PublicShell.tsx'
export type { PublicShellProps } from './PublicShell.tsx'
