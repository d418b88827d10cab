export { ContextualHelp } from './ContextualHelp.tsx'
export type { ContextualHelpProps } from './ContextualHelp.tsx'
