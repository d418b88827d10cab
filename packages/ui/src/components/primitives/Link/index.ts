export { Link, LinkButton } from './Link.tsx'
export type { LinkButtonProps, LinkProps } from './Link.tsx'
