export { LinkButton } from '../Link/Link.tsx'
export type { LinkButtonProps } from '../Link/Link.tsx'
