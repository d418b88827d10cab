export { Mark } from './Mark.tsx'
export type { MarkProps } from './Mark.tsx'
export { Wordmark } from './Wordmark.tsx'
export type { WordmarkProps } from './Wordmark.tsx'
